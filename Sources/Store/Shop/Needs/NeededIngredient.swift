/// An ingredient that drinks need, while it is reckoned what serves for it.
struct NeededIngredient {
    let ingredient: String
    let reasons: [Needs.Reason]

    /// What amounts are added up in.
    let measure: Measure

    /// How much is needed; nil where nothing can be added up.
    let needed: Double?

    /// What cannot be compared with that.
    let apart: [Quantity]

    /// How much of it nothing serves for yet.
    var missing: Double

    /// Whether nothing serves yet for what cannot be compared.
    var isMissingApart: Bool
    var uses: [Needs.Use] = []
    var product: String?

    /// How deep it lies in its families: what is one of many is wanted before what any of them does for.
    let depth: Int

    /// What is left over by the adding up of amounts that are not exact in binary.
    static let nothing = 1e-6

    var isMissing: Bool { missing > Self.nothing || isMissingApart }

    init(_ ingredient: String, _ reasons: [Needs.Reason], in book: NeedsBook) {
        self.ingredient = ingredient
        self.reasons = reasons
        let ways = book.ways(ingredient)
        let amounts = reasons.map { Measured($0.quantity) }
        let candidates =
            book.offers(for: ingredient).compactMap(\.content?.measure) + amounts.compactMap { $0?.measure }
        func count(_ measure: Measure) -> Int {
            amounts.count { $0.map { ways.convert($0, to: measure) != nil } ?? false }
        }
        // What most amounts can be told in; of several the first, which is that of what is sold.
        var best = candidates.first ?? .volume
        for candidate in candidates where count(candidate) > count(best) { best = candidate }
        measure = best
        var (sum, apart): (Double?, [Quantity]) = (nil, [])
        for (reason, amount) in zip(reasons, amounts) {
            if let amount = amount.flatMap({ ways.convert($0, to: best) }) {
                sum = (sum ?? 0) + amount
            } else {
                apart.append(reason.quantity)
            }
        }
        needed = sum
        self.apart = apart
        missing = sum ?? 0
        isMissingApart = !apart.isEmpty
        depth = book.families(ingredient).count
    }

    /// Has something serve without saying how much: it is taken as enough.
    mutating func takeEnough(_ ingredient: String, _ origin: Needs.Use.Origin, in book: NeedsBook) {
        uses.append(Needs.Use(ingredient: ingredient, name: book.name(ingredient), amount: nil, origin: origin))
        missing = 0
        isMissingApart = false
    }

    /// Has an amount of something serve.
    mutating func take(_ amount: Double, of ingredient: String, _ origin: Needs.Use.Origin, in book: NeedsBook) {
        uses.append(
            Needs.Use(
                ingredient: ingredient, name: book.name(ingredient), amount: Measured(amount, measure).quantity,
                origin: origin))
        missing = max(0, missing - amount)
    }

    /// The line that tells of it.
    func line(in book: NeedsBook) -> Needs.Line {
        let parts = (book.ingredients[ingredient]?.recipe?.parts ?? []).filter(\.isEssential).map(\.ingredient)
        let had = book.shelf.filter { $0.state != .empty }.map(\.ingredient)
        let canBeMade =
            isMissing && !parts.isEmpty
            && parts.allSatisfy { part in
                book.ingredients[part]?.isOnTap ?? false || had.contains { book.isOne($0, of: part) }
            }
        return Needs.Line(
            ingredient: ingredient, name: book.name(ingredient), reasons: reasons,
            needed: needed.map { Measured($0, measure).quantity }, apart: apart, uses: uses,
            missing: missing > Self.nothing ? Measured(missing, measure).quantity : nil,
            isMissingApart: isMissingApart, product: product, canBeMadeOf: canBeMade ? parts : [])
    }
}
