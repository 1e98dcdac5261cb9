extension DrinkCost {
    /// Reckons what a serving costs.
    ///
    /// Money is reckoned in whole numbers: the amounts of recipe and pack are taken to the thousandth, each line's cost
    /// to the millionth of the currency's smallest unit, and the sum is rounded once.
    ///
    /// - Parameters:
    ///   - drink: The drink.
    ///   - book: Its ingredients with their families, and the products that are one of them.
    ///   - currency: What is reckoned in; prices in another currency are as if there were none.
    public init(_ drink: Drink, _ book: NeedsBook, in currency: Currency) {
        var (sum, lines): (Int128?, [Line]) = (nil, [])
        for (index, part) in drink.parts.enumerated() where part.isEssential {
            let (finding, millionths) = Self.finding(part, book, currency)
            if let millionths { sum = (sum ?? 0) + millionths }
            lines.append(Line(part: index, ingredient: part.ingredient, finding: finding))
        }
        self.init(lines: lines, amount: sum.flatMap { Self.money($0, currency) })
    }

    private static func finding(
        _ part: Drink.Part, _ book: NeedsBook, _ currency: Currency
    ) -> (Finding, millionths: Int128?) {
        if book.ingredients[part.ingredient]?.isOnTap == true { return (.free, nil) }
        guard let wanted = part.quantity.middle.flatMap({ Measured(Quantity($0, part.quantity.unit)) }) else {
            return (.unmeasured, nil)
        }
        let priced = book.offers.keys.sorted().filter { book.isOne($0, of: part.ingredient) }
            .flatMap { book.offers[$0] ?? [] }.filter { $0.product.price?.currency == currency }
        guard !priced.isEmpty else { return (.withoutPrice, nil) }
        let ways = book.ways(part.ingredient)
        let costs = priced.compactMap { offer -> (product: String, millionths: Int128)? in
            guard let price = offer.product.price, let content = offer.content,
                let amount = ways.convert(wanted, to: content.measure),
                let millionths = Self.millionths(price, amount: amount, of: content.amount)
            else { return nil }
            return (offer.product.id, millionths)
        }
        // The cheapest; of several the first by id.
        guard let best = costs.min(by: { ($0.millionths, $0.product) < ($1.millionths, $1.product) }),
            let cost = money(best.millionths, currency)
        else { return (.unmeasured, nil) }
        return (.cost(cost, product: best.product), best.millionths)
    }

    /// What a part of a pack costs, in millionths of the smallest unit; nil where it is no part to reckon with.
    private static func millionths(_ price: Money, amount: Double, of content: Double) -> Int128? {
        // Beyond that no recipe goes.
        guard (0...1e9).contains(amount), (0.001...1e9).contains(content) else { return nil }
        let (part, whole) = (Int128((amount * 1_000).rounded()), Int128((content * 1_000).rounded()))
        let numerator = Int128(price.minorUnits) * 1_000_000 * part
        return (numerator + whole / 2) / whole
    }

    /// Millionths of the smallest unit as money, rounded to the nearest; nil where they are more than can be counted.
    private static func money(_ millionths: Int128, _ currency: Currency) -> Money? {
        Int64(exactly: (millionths + 500_000) / 1_000_000).map { Money(minorUnits: $0, currency) }
    }
}

extension Catalogue {
    /// What a serving of a drink costs.
    ///
    /// - Parameters:
    ///   - drink: The drink.
    ///   - currency: What is reckoned in; prices in another currency are as if there were none.
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func cost(of drink: Drink, in currency: Currency) async throws -> DrinkCost {
        let wanted = Set(drink.parts.map(\.ingredient))
        let book = try await database.read { db in
            let members = wanted.isEmpty ? [] : try ProductReader.members(of: wanted, db)
            let offers = try ProductReader.offers(for: wanted.union(members), db)
            return NeedsBook(
                ingredients: try IngredientReader.ingredients(wanted.union(members), db), offers: offers)
        }
        return DrinkCost(drink, book, in: currency)
    }
}
