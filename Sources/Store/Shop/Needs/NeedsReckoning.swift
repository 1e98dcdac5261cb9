extension Needs {
    /// Reckons what is to be bought.
    ///
    /// - Parameters:
    ///   - servings: The drinks, and how many of each.
    ///   - book: The ingredients, the shelf, and what can be bought.
    ///   - countsSubstitutes: Whether what may stand in for an ingredient serves for it.
    ///   - includesOptional: Whether what drinks do without is wanted too.
    public init(
        _ servings: [Serving], _ book: NeedsBook, countsSubstitutes: Bool = true, includesOptional: Bool = false
    ) {
        var reckoning = NeedsReckoning(servings, book, includesOptional: includesOptional)
        reckoning.takeFromShelf(substitutes: false)
        if countsSubstitutes { reckoning.takeFromShelf(substitutes: true) }
        reckoning.buy()
        self.init(lines: reckoning.wanted.map { $0.line(in: book) }, purchases: reckoning.basket.purchases)
    }
}

/// Reckons needs: first what the shelf has of the thing itself and of its family, then what may stand in, then packs.
///
/// What is one of a family comes before the family, so that a rare bottle is not poured where any other would do.
struct NeedsReckoning {
    private let book: NeedsBook

    /// What is left of each thing on the shelf; nil for enough.
    private var stock: [(ingredient: String, state: ShelfItem.State, left: Measured?)]

    /// What is needed, in the order of the drinks.
    private(set) var wanted: [NeededIngredient]

    /// What is bought.
    private(set) var basket: NeedsBasket

    /// The places in `wanted`, what is one of many first.
    private let order: [Int]

    init(_ servings: [Needs.Serving], _ book: NeedsBook, includesOptional: Bool) {
        self.book = book
        basket = NeedsBasket(book)
        stock = book.shelf.filter { $0.state == .have || ($0.state == .low && $0.amount != nil) }.map { item in
            (item.ingredient, item.state, item.amount.flatMap { Measured($0) })
        }
        var ids: [String] = []
        var reasons: [String: [Needs.Reason]] = [:]
        for serving in servings where serving.count > 0 {
            for part in serving.drink.parts where part.isEssential || includesOptional {
                guard book.ingredients[part.ingredient]?.isOnTap != true else { continue }
                if reasons[part.ingredient] == nil { ids.append(part.ingredient) }
                reasons[part.ingredient, default: []].append(
                    Needs.Reason(
                        drink: serving.drink.id, name: serving.drink.name, servings: serving.count,
                        quantity: part.quantity.scaled(by: Double(serving.count))))
            }
        }
        let wanted = ids.map { NeededIngredient($0, reasons[$0] ?? [], in: book) }
        self.wanted = wanted
        order = wanted.indices.sorted { (-wanted[$0].depth, $0) < (-wanted[$1].depth, $1) }
    }

    /// Has what is on the shelf serve.
    ///
    /// - Parameter substitutes: Whether it is what may stand in, rather than the thing itself or one of its family.
    mutating func takeFromShelf(substitutes: Bool) {
        for place in order {
            let id = wanted[place].ingredient
            let ways = substitutes ? substituteWays(for: id) : ownWays(for: id)
            for (item, origin) in ways where wanted[place].isMissing { take(item, for: place, origin) }
        }
    }

    /// The places on the shelf of the thing itself, then of its family.
    private func ownWays(for id: String) -> [(Int, Needs.Use.Origin)] {
        let own = stock.indices.filter { stock[$0].ingredient == id }
        let family = stock.indices.filter { stock[$0].ingredient != id && book.isOne(stock[$0].ingredient, of: id) }
        return own.map { ($0, .own) } + family.map { ($0, .family) }
    }

    /// The places on the shelf of what may stand in, in the author's order.
    private func substituteWays(for id: String) -> [(Int, Needs.Use.Origin)] {
        (book.ingredients[id]?.substitutes ?? []).flatMap { substitute in
            stock.indices.filter { book.isOne(stock[$0].ingredient, of: substitute.ingredient) }
                .map { ($0, .substitute(note: substitute.note)) }
        }
    }

    private mutating func take(_ item: Int, for place: Int, _ origin: Needs.Use.Origin) {
        let (ingredient, state, left) = stock[item]
        // By the ways of the thing itself: a lime for the juice of limes has none, and is taken as enough.
        guard let left,
            let there = book.ways(wanted[place].ingredient).convert(left, to: wanted[place].measure)
        else {
            if left?.amount ?? 1 > 0, state == .have { wanted[place].takeEnough(ingredient, origin, in: book) }
            return
        }
        guard there > NeededIngredient.nothing else { return }
        // Some of it is there: nobody knows how much two sprigs are, and it is taken as enough for them.
        let isEnoughApart = wanted[place].isMissingApart && state == .have
        let part = min(there, wanted[place].missing)
        if part > NeededIngredient.nothing {
            wanted[place].take(part, of: ingredient, origin, in: book)
            stock[item].left = Measured(max(0, left.amount - part * (left.amount / there)), left.measure)
        }
        if isEnoughApart, wanted[place].missing <= NeededIngredient.nothing {
            wanted[place].takeEnough(ingredient, origin, in: book)
        }
    }

    /// Rounds what is still missing up to packs.
    mutating func buy() {
        for place in order where wanted[place].isMissing { basket.buy(for: &wanted[place]) }
        basket.settle(wanted)
    }
}
