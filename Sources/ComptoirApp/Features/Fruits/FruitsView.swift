package import GTK
import Store
import Widgets

/// The list of fruits with its search, its order and its filter.
@MainActor
package final class FruitsView: Box, RunsUnderHeader {
    private let model: FruitsModel
    private let environment: Environment
    private let list: ResultsList<FruitQuery>
    private let view: ListView<FruitSummary>
    private let search: SearchBar
    /// The row of the page that is open; nil while there is none, or it is not known yet.
    private var openRow: CatalogueRow?
    private let lookup = TaskBag()

    package init(model: FruitsModel, environment: Environment) {
        self.model = model
        self.environment = environment
        let folders = environment.folders
        list = ResultsList(model.results)
        view = ListView(
            list.source, selection: .single,
            label: { $0.spoken },
            row: { FruitRow(environment) }, update: { $0.show($1, folders: folders) })
        let buttons = FruitsView.buttons(model)
        search = SearchBar(
            tr("Search fruits"), text: { model.query.text }, buttons: buttons
        ) { model.query.text = $0 }
        super.init(.vertical)
        search.usable(with: buttons) { !model.results.state.hasFailed }
        search.placeholder(environment) {
            let count = model.results.searchable(isFiltered: model.query.onlyFavourites)
            return count > 0 ? trn("Search {count} fruit", "Search {count} fruits", count) : nil
        }
        search.lead(to: list, in: view) { environment.navigator.openFromList(.fruit($0.id)) }
        append(search)
        let scroller = ScrolledWindow(view, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical])
        let standIn = RowSkeleton(rowHeight: 84, gap: 10).layout(
            margins: Insets(top: Space.tiny, bottom: 0, start: Space.page, end: Space.page))
        append(
            Overlay(scroller, over: [StatusPage(folders, standIn: standIn, model.status)]).layout(
                expand: [.horizontal, .vertical]))
        showRows()
    }

    private func showRows() {
        view.styled("gradient-rows").accessibleLabel = tr("Fruits")
        view.activatesOnSingleClick = true
        // It marks the page that is open, whatever the pointer or the keyboard is on.
        view.selection.isPersons = false
        view.fillsVisibleFirst = true
        view.onActivate { [environment] _, fruit in environment.navigator.openFromList(.fruit(fruit.id)) }
        let openPlace = { @MainActor [navigator = environment.navigator] in navigator.openFruit }
        list.follow(in: view, then: { [weak self] isNew in self?.markOpenRow(bringsIntoSight: isNew) })
        observe(openPlace) { view, place in view.opened(place) }
    }

    private static func buttons(_ model: FruitsModel) -> [Widget] {
        let sort = SortButton(
            [FruitQuery.Order.name, .energy, .sugars, .vitaminC].map { ($0, $0.title) },
            order: { model.order }, isAscending: { !model.query.isDescending },
            isByName: { $0 == .name }
        ) { order, isAscending in
            model.order = order
            model.query.isDescending = !isAscending
        }
        let heart = Image(sign: "comptoir-heart-symbolic")
        heart.bind(\.icon) {
            model.query.onlyFavourites ? "comptoir-heart-filled-symbolic" : "comptoir-heart-symbolic"
        }
        let favourites = ToggleButton(child: heart).styled("image-button")
        favourites.tooltip = tr("Only favourites")
        favourites.accessibleLabel = tr("Only favourites")
        favourites.onToggled { model.query.onlyFavourites = $0 }
        favourites.bind(\.isActive) { model.query.onlyFavourites }
        let random = Button(icon: "comptoir-random-symbolic", named: tr("Random fruit"))
        random.setAction("win.random-fruit")
        return [sort, favourites, random]
    }

    /// Puts the keyboard into the search field.
    func focusSearch() { search.focus() }

    /// Finds out which row the page has that was opened just now, and marks it.
    private func opened(_ place: Address?) {
        lookup.cancel()
        openRow = nil
        guard case .fruit(let id) = place else { return view.selection.clear() }
        let catalogue = environment.catalogue
        // A fruit that comes with a pack has its row from then on, which stays the same.
        let row = catalogue.values(on: [.packs]) { try await $0.row(of: .fruit, id: id) }
        lookup.follow(row, orElse: environment.report) { [weak self] row in
            self?.openRow = row
            self?.markOpenRow(bringsIntoSight: true)
        }
    }

    /// Marks the row of the open page; none where the list does not have it.
    private func markOpenRow(bringsIntoSight: Bool) {
        guard let openRow, let index = list.source.keys.firstIndex(of: openRow) else { return view.selection.clear() }
        if view.selection.indices != [index] { view.selection.select(index) }
        if bringsIntoSight { view.scroll(to: index) }
    }
}

extension Navigator {
    /// The fruit whose page is the topmost of its section; nil where there is none, or several are side by side above it.
    fileprivate var openFruit: Address? {
        let path = path(of: .fruits)
        if case .compare? = path.last { return nil }
        return path.last { if case .fruit = $0 { true } else { false } }
    }
}
