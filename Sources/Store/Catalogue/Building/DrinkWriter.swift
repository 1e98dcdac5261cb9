internal import Foundation
internal import GRDB

/// Writes what ingredients and drinks have beside what every entry has, within one transaction of the caller's.
///
/// Ingredients must be written before what refers to them; ``finish()`` writes what they have to do with each other.
final class DrinkWriter {
    private let insertIngredient, insertSatisfies, insertDrink, insertNeed, insertUse, insertFruit, countUses: Statement
    private var rows: [String: Int64] = [:]
    private var lines: [(have: Int64, columns: IngredientColumns)] = []

    init(_ db: Database) throws {
        insertIngredient = try db.makeStatement(
            sql: """
                INSERT OR REPLACE INTO ingredient (row, id, present, sortKey, kind, colour, opacity, sparkling, families,
                    aliases, everyday, fruit)
                VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        insertSatisfies = try db.makeStatement(
            sql: "INSERT OR IGNORE INTO satisfies (have, wanted, substitute) VALUES (?, ?, ?)")
        insertDrink = try db.makeStatement(
            sql: """
                INSERT OR REPLACE INTO drink (row, id, present, sortKey, level, glass, categories, methods, alcohol, base,
                    strength, energy, grams, baseName, rating, sketch)
                VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        insertNeed = try db.makeStatement(sql: "INSERT OR IGNORE INTO need (drink, ingredient) VALUES (?, ?)")
        insertUse = try db.makeStatement(sql: "INSERT OR IGNORE INTO uses (drink, ingredient) VALUES (?, ?)")
        countUses = try db.makeStatement(
            sql: """
                UPDATE ingredient SET drinks = (SELECT count(DISTINCT u.drink) FROM satisfies AS s
                    CROSS JOIN uses AS u ON u.ingredient = s.have WHERE s.wanted = ingredient.row AND s.substitute = 0)
                WHERE present = 1
                """)
        insertFruit = try db.makeStatement(sql: "INSERT OR IGNORE INTO fruitUse (drink, fruit) VALUES (?, ?)")
    }

    /// Writes what is particular to an entry's kind.
    func write(_ entry: EntryRecord, row: Int64) throws {
        if let columns = entry.ingredient { try write(columns, entry, row) }
        if let columns = entry.drink { try write(columns, entry, row) }
    }

    /// Writes what each ingredient satisfies, and how many drinks use it: first all that it is, then what it may stand in for, which does not count
    /// where it is the thing itself.
    func finish() throws {
        var members: [Int64: [Int64]] = [:]
        for (have, columns) in lines {
            for wanted in columns.line.compactMap({ rows[$0] }) {
                try insertSatisfies.execute(arguments: [have, wanted, 0])
                members[wanted, default: []].append(have)
            }
        }
        for (wanted, columns) in lines {
            for substitute in columns.substitutes.compactMap({ rows[$0] }) {
                for have in members[substitute] ?? [] { try insertSatisfies.execute(arguments: [have, wanted, 1]) }
            }
        }
        if !lines.isEmpty { try countUses.execute() }
    }

    private func write(_ columns: IngredientColumns, _ entry: EntryRecord, _ row: Int64) throws {
        rows[entry.id] = row
        lines.append((row, columns))
        try insertIngredient.execute(arguments: [
            row, entry.id, entry.words.name, CatalogueCoding.number(columns.kind), columns.colour.packed,
            columns.opacity, columns.isSparkling, columns.line.dropFirst().joined(separator: " "),
            columns.aliases.joined(separator: "\n"), columns.isEveryday, columns.fruit,
        ])
    }

    private func write(_ columns: DrinkColumns, _ entry: EntryRecord, _ row: Int64) throws {
        let arguments: [(any DatabaseValueConvertible)?] = [
            row, entry.id, entry.words.name, CatalogueCoding.number(columns.level),
            CatalogueCoding.number(columns.glass),
            CatalogueCoding.bits(columns.categories), CatalogueCoding.bits(columns.methods),
            columns.alcohol.map(CatalogueCoding.number), columns.base.flatMap { rows[$0] }, columns.strength,
            columns.energy, columns.grams, columns.baseName, columns.rating, Data(columns.sketch.packed),
        ]
        try insertDrink.execute(arguments: StatementArguments(arguments))
        for need in columns.needs.compactMap({ rows[$0] }) { try insertNeed.execute(arguments: [row, need]) }
        for use in columns.uses.compactMap({ rows[$0] }) { try insertUse.execute(arguments: [row, use]) }
        for fruit in columns.fruits { try insertFruit.execute(arguments: [row, fruit]) }
    }
}
