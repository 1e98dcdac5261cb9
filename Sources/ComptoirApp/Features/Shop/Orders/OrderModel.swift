import Observation
import Store

/// One order's page.
@MainActor @Observable
final class OrderModel {
    let id: Order.ID
    /// The order; nil where there is none of that number.
    let record = LiveValue<Order?>()
    /// What its lines brought, with the pictures of today.
    let products = LiveValue<[ProductSummary]>()
    /// Drinks that take something of what it brought, those first that take most of it and need least beside.
    let drinks = LiveValue<[DrinkTaking]>()
    @ObservationIgnored let environment: Environment

    /// How many drinks are shown at most.
    static let mostDrinks = 6

    init(id: Order.ID, environment: Environment) {
        self.id = id
        self.environment = environment
    }

    var order: Order? { record.value ?? nil }

    /// Starts reading; goes on until the model is gone.
    func appeared() {
        record.follow(environment.library.orderUpdates(id))
        products.follow(
            environment.catalogue.values(on: [.packs, .order(id)]) { [id] in try await $0.orderedProducts(id) })
        drinks.follow(
            environment.catalogue.values(on: [.packs, .order(id), .shelf]) { [id] in
                try await $0.drinks(taking: $0.orderedProducts(id), most: OrderModel.mostDrinks)
            })
    }

    /// Tries again after a failure.
    func retryClicked() { appeared() }

    /// A line and what its picture shows; nil while that is being read.
    struct Line: Equatable {
        let line: OrderLine
        let product: ProductSummary?
        /// Whether any of the order's lines has a cost.
        let isAmongPriced: Bool
    }

    /// What was bought.
    var lines: [Line] {
        let known = products.value ?? []
        let lines = order?.lines ?? []
        let isPriced = lines.contains { $0.cost != nil }
        return lines.enumerated().map { place, line in
            Line(
                line: line, product: known.indices.contains(place) ? known[place] : nil, isAmongPriced: isPriced)
        }
    }

    /// Puts what it had into the cart again; that can be taken back. What can no longer be bought is named.
    func againClicked() {
        environment.perform { [environment, id] in
            let (change, gone) = try await environment.catalogue.orderAgain(id)
            let names = ListFormat(environment.formats.locale).and(gone)
            let rest = gone.isEmpty ? "" : " " + tr("No longer available: {names}.", ["names": names])
            environment.tellOfCart(tr("The order is in the cart again.") + rest) { [library = environment.library] in
                try await library.undo(change)
            }
        }
    }

    /// Returns which of what it brought goes into a drink: «Gin and Lime».
    func thingsText(_ drink: DrinkSummary) -> String {
        ListFormat(environment.formats.locale).and(drinks.value?.first { $0.drink.id == drink.id }?.things ?? [])
    }

    /// Whether what it brought can be put on the shelf.
    var canPutOnShelf: Bool {
        order.map { $0.shelvedAt == nil && $0.lines.contains { $0.of?.ingredient != nil } } ?? false
    }

    /// Puts what it brought on the shelf; that can be taken back.
    func putOnShelfClicked() {
        environment.perform { [environment, library = environment.library, id] in
            let restock = try await library.putOnShelf(id)
            let text = trn(
                "{count} thing is on the shelf.", "{count} things are on the shelf.", restock.ingredients.count)
            environment.tell(text) { try await library.undo(restock) }
        }
    }

    /// Whether what it brought was put on the shelf.
    var isShelved: Bool { order?.shelvedAt != nil }

    /// Whether it can be sent, or sent once more, at once.
    var canSend: Bool { order?.state == .waiting || order?.state == .refused }

    /// Has it be sent at once.
    func sendClicked() {
        environment.perform { [library = environment.library, id] in try await library.sendAgain(id) }
    }

    /// When it was placed and how many things it has: «12:00 PM · 2 items».
    var sizeText: String {
        guard let order else { return "" }
        let formats = environment.formats
        return [formats.time(of: order.placedAt), formats.items(order.count)].joined(separator: " · ")
    }

    /// How far it has come, as a mark.
    var mark: OrderMark { OrderMark(order?.state ?? .local) }

    /// How far it has come, with the reason where there is one.
    var stateText: String {
        guard let order else { return "" }
        var text = order.state.title
        if !order.number.isEmpty {
            text += " · " + tr("number {number}", ["number": order.number])
        }
        if order.attempts > 0 {
            text += " · " + trn("tried {count} time", "tried {count} times", order.attempts)
        }
        return order.reason.isEmpty ? text : tr("{state}: {reason}", ["state": text, "reason": order.reason])
    }

    /// What it cost.
    var totalText: String { order.map { environment.formats.total($0.total) } ?? "" }

    /// Whether anything of it had a price.
    var hasTotal: Bool { order?.total.amounts.isEmpty == false }
}
