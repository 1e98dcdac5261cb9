package import GTK
import Store
import ComptoirWidgets
import Widgets

/// The drinks with their search, their categories, their filter and their order.
@MainActor
package final class DrinksView: Box, RunsUnderHeader {
    private let model: DrinksModel
    private let search: SearchBar

    /// Makes the view.
    /// - Parameter showFilter: brings up the filter.
    package init(model: DrinksModel, environment: Environment, showFilter: @escaping @MainActor () -> Void) {
        self.model = model
        let open = { @MainActor (drink: DrinkSummary) in environment.navigator.openFromList(.drink(drink.id)) }
        let cards = DrinkCards(model.results, bar: environment.bar, open: open)
        search = SearchBar(
            tr("Search drinks"), text: { model.query.text },
            buttons: [DrinksView.sortButton(model), DrinksView.filterButton(model, showFilter)]
        ) { model.query.text = $0 }
        super.init(.vertical)
        search.placeholder(environment) {
            let count = model.results.searchable(isFiltered: model.query.isFiltered)
            return count > 0 ? trn("Search {count} drink", "Search {count} drinks", count) : nil
        }
        search.lead(to: cards.list, in: cards.grid.view, open: open)
        append(search)
        append(strip())
        append(heading().layout(margins: Insets(top: 0, bottom: Space.tiny, start: Space.page, end: Space.page)))
        append(
            Overlay(
                cards.grid.layout(expand: [.horizontal, .vertical]),
                over: [StatusPage(environment.folders, model.status)]
            ).layout(expand: [.horizontal, .vertical]))
    }

    private static func sortButton(_ model: DrinksModel) -> Widget {
        SortButton(
            [DrinkOrder.name, .strength, .energy, .missing, .rating].map { ($0, $0.title) },
            order: { model.order }, isAscending: { !model.query.isDescending },
            isByName: { $0 == .name }
        ) { order, isAscending in
            model.order = order
            model.query.isDescending = !isAscending
        }
    }

    private static func filterButton(_ model: DrinksModel, _ show: @escaping @MainActor () -> Void) -> Widget {
        let button = Button(icon: "comptoir-filter-symbolic", named: tr("Filter"), action: show)
        button.observe({ model.criteria }) { button, count in
            button[cssClass: "suggested"] = count > 0
            button.accessibleDescription =
                count > 0 ? trn("{count} criterion", "{count} criteria", count, ["count": count]) : ""
        }
        return button
    }

    private func makeableButton() -> Widget {
        let label = Label()
        let button = ToggleButton(child: label).styled("chip")
        label.observe({ [model] in tr("Can make · {count}", ["count": model.makeable]) }) { [weak button] label, text in
            label.text = text
            button?.accessibleLabel = text
        }
        button.onToggled { [model] isOn in
            guard isOn != (model.query.lacking == 0) else { return }
            model.makeableClicked()
        }
        button.bind(\.isActive) { [model] in model.query.lacking == 0 }
        // Who can make none needs the bar, not a naught.
        button.bind(\.isVisible) { [model] in model.makeable > 0 || model.query.lacking == 0 }
        return button
    }

    private func strip() -> Widget {
        let categories = DrinkCategory.allCases.map { category in
            Category(
                id: category.rawValue, title: category.title,
                picture: DrinkPicture(category.example, size: 66))
        }
        let strip = CategoryStrip(tr("Categories"), categories)
        strip.bind(\.selection) { [model] in model.query.category?.rawValue }
        strip.onSelected { [model] in model.categoryChosen($0) }
        return strip
    }

    private func heading() -> Widget {
        let title = Label.wrapping().styled("heading", "page-title")
        title.role = .heading
        let name = { @MainActor [model] in model.query.category?.heading ?? tr("All drinks") }
        title.bind(\.text, to: name)
        let clear = Button(icon: "comptoir-close-symbolic", named: tr("Clear filter")) { [model] in
            model.clearFilterClicked()
        }.styled("flat", "round", "small")
        // “Clear” alone would not say what.
        clear.bind(\.accessibleLabel) { tr("{name}: {value}", ["name": tr("Clear filter"), "value": name()]) }
        clear.bind(\.isVisible) { [model] in model.isFiltered }
        return SplitLine(
            TextLine(text: title, [clear], spacing: Space.tiny, isClose: true), makeableButton())
    }

    /// Puts the keyboard into the search field.
    func focusSearch() { search.focus() }
}
