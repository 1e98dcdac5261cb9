import ComptoirWidgets
import GTK
import Store
import Widgets

extension DayPoster {
    /// The counter of a page, in the colour of the list of counters, at once with each change.
    /// - Parameters:
    ///   - limit: the width of the page's text where it is the head of the page.
    ///   - isBriefWhereNarrow: whether a narrow window leaves out how far it has come.
    convenience init(of model: CounterModel, limit: Int? = nil, isBriefWhereNarrow: Bool = false) {
        let formats = model.environment.formats
        self.init(
            DayPosterContent(number: "", spoken: "", caption: "", color: ColorOption.palette[0].color),
            seed: Int(model.id), limit: limit, isFlat: true
        ) { formats.number($0) }
        bind(\.leastContrast) { model.environment.leastContrast }
        var isFirst = true
        observe({ (model.poster, isBriefWhereNarrow && model.environment.isNarrow) }) { poster, new in
            guard var content = new.0 else { return }
            if new.1 { (content.standing, content.fraction) = ("", nil) }
            poster.content = content
            // The first colour is no change.
            if isFirst { poster.settle() }
            isFirst = false
        }
    }
}
