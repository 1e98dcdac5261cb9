import GTK
import Store
import ComptoirWidgets
import Widgets

/// The heading of the cellar, with the kinds to choose from.
@MainActor
final class CellarHead: Box {
    init(model: BarModel) {
        super.init(.vertical)
        styled("cellar-head")
        let title = FittingLabel(tr("Cellar")).styled("title-2", "page-title")
        title.label.role = .heading
        let count = Label.wrapping().styled("caption", "quiet")
        count.bind(\.text) {
            trn("{count} to choose from", "{count} to choose from", model.cellarCount)
        }
        let words = WrapBox(spacing: Space.small, lineSpacing: 0, [title, count])
        words.alignsBaselines = true
        append(
            words.layout(margins: Insets(top: Space.medium, bottom: Space.tiny, start: Space.page, end: Space.page)))
        let chips = FilterChips(
            tr("Kind of ingredient"), IngredientKind.allCases.map { Choice(id: $0.rawValue, title: $0.title) }, .one)
        chips.bind(\.selection) { Set([model.query.kind?.rawValue].compactMap { $0 }) }
        chips.onChanged { ids in model.query.kind = ids.first.flatMap(IngredientKind.init) }
        // From edge to edge of the page, with room for the frame of what has the keyboard.
        append(Strip(chips.layout(margins: Insets(vertical: Space.tiny, horizontal: Space.page))))
    }
}
