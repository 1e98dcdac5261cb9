import Testing

@testable import Store

@Suite("A thousand random evenings over random shelves")
struct RandomEveningTests {
    private let drinks: [Drink]
    private let book: NeedsBook

    init() async throws {
        let bar = try await Bar()
        drinks = try await bar.drinks().map(\.drink)
        book = try await bar.catalogue.needsBook(for: drinks)
    }

    /// A shelf of some ingredients: enough, low or none of each, some with an amount in some unit.
    private func shelf(_ random: inout SyntheticRandom) -> [ShelfItem] {
        let units: [Quantity.Unit] = [.millilitre, .centilitre, .ounce, .gram, .piece, .dash]
        return book.ingredients.keys.sorted().compactMap { id in
            guard random.number(below: 3) == 0 else { return nil }
            let state = random.pick(ShelfItem.State.allCases)
            let hasAmount = state != .empty && random.number(below: 2) == 0
            let amount = Quantity(Double(random.number(below: 1_000)) / 4, random.pick(units))
            return ShelfItem(id, state, amount: hasAmount ? amount : nil)
        }
    }

    private func evening(_ random: inout SyntheticRandom) -> [Needs.Serving] {
        (0...random.number(below: 8)).map { _ in
            Needs.Serving(random.pick(drinks), count: random.number(below: 3) * random.number(below: 60))
        }
    }

    @Test("need what their drinks need, never less than nothing, in the fewest packs that do")
    func properties() {
        var random = SyntheticRandom(seed: 2_026)
        var (bought, had) = (0, 0)
        for round in 0..<1_000 {
            var book = book
            book.shelf = shelf(&random)
            let servings = evening(&random)
            let needs = Needs(servings, book, countsSubstitutes: round % 2 == 0)
            check(needs, servings, book, "evening \(round)")
            bought += needs.purchases.count
            had += needs.lines.count { !$0.uses.isEmpty }
        }
        // Neither an empty shelf nor an empty cart would prove anything.
        #expect(bought > 1_000 && had > 1_000)
    }

    private func check(_ needs: Needs, _ servings: [Needs.Serving], _ book: NeedsBook, _ what: String) {
        var used: [String: Double] = [:]
        for line in needs.lines {
            let parts = servings.filter { $0.count > 0 }.flatMap { serving in
                serving.drink.parts.filter { $0.ingredient == line.ingredient && $0.isEssential }
                    .map { (serving, $0) }
            }
            #expect(parts.count == line.reasons.count && !parts.isEmpty, "\(what): \(line.ingredient)")
            // The sum over the drinks is that of the line, each amount in its unit or kept apart.
            let ways = book.ways(line.ingredient)
            let measure = line.needed.flatMap { Measured($0)?.measure }
            var (sum, apart) = (0.0, 0)
            for (serving, part) in parts {
                let amount = Measured(part.quantity.scaled(by: Double(serving.count)))
                if let measure, let amount = amount.flatMap({ ways.convert($0, to: measure) }) {
                    sum += amount
                } else {
                    apart += 1
                }
            }
            #expect(abs(sum - (line.needed?.amount ?? 0)) < 1e-6 && apart == line.apart.count, "\(what): \(line)")
            // What is used and what is missing make up what is needed, where nothing was taken at its word.
            let taken = line.uses.compactMap(\.amount?.amount)
            let missing = line.missing?.amount ?? 0
            #expect(taken.allSatisfy { $0 > 0 } && missing >= 0, "\(what): \(line)")
            let covered = taken.reduce(missing, +)
            #expect(line.isAssumed ? covered < sum + 1e-6 : abs(covered - sum) < 1e-5, "\(what): \(line)")
            #expect(line.isMissing || line.product == nil, "\(what): \(line)")
            #expect(!line.isMissing || line.product != nil, "all is sold, but not \(line.ingredient)")
            for use in line.uses {
                if case .bought = use.origin { continue }
                if let amount = use.amount, let measure {
                    let back = ways.convert(Measured(amount.amount ?? 0, measure), to: measured(use.ingredient, book))
                    used[use.ingredient, default: 0] += back ?? 0
                }
            }
        }
        for (ingredient, amount) in used {
            let there = book.shelf.first { $0.ingredient == ingredient }?.amount.flatMap { Measured($0) }
            #expect(amount <= (there?.amount ?? 0) + 1e-5, "\(what): more \(ingredient) than there is")
        }
        for purchase in needs.purchases { check(purchase, needs, what) }
    }

    private func check(_ purchase: Needs.Purchase, _ needs: Needs, _ what: String) {
        let lines = needs.lines.filter { $0.product == purchase.id }
        #expect(!lines.isEmpty && purchase.packs >= 1, "\(what): \(purchase.id)")
        guard let amount = purchase.amount.flatMap({ Measured($0) }),
            let content = Measured(purchase.product.pack.content)
        else {
            #expect(purchase.packs == 1, "\(what): \(purchase.id)")
            return
        }
        #expect(amount.measure == content.measure)
        let (packs, slack) = (Double(purchase.packs), 1e-6 * max(1, amount.amount))
        #expect(packs * content.amount >= amount.amount - slack, "\(what): too little \(purchase.id)")
        #expect(
            purchase.packs == 1 || (packs - 1) * content.amount < amount.amount, "\(what): too much \(purchase.id)")
        #expect(lines.allSatisfy { ($0.missing?.amount ?? 0) >= 0 })
    }

    private func measured(_ ingredient: String, _ book: NeedsBook) -> Measure {
        book.shelf.first { $0.ingredient == ingredient }?.amount.flatMap { Measured($0)?.measure } ?? .volume
    }
}
