import Foundation
import Store

extension CartModel {
    /// What becomes of the cart when it is ordered: only a server takes an order.
    var orderWords: String { environment.orderServer == nil ? tr("_Save as an order") : tr("Check _out") }

    /// What a line is bought for, each a sentence; none where the person put it in themselves.
    func reasons(_ item: Cart.Item) -> [String] {
        item.line.reasons.map { reason in
            guard let drink = reason.drink else { return tr("Running low.") }
            return environment.formats.reason(
                drinks[drink] ?? TextLimit.name.shown(drink), servings: reason.servings, reason.quantity)
        }
    }

    /// What a line says below its name: what one gets, what for, and the note.
    func lines(_ item: Cart.Item) -> [String] {
        let pack = item.product.flatMap { environment.formats.packBesideNumber($0.pack) }
        return ([pack].compactMap(\.self) + reasons(item) + [item.line.note]).filter { !$0.isEmpty }
    }

    /// A line for who cannot see it.
    func spoken(_ item: Cart.Item) -> String { ([item.name] + lines(item)).joined(separator: ", ") }

    /// Returns what of the cart goes into a drink: «Gin and Lime».
    func thingsText(_ drink: DrinkSummary) -> String {
        ListFormat(environment.formats.locale).and(
            drinksWithIt.value?.first { $0.drink.id == drink.id }?.things ?? [])
    }

    /// What an aisle comes to; how many things are in it where nothing of it has a price.
    struct AisleSum: Equatable {
        let title: String
        let amount: String
    }

    /// What each aisle comes to.
    var sums: [AisleSum] {
        aisles.map { aisle in
            var sum = MoneySum()
            for item in aisle.items { sum.add(item.price, count: item.line.quantity) }
            let amounts = environment.formats.amounts(sum)
            let count = aisle.items.reduce(0) { $0 + $1.line.quantity }
            return AisleSum(
                title: aisle.kind.title, amount: amounts.isEmpty ? environment.formats.items(count) : amounts)
        }
    }

    /// Whether anything has a price, so that lines keep room for what they cost.
    var hasCosts: Bool { cart.items.contains { $0.cost != nil } }

    /// How much there is, and how much of it has no price.
    var restText: String {
        [countText, environment.formats.unpriced(cart.total)].filter { !$0.isEmpty }.joined(
            separator: " · ")
    }

    /// What it costs; where nothing has a price, that.
    var footText: String {
        let amounts = environment.formats.amounts(cart.total)
        return amounts.isEmpty ? environment.formats.unpriced(cart.total).capitalizedFirst : amounts
    }

    /// The cart as plain text, by aisle, to be sent to somebody.
    var shareText: String {
        share(heading: { "\($0)\n" }) { "\($0.line.isChecked ? "☑" : "☐") \(self.line($0))" }
    }

    /// The cart as Markdown, by aisle, with boxes to be ticked.
    var shareMarkdown: String {
        share(heading: { "## \(Markdown.escaped($0))\n\n" }) {
            "- [\($0.line.isChecked ? "x" : " ")] \(Markdown.escaped(self.line($0)))"
        }
    }

    private func share(heading: (String) -> String, _ line: (Cart.Item) -> String) -> String {
        let aisles = aisles.map { heading($0.kind.title) + $0.items.map(line).joined(separator: "\n") }
        let total = cart.total == MoneySum() ? [] : [totalText]
        return (aisles + total).joined(separator: "\n\n")
    }

    /// A line in words: «2 × Gin (70 cl): the dry one».
    private func line(_ item: Cart.Item) -> String {
        var text = tr("{count} × {name}", ["count": String(item.line.quantity), "name": item.name])
        if let pack = item.product?.pack, let size = environment.formats.packBesideNumber(pack) { text += " (\(size))" }
        guard !item.line.note.isEmpty else { return text }
        let note = item.line.note.split(whereSeparator: \.isNewline).joined(separator: " ")
        return tr("{line}: {note}", ["line": text, "note": note])
    }
}
