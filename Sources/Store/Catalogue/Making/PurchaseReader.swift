internal import GRDB

/// What a search for purchases is about: what drinks lack, and what can be bought for it.
struct PurchaseWishes: Sendable {
    /// Something that can be bought.
    struct Candidate: Sendable {
        let ingredient: PurchaseSuggestion.Ingredient

        /// The wishes that it meets, by number, ascending.
        let meets: [Int]
    }

    /// Drinks that lack the same.
    struct Group: Sendable {
        /// What they lack, by the number of the wish, ascending.
        let lacks: [Int]
        var drinks: ContiguousArray<CatalogueRow>
    }

    let candidates: [Candidate]
    let groups: [Group]

    /// How many wishes there are.
    let count: Int
}

/// Reads what drinks lack.
enum PurchaseReader {
    static func wishes(_ db: Database) throws -> PurchaseWishes {
        var numbers: [Int64: Int] = [:]
        var groups: [[Int]: ContiguousArray<CatalogueRow>] = [:]
        var current: (drink: CatalogueRow, lacks: [Int])?
        func close() {
            guard let current else { return }
            groups[current.lacks.sorted(), default: []].append(current.drink)
        }
        let cursor = try Row.fetchCursor(
            db,
            sql: """
                \(ShelfSQL.had(countsSubstitutes: true))
                SELECT drink, ingredient FROM need WHERE ingredient NOT IN (SELECT wanted FROM had) ORDER BY drink
                """)
        while let row = try cursor.next() {
            let (drink, ingredient): (CatalogueRow, Int64) = (row[0], row[1])
            let number = numbers[ingredient] ?? numbers.count
            numbers[ingredient] = number
            if current?.drink != drink {
                close()
                current = (drink, [])
            }
            current?.lacks.append(number)
        }
        close()
        return PurchaseWishes(
            candidates: try candidates(numbers, db),
            groups: groups.map { PurchaseWishes.Group(lacks: $0.key, drinks: $0.value) }
                .sorted { $0.lacks.lexicographicallyPrecedes($1.lacks) },
            count: numbers.count)
    }

    /// What meets one of the wishes: the thing itself, one of its family, or what may stand in for it. What meets no more
    /// than another does is left out; of two that meet the same, that stays which is the thing itself.
    private static func candidates(_ numbers: [Int64: Int], _ db: Database) throws -> [PurchaseWishes.Candidate] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT s.have, i.id, entry.name, s.substitute FROM satisfies AS s CROSS JOIN ingredient AS i ON i.row = s.have
                CROSS JOIN entry ON entry.row = s.have WHERE s.wanted = ?
                """)
        var meets: [Int64: (ingredient: PurchaseSuggestion.Ingredient, all: Set<Int>, own: Int)] = [:]
        for (wanted, number) in numbers {
            for row in try Row.fetchAll(statement, arguments: [wanted]) {
                let have: Int64 = row[0]
                let ingredient = PurchaseSuggestion.Ingredient(id: row[1], name: row[2])
                meets[have, default: (ingredient, [], 0)].all.insert(number)
                if row[3] == 0 { meets[have]?.own += 1 }
            }
        }
        let ordered = meets.values.sorted {
            ($1.all.count, $1.own, $0.ingredient.id) < ($0.all.count, $0.own, $1.ingredient.id)
        }
        var kept: [(ingredient: PurchaseSuggestion.Ingredient, all: Set<Int>, own: Int)] = []
        for candidate in ordered where !kept.contains(where: { $0.all.isSuperset(of: candidate.all) }) {
            kept.append(candidate)
        }
        return kept.map { PurchaseWishes.Candidate(ingredient: $0.ingredient, meets: $0.all.sorted()) }
    }
}
