import Foundation
package import GTK
import Store
import Widgets

/// The products with their search, their aisles and what is missing; below, the cart.
@MainActor
package final class ShopView: Box, RunsUnderHeader {
    private let model: ShopModel
    private let search: SearchBar

    package init(model: ShopModel, environment: Environment) {
        self.model = model
        let navigator = environment.navigator
        let cards = ProductCards(model)
        let evening = FoldingButton(tr("Evening"), icon: "comptoir-drinks-symbolic", environment) {
            navigator.open(.evenings)
        }
        evening.accessibleLabel = tr("Shop for an evening")
        evening.tooltip = tr("Shop for an evening")
        let orders = FoldingButton(tr("Orders"), icon: "comptoir-orders-symbolic", environment) {
            navigator.open(.orders)
        }
        let sort = SortButton(
            ProductQuery.Order.allCases.map { ($0, $0.title) }, order: { model.query.order }, isAscending: nil
        ) { order, _ in model.query.order = order }
        search = SearchBar(
            tr("Search the shop"), text: { model.query.text }, buttons: [sort, evening, orders]
        ) { model.query.text = $0 }
        super.init(.vertical)
        search.usable(with: [sort]) {
            if case .failed? = environment.shopServer.state { false } else { !model.results.state.hasFailed }
        }
        search.placeholder(environment) {
            guard environment.shopServer.hasProducts else { return nil }
            return trn(
                "Search {count} product", "Search {count} products", model.results.total, ["count": model.results.total]
            )
        }
        search.lead(to: cards.list, in: cards.grid.view) { navigator.openFromList(.product($0.id)) }
        append(search)
        append(offline(environment))
        append(aisles())
        let skeleton = CardSkeleton(
            tr("Asking the shop’s server…"), cardWidth: 184, cardHeight: 259, pictureHeight: 156)
        skeleton.bind(\.isVisible) { environment.shopServer.state == .loading(kept: nil) }
        // What comes with the program does not stand in for a server's.
        cards.grid.bind(\.opacity) { environment.shopServer.hasProducts ? 1 : 0 }
        cards.grid.bind(\.canFocus) { environment.shopServer.hasProducts }
        cards.grid.bind(\.canTarget) { environment.shopServer.hasProducts }
        append(
            Overlay(
                cards.grid.layout(expand: [.horizontal, .vertical]),
                over: [skeleton, StatusPage(environment.folders, model.status)]
            ).layout(expand: [.horizontal, .vertical]))
        append(CartFooter(model))
    }

    /// Says that the products are as they were, and why.
    private func offline(_ environment: Environment) -> Widget {
        let banner = Banner(icon: "comptoir-offline-symbolic", closeName: tr("Close")).styled("shop-banner")
        let server = environment.shopServer
        banner.bind(\.text) {
            guard case .offline(let listing, let error)? = server.state else { return nil }
            let (formats, date) = (environment.formats, listing.date)
            // In a narrow window there is one line for it.
            if environment.isNarrow {
                let isOfToday = formats.date(of: date) == formats.date(of: environment.today.now())
                return tr(
                    "Offline · {date}",
                    ["date": isOfToday ? formats.time(of: date) : formats.date(of: date)])
            }
            return tr(
                "Last updated: {date}. {reason}",
                ["date": formats.moment(date), "reason": Failure(error).reason])
        }
        banner.action = NextStep(tr("Try again")) { server.reloadClicked() }
        return banner
    }

    /// The way to the stores in a narrow window; in a wide one the line below the products has it.
    private func stores() -> Widget {
        let words = Box(.horizontal, spacing: 3, [Image(sign: "comptoir-place-symbolic"), Label(tr("Stores"))])
        let button = Button(child: words).styled("chip")
        button.accessibleLabel = tr("Stores")
        button.onClicked { [environment = model.environment] in environment.navigator.open(.stores) }
        button.bind(\.isVisible) { [environment = model.environment] in environment.isNarrow }
        return button
    }

    /// What is missing, and the aisles that have something.
    private func aisles() -> Widget {
        let missing = FilterChips(
            tr("What is missing"), [Choice(id: "missing", title: tr("What is missing"))], .one)
        missing.bind(\.selection) { [model] in model.query.onlyMissing ? ["missing"] : [] }
        missing.onChanged { [model] ids in model.query.onlyMissing = !ids.isEmpty }
        let chips = FilterChips(tr("Aisle"), [], .one)
        chips.bind(\.choices) { [model] in model.aisles.map { Choice(id: $0.rawValue, title: $0.title) } }
        chips.bind(\.selection) { [model] in Set([model.query.kind?.rawValue].compactMap { $0 }) }
        chips.onChanged { [model] ids in model.query.kind = ids.first.flatMap(ProductKind.init) }
        chips.bind(\.isVisible) { [model] in !model.aisles.isEmpty }
        let awaited = awaitedAisles()
        let line = Separator(.vertical)
        line.bind(\.isVisible) { [model, server = model.environment.shopServer] in
            !model.aisles.isEmpty || server.state == .loading(kept: nil)
        }
        let row = Box(.horizontal, spacing: Space.small, [stores(), missing, line, chips, awaited])
        // From edge to edge of the page, with room for the frame of what has the keyboard.
        let strip = Strip(row.layout(margins: Insets(vertical: Space.tiny, horizontal: Space.page)))
        // Where the server gave nothing, there is nothing to choose from.
        strip.bind(\.isVisible) { [server = model.environment.shopServer] in
            if case .failed? = server.state { false } else { true }
        }
        return strip
    }

    /// Pale places for the aisles while the server is asked for them, so that nothing moves once they are there.
    private func awaitedAisles() -> Widget {
        let places = [54, 84, 66, 96, 72, 60].map { width in
            let place = Box(.horizontal).styled("awaited-chip").layout(vertical: .center)
            place.minimumSize = SizeRequest(width: width, height: 30)
            return place
        }
        let row = Box(.horizontal, spacing: Space.tiny, places)
        row.role = .none
        row.bind(\.isVisible) { [server = model.environment.shopServer] in server.state == .loading(kept: nil) }
        return row
    }

    /// Puts the keyboard into the search field.
    func focusSearch() { search.focus() }
}
