import Observation
import Store

/// The orders, the newest first, and what they come to.
@MainActor @Observable
final class OrdersModel {
    /// The orders.
    let results: SearchResults<OrderQuery>
    /// What was ordered in each year.
    let years = LiveValue<[OrderYear]>()
    /// What the last orders brought, each thing once, the newest first.
    let things = LiveValue<[ProductSummary]>()
    @ObservationIgnored let environment: Environment

    init(environment: Environment) {
        self.environment = environment
        results = SearchResults(OrderQuery(), in: environment.catalogue)
    }

    /// Starts reading, and reads again when orders or the packs change.
    func appeared() {
        results.start()
        years.follow(environment.library.orderYearUpdates())
        things.follow(
            environment.catalogue.values(on: [.packs, .orders]) { catalogue in
                let rows = try await catalogue.rows(matching: OrderQuery()).prefix(8)
                var found: [ProductSummary] = []
                for thing in try await catalogue.loadSummaries(OrderSummary.self, for: Array(rows)).flatMap(\.things)
                where !found.contains(where: { $0.id == thing.id }) {
                    found.append(thing)
                }
                return found
            })
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// The day on which an order was placed.
    /// - Parameter isShort: whether its month is short, as a narrow window has the price beside it.
    func title(_ order: OrderSummary, isShort: Bool = false) -> String {
        environment.formats.date(of: order.placedAt, isShort: isShort)
    }

    /// What an order cost; empty where nothing had a price.
    func total(_ order: OrderSummary) -> String { order.total.map(environment.formats.money) ?? "" }

    /// When on that day, how much was bought and what, and how much of it had no price.
    /// - Parameter isShort: whether to leave out the time and the names, for which a narrow window has no space.
    func detail(_ order: OrderSummary, isShort: Bool = false) -> String {
        let formats = environment.formats
        let time = isShort ? "" : formats.time(of: order.placedAt)
        let names = isShort ? "" : names(order)
        return [time, formats.items(order.count), names, formats.withoutPrice(order.withoutPrice)]
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// The things that the pictures show, in words, and how many lines there are besides.
    private func names(_ order: OrderSummary) -> String {
        let (names, rest) = (order.things.map(\.name).joined(separator: ", "), order.lineCount - order.things.count)
        guard rest > 0, !names.isEmpty else { return names }
        return trn(
            "{names} and {count} more", "{names} and {count} more", rest,
            ["names": names, "count": environment.formats.number(rest)])
    }

    /// An order for who cannot see it.
    func spoken(_ order: OrderSummary) -> String {
        [title(order), detail(order), total(order), OrderMark(order).title]
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// What was spent in a year, and on how many orders.
    struct Figure: Equatable {
        let title: String
        let amount: String
        let caption: String
    }

    /// What was spent in the last years that have orders with a price, the newest first.
    var figures: [Figure] {
        let formats = environment.formats
        return (years.value ?? []).prefix(3).compactMap { year in
            let amount = formats.amounts(year.total)
            guard !amount.isEmpty else { return nil }
            let orders = trn("{count} order", "{count} orders", year.count)
            let rest = formats.withoutPrice(year.total.withoutPrice)
            return Figure(
                title: tr("Spent in {year}", ["year": String(year.year)]),
                amount: year.isPartial ? tr("at least {figure}", ["figure": amount]) : amount,
                caption: [orders, rest].filter { !$0.isEmpty }.joined(separator: " · "))
        }
    }
}
