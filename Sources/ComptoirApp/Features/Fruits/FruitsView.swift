import GTK
import Store
import Widgets

/// The list of fruits with its search, its order and its filter.
@MainActor
final class FruitsView: Box {
    private let model: FruitsModel
    private let environment: Environment
    private let search = SearchEntry()
    private let list: PagedList<CatalogueRow, FruitSummary>
    private let view: ListView<FruitSummary>

    init(model: FruitsModel, environment: Environment) {
        self.model = model
        self.environment = environment
        let folders = environment.folders
        list = PagedList { [weak model] rows in model?.summaries(rows) ?? [] }
        view = ListView(
            list, selection: .single, label: { tr("{name}. {headline}", ["name": $0.name, "headline": $0.headline]) },
            row: { FruitRow(preferences: environment.preferences) }, update: { $0.show($1, folders: folders) })
        super.init(.vertical)
        buildToolbar()
        let scroller = ScrolledWindow(view, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical])
        append(Overlay(scroller, over: [statusPage()]).layout(expand: [.horizontal, .vertical]))
        view.styled("gradient-rows").setAccessibleLabel(tr("Fruits"))
        view.activatesOnSingleClick = true
        view.bind(\.fillsVisibleFirst) { !FruitRow.wraps(environment.preferences) }
        view.onActivate { _, fruit in environment.navigator.openFromList(.fruit(fruit.id)) }
        observe({ [model] in (model.rows, model.revision, model.shownQuery) }) { view, new in
            view.show(new.0, revision: new.1, query: new.2)
        }
        observe({ [navigator = environment.navigator] in navigator.path(of: .fruits).first }) { view, place in
            view.select(place, isNew: true)
        }
    }

    private func buildToolbar() {
        search.layout(expand: [.horizontal])
        search.setAccessibleLabel(tr("Search fruits"))
        // A newer search interrupts the one before it, so there is nothing to wait for.
        search.searchDelay = .zero
        search.bind(\.placeholder) { [model] in
            trn("{count} fruit", "{count} fruits", model.total, ["count": model.total])
        }
        search.onSearchChanged { [weak search, model] in model.text = search?.text ?? "" }
        search.onStopSearch { [weak search] in search?.text = "" }
        // Enter opens the best answer; Down goes to it.
        search.onActivate { [weak self] in self?.openFirst() }
        search.onKeyPressed { [weak self] key, modifiers in
            guard key == .down, modifiers.isEmpty, let self, list.count > 0 else { return false }
            view.scroll(to: 0, focusing: true)
            return true
        }
        search.observe({ [model] in model.text }) { search, text in
            if search.text != text { search.text = text }
        }
        let favourites = ToggleButton(child: Image(icon: "comptoir-heart-symbolic")).styled("image-button")
        favourites.tooltip = tr("Only favourites")
        favourites.setAccessibleLabel(tr("Only favourites"))
        favourites.onToggled { [weak favourites, model] in model.onlyFavourites = favourites?.isActive ?? false }
        favourites.bind(\.isActive) { [model] in model.onlyFavourites }
        let random = Button(icon: "comptoir-random-symbolic", named: tr("A fruit at random"))
        random.setAction("app.random-fruit")
        append(
            Box(.horizontal, spacing: Space.tiny, [search, sortButton(), favourites, random])
                .layout(margins: Insets(top: Space.small, bottom: Space.tiny, start: Space.medium, end: Space.medium)))
    }

    private func sortButton() -> Widget {
        SortButton(
            [FruitQuery.Order.name, .energy, .sugars, .vitaminC].map { ($0, $0.title) },
            order: { [model] in model.order }, isAscending: { [model] in model.isAscending }
        ) { [model] order, isAscending in
            model.order = order
            model.isAscending = isAscending
        }
    }

    private func statusPage() -> StatusPage {
        let page = StatusPage()
        let empty = environment.folders.picture("states/empty-bowl.svg")
        let broken = environment.folders.picture("states/broken-glass.svg")
        page.observe({ [model] in model.status(emptyPicture: empty, brokenPicture: broken) }) { page, state in
            page.state = state
        }
        return page
    }

    private func openFirst() {
        guard !model.text.isEmpty, list.count > 0 else { return }
        environment.navigator.openFromList(.fruit(list.element(at: 0).id))
    }

    /// Puts the keyboard into the search field.
    func focusSearch() {
        search.grabFocus()
        search.selectAll()
    }

    private var shownRevision = 0
    private var shownQuery = FruitQuery()

    private func show(_ rows: ContiguousArray<CatalogueRow>, revision: Int, query: FruitQuery) {
        let isNew = list.keys.isEmpty || query != shownQuery
        shownQuery = query
        list.keys = rows
        if revision != shownRevision {
            shownRevision = revision
            list.changed()
        }
        // Another question is answered from the top, or from the row of the open page.
        if isNew, list.count > 0 { view.scroll(to: 0) }
        select(environment.navigator.path(of: .fruits).first, isNew: isNew)
    }

    /// Marks the row of the open page, and brings it into sight if the page was opened just now.
    private func select(_ place: Address?, isNew: Bool) {
        guard case .fruit(let id) = place else { return view.selection.clear() }
        Task { [weak self, catalogue = environment.catalogue] in
            let row = try await catalogue.row(ofFruit: id)
            guard let self, let row, let index = list.keys.firstIndex(of: row) else { return }
            if view.selection.indices != [index] { view.selection.select(index) }
            if isNew { view.scroll(to: index) }
        }
    }
}

/// One fruit in the list.
@MainActor
final class FruitRow: Box {
    private let heart = Image(icon: "comptoir-heart-filled-symbolic", size: 16)
    private let row: GradientRow

    init(preferences: Preferences) {
        row = GradientRow(trailing: heart)
        super.init(.vertical, spacing: 0)
        row.bind(\.wrapsHeadline) { Self.wraps(preferences) }
        row.layout(margins: Insets(vertical: 5, horizontal: Space.medium))
        append(row)
        heart.setAccessibleLabel(tr("Favourite"))
    }

    /// Whether a long headline takes a second line, and its row more room than others.
    static func wraps(_ preferences: Preferences) -> Bool { preferences.textSize > 1.2 }

    func show(_ fruit: FruitSummary, folders: Folders) {
        heart.isVisible = fruit.isFavourite
        row.show(
            picture: folders.picture(fruit.picture), gradient: GradientPaint(fruit.gradient), name: fruit.name,
            headline: fruit.headline)
    }
}
