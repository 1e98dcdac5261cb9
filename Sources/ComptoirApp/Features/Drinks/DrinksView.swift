import GTK
import Store
import Widgets

/// The drinks with their search, their categories, their filter and their order.
@MainActor
final class DrinksView: Box {
    private let model: DrinksModel
    private let environment: Environment
    private let search = SearchEntry()
    private let cards: DrinkCards
    private let showFilter: @MainActor () -> Void

    /// Makes the view.
    /// - Parameter showFilter: brings up the filter.
    init(model: DrinksModel, environment: Environment, showFilter: @escaping @MainActor () -> Void) {
        self.model = model
        self.environment = environment
        self.showFilter = showFilter
        cards = DrinkCards(model: model, bar: environment.bar) { drink in
            environment.navigator.openFromList(.drink(drink.id))
        }
        super.init(.vertical)
        append(toolbar())
        append(strip())
        append(heading().layout(margins: Insets(top: 0, bottom: Space.tiny, start: Space.medium, end: Space.medium)))
        append(
            Overlay(cards.grid.layout(expand: [.horizontal, .vertical]), over: [statusPage()])
                .layout(expand: [.horizontal, .vertical]))
    }

    private func toolbar() -> Widget {
        search.layout(expand: [.horizontal])
        search.setAccessibleLabel(tr("Search drinks"))
        search.searchDelay = .zero
        search.bind(\.placeholder) { [model] in
            trn("{count} drink", "{count} drinks", model.total, ["count": model.total])
        }
        search.onSearchChanged { [weak search, model] in model.query.text = search?.text ?? "" }
        search.onStopSearch { [weak search] in search?.text = "" }
        search.onActivate { [weak self] in
            guard let self, !model.query.text.isEmpty, let first = cards.first else { return }
            environment.navigator.openFromList(.drink(first.id))
        }
        search.onKeyPressed { [weak self] key, modifiers in
            guard key == .down, modifiers.isEmpty, let self, cards.first != nil else { return false }
            cards.focusFirst()
            return true
        }
        search.observe({ [model] in model.query.text }) { search, text in
            if search.text != text { search.text = text }
        }
        return Box(
            .horizontal, spacing: Space.tiny, [search, sortButton(), filterButton()]
        ).layout(margins: Insets(top: Space.small, bottom: Space.tiny, start: Space.medium, end: Space.medium))
    }

    private func sortButton() -> Widget {
        SortButton(
            [DrinkOrder.name, .strength, .energy, .missing, .rating].map { ($0, $0.title) },
            order: { [model] in model.order }, isAscending: { [model] in !model.query.isDescending }
        ) { [model] order, isAscending in
            model.order = order
            model.query.isDescending = !isAscending
        }
    }

    private func filterButton() -> Widget {
        let button = Button(icon: "comptoir-filter-symbolic", named: tr("Filter"))
        button.onClicked { [showFilter] in showFilter() }
        button.observe({ [model] in model.criteria }) { button, count in
            button[cssClass: "suggested"] = count > 0
            button.setAccessibleDescription(
                count > 0 ? trn("{count} criterion", "{count} criteria", count, ["count": count]) : "")
        }
        return button
    }

    private func makeableButton() -> Widget {
        let label = Label()
        let button = ToggleButton(child: label).styled("can-make")
        label.observe({ [model] in tr("Can make · {count}", ["count": model.makeable]) }) { [weak button] label, text in
            label.text = text
            button?.setAccessibleLabel(text)
        }
        button.onToggled { [weak button, model] in
            guard let button, button.isActive != (model.query.lacking == 0) else { return }
            model.makeableClicked()
        }
        button.bind(\.isActive) { [model] in model.query.lacking == 0 }
        return button
    }

    private func strip() -> Widget {
        let categories = DrinkCategory.allCases.map { category in
            Category(
                id: category.rawValue, title: category.title,
                picture: DrinkPicture(category.example, size: 54))
        }
        let strip = CategoryStrip(tr("Categories"), categories)
        strip.bind(\.selection) { [model] in model.query.category?.rawValue }
        strip.onSelected { [model] in model.categoryChosen($0) }
        return strip
    }

    private func heading() -> Widget {
        let title = SectionTitle(tr("All drinks"))
        title.observe({ [model] in
            (model.query.category?.heading ?? tr("All drinks"), model.isFiltered)
        }) { [model] title, new in
            title.text = new.0
            title.action = new.1 ? NextStep(tr("Clear filter")) { model.clearFilterClicked() } : nil
        }
        return Box(
            .horizontal, spacing: Space.small,
            [title.layout(expand: [.horizontal]), makeableButton().layout(vertical: .center)])
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
