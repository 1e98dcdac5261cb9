import GTK
import Store
import Widgets

/// The shelf of the bar: what there is, what there could be, and what would be worth buying.
@MainActor
final class BarView: Box {
    private let model: BarModel
    private let environment: Environment
    private let search = SearchEntry()
    private let list = ArrayList<IngredientSummary>()

    init(model: BarModel, environment: Environment) {
        self.model = model
        self.environment = environment
        super.init(.vertical)
        append(toolbar())
        append(kinds())
        let view = ListView(list, label: { BarRow.spoken($0) }, row: { [model] in BarRow(model: model) }) {
            $0.show($1)
        }
        view.styled("bar-rows").setAccessibleLabel(tr("What is on the shelf"))
        let scroller = ScrolledWindow(view, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical])
        append(BarSuggestions(model: model))
        append(Overlay(scroller, over: [statusPage()]).layout(expand: [.horizontal, .vertical]))
        observe({ model.ingredients }) { view, ingredients in view.list.elements = ingredients }
    }

    private func toolbar() -> Widget {
        search.layout(expand: [.horizontal])
        search.setAccessibleLabel(tr("Search ingredients"))
        search.placeholder = tr("An ingredient")
        search.searchDelay = .zero
        search.onSearchChanged { [weak search, model] in model.text = search?.text ?? "" }
        search.onStopSearch { [weak search] in search?.text = "" }
        let several = Button(icon: "comptoir-edit-symbolic", named: tr("Type several"))
        several.onClicked { [environment, model] in
            environment.present(tr("What do you have?")) { dismiss in BarTyping(model: model, dismiss: dismiss) }
        }
        let log = Button(icon: "comptoir-days-symbolic", named: tr("What I made"))
        log.onClicked { [environment] in environment.navigator.openFromList(.log) }
        return Box(.horizontal, spacing: Space.tiny, [search, several, log])
            .layout(margins: Insets(top: Space.small, bottom: Space.tiny, start: Space.medium, end: Space.medium))
    }

    private func kinds() -> Widget {
        let chips = FilterChips(
            tr("Sort of thing"), IngredientKind.allCases.map { Choice(id: $0.rawValue, title: $0.title) }, .one)
        chips.bind(\.selection) { [model] in Set([model.kind?.rawValue].compactMap { $0 }) }
        chips.onChanged { [model] ids in model.kind = ids.first.flatMap(IngredientKind.init) }
        let mine = FilterChips(tr("On the shelf"), [Choice(id: "mine", title: tr("On the shelf"))], .one)
        mine.bind(\.selection) { [model] in model.onlyOnShelf ? ["mine"] : [] }
        mine.onChanged { [model] ids in model.onlyOnShelf = !ids.isEmpty }
        let line = Box(.horizontal, spacing: Space.small, [mine, Separator(.vertical), chips])
        // From edge to edge of the page, with room for the frame of what has the keyboard.
        return Strip(line.layout(margins: Insets(vertical: Space.tiny, horizontal: Space.medium)))
    }

    private func statusPage() -> StatusPage {
        let page = StatusPage()
        let empty = environment.folders.picture("states/empty-glass.svg")
        let broken = environment.folders.picture("states/broken-glass.svg")
        page.observe({ [model] in model.status(emptyPicture: empty, brokenPicture: broken) }) { page, state in
            page.state = state
        }
        return page
    }

    /// Puts the keyboard into the search field.
    func focusSearch() {
        search.grabFocus()
        search.selectAll()
    }
}

extension BarModel {
    /// What stands in place of the rows: nil where there are rows.
    func status(emptyPicture: String, brokenPicture: String) -> StatusState? {
        switch state {
        case .loading: return .loading(tr("Dusting the bottles…"))
        case .failed(let message, let advice):
            return .failed(
                title: message, text: advice, picture: brokenPicture,
                retry: NextStep(tr("Try again")) { [weak self] in self?.retryClicked() })
        case .ready where ingredients.isEmpty && onlyOnShelf && text.isEmpty && kind == nil:
            return .empty(
                title: tr("The shelf is empty"), text: tr("Say of a few ingredients that you have them."),
                picture: emptyPicture,
                action: NextStep(tr("Show all ingredients")) { [weak self] in self?.onlyOnShelf = false })
        case .ready where ingredients.isEmpty:
            return .empty(
                title: tr("No ingredient like that"), text: tr("Try fewer letters, or another sort."),
                picture: emptyPicture,
                action: NextStep(tr("Show all ingredients")) { [weak self] in
                    self?.text = ""
                    self?.kind = nil
                    self?.onlyOnShelf = false
                })
        case .ready: return nil
        }
    }
}
