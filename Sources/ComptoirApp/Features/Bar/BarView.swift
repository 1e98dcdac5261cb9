import GTK
import Store
import Widgets

/// The shelf of the bar: what there is, what there could be, and what would be worth buying.
@MainActor
final class BarView: Box {
    private let model: BarModel
    private let search: SearchBar

    init(model: BarModel, environment: Environment) {
        self.model = model
        search = SearchBar(
            tr("Search ingredients"), text: { model.query.text }, buttons: BarView.buttons(model, environment)
        ) { model.query.text = $0 }
        super.init(.vertical)
        append(search.placeholder { tr("An ingredient") })
        append(kinds())
        let list = ResultsList(model.results)
        let view = ListView(list.source, label: { BarRow.spoken($0) }, row: { BarRow(model: model) }) { $0.show($1) }
        view.styled("bar-rows").setAccessibleLabel(tr("What is on the shelf"))
        list.follow(in: view)
        let scroller = ScrolledWindow(view, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical])
        append(BarSuggestions(model: model))
        append(
            Overlay(scroller, over: [StatusPage(environment.folders, model.status)])
                .layout(expand: [.horizontal, .vertical]))
    }

    private static func buttons(_ model: BarModel, _ environment: Environment) -> [Widget] {
        let several = Button(icon: "comptoir-edit-symbolic", named: tr("Type several")) {
            environment.present(tr("What do you have?")) { dismiss in BarTyping(model: model, dismiss: dismiss) }
        }
        let log = Button(icon: "comptoir-days-symbolic", named: tr("What I made")) {
            environment.navigator.openFromList(.log)
        }
        return [several, log]
    }

    private func kinds() -> Widget {
        let chips = FilterChips(
            tr("Sort of thing"), IngredientKind.allCases.map { Choice(id: $0.rawValue, title: $0.title) }, .one)
        chips.bind(\.selection) { [model] in Set([model.query.kind?.rawValue].compactMap { $0 }) }
        chips.onChanged { [model] ids in model.query.kind = ids.first.flatMap(IngredientKind.init) }
        let mine = FilterChips(tr("On the shelf"), [Choice(id: "mine", title: tr("On the shelf"))], .one)
        mine.bind(\.selection) { [model] in model.query.onlyOnShelf ? ["mine"] : [] }
        mine.onChanged { [model] ids in model.query.onlyOnShelf = !ids.isEmpty }
        let line = Box(.horizontal, spacing: Space.small, [mine, Separator(.vertical), chips])
        // From edge to edge of the page, with room for the frame of what has the keyboard.
        return Strip(line.layout(margins: Insets(vertical: Space.tiny, horizontal: Space.medium)))
    }

    /// Puts the keyboard into the search field.
    func focusSearch() { search.focus() }
}
