/// The packs that are bought for needs: of each product the fewest that do.
struct NeedsBasket {
    /// What is wanted of a product, in the measure of its pack.
    private struct Want {
        let offer: NeedsBook.Offer
        let measure: Measure
        let content: Double

        /// What is wanted of the thing itself.
        var direct = 0.0

        /// What is wanted of each of the ingredients of which a piece has one: the same eggs give whites and yolks.
        var parts: [String: Double] = [:]

        /// Whether an amount is wanted that can be told.
        var isCounted = false

        var amount: Double { direct + (parts.values.max() ?? 0) }
        var packs: Int { NeedsBasket.packs(of: content, for: amount) }
        var surplus: Double { Double(packs) * content - amount }
    }

    private let book: NeedsBook
    private var wants: [String: Want] = [:]

    /// What is to be bought, in the order of the lines; there once it is settled.
    private(set) var purchases: [Needs.Purchase] = []

    init(_ book: NeedsBook) { self.book = book }

    /// The fewest packs that hold an amount, at least one; a billion where it is more than that.
    private static func packs(of content: Double, for amount: Double) -> Int {
        max(1, Int(min((amount / content - 1e-9).rounded(.up), 1e9)))
    }

    /// Buys what is missing of an ingredient, after what other packs have left over.
    mutating func buy(for wanted: inout NeededIngredient) {
        useSurplus(for: &wanted)
        guard wanted.isMissing, let (offer, content) = offer(for: wanted) else { return }
        let id = offer.product.id
        wanted.product = id
        var want = wants[id] ?? Want(offer: offer, measure: content.measure, content: content.amount)
        let amount = book.ways(wanted.ingredient)
            .convert(Measured(wanted.missing, wanted.measure), to: content.measure)
        if let amount, wanted.missing > NeededIngredient.nothing {
            want.isCounted = true
            if offer.isPart { want.parts[wanted.ingredient, default: 0] += amount } else { want.direct += amount }
        }
        wants[id] = want
    }

    /// Has a pack that is bought for one of a family serve for the family too, as far as it is left over.
    private mutating func useSurplus(for wanted: inout NeededIngredient) {
        for (id, want) in wants.sorted(by: { $0.key < $1.key }) where wanted.isMissing && !want.offer.isPart {
            guard let bought = want.offer.product.of?.ingredient, bought != wanted.ingredient,
                book.isOne(bought, of: wanted.ingredient), want.isCounted,
                let there = book.ways(wanted.ingredient)
                    .convert(Measured(want.surplus, want.measure), to: wanted.measure),
                there > NeededIngredient.nothing
            else { continue }
            if wanted.missing > NeededIngredient.nothing {
                let part = min(there, wanted.missing)
                wants[id]?.direct += want.surplus * part / there
                wanted.take(part, of: bought, .bought(product: id), in: book)
            } else {
                wanted.takeEnough(bought, .bought(product: id), in: book)
            }
        }
    }

    /// The product of which the least is left over; one that is the thing itself before one that merely has it in it.
    private func offer(for wanted: NeededIngredient) -> (NeedsBook.Offer, Measured)? {
        let ways = book.ways(wanted.ingredient)
        let offers = book.offers(for: wanted.ingredient).compactMap { offer in offer.content.map { (offer, $0) } }
        func waste(_ content: Measured) -> Double {
            guard let missing = ways.convert(Measured(wanted.missing, wanted.measure), to: content.measure) else {
                return .infinity
            }
            let packs = Double(Self.packs(of: content.amount, for: missing))
            // As a share, as packs may be told in different measures.
            return missing > 0 ? packs * content.amount / missing : content.amount
        }
        return offers.min { first, second in
            if first.0.isPart != second.0.isPart { return second.0.isPart }
            let (a, b) = (waste(first.1), waste(second.1))
            return a != b ? a < b : first.0.product.id < second.0.product.id
        }
    }

    /// Says what is to be bought.
    mutating func settle(_ wanted: [NeededIngredient]) {
        var ids: [String] = []
        for product in wanted.compactMap(\.product) where !ids.contains(product) { ids.append(product) }
        purchases = ids.compactMap { id in
            guard let want = wants[id] else { return nil }
            let lines = wanted.filter { $0.product == id }
            return Needs.Purchase(
                product: want.offer.product, packs: want.packs,
                amount: want.isCounted ? Measured(want.amount, want.measure).quantity : nil,
                ingredients: lines.map(\.ingredient), reasons: lines.flatMap(\.reasons))
        }
    }
}
