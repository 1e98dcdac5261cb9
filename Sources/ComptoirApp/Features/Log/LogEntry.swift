import GTK
import Store
import ComptoirWidgets
import Widgets

/// What was made, when and how much, with its picture and a button that takes it out of the log.
@MainActor
final class LogEntry: Box {
    /// The side of the picture, in pixels.
    static let pictureSize = 48

    private let model: LogModel
    private let picture = DrinkPicture(size: pictureSize, isPatient: true)
    private let drink = Label.wrapping().styled("log-drink")
    private let detail = Label.wrapping().styled("quiet")
    private var line: LogLine?

    /// Makes an entry.
    /// - Parameter removed: gets what is to be taken out of the log.
    init(_ model: LogModel, removed: @escaping @MainActor (LogLine) -> Void) {
        self.model = model
        super.init(.vertical)
        let remove = Button(icon: "comptoir-trash-symbolic", named: tr("Take out of the log")).styled("flat")
        remove.onClicked { [weak self] in
            if let line = self?.line { removed(line) }
        }
        append(TextLine([picture], text: Box(.vertical, spacing: 3, [drink, detail]), [remove]))
    }

    /// Shows an entry.
    func show(_ line: LogLine) {
        self.line = line
        drink.text = model.name(line)
        detail.text = model.detail(line)
        picture.opacity = line.sketch == nil ? 0 : 1
        if let sketch = line.sketch { picture.art = DrinkArt(sketch) }
    }
}
