internal import Foundation
internal import GRDB

extension Catalogue {
    /// All places, the person's own before those of packs.
    ///
    /// - Throws: ``StoreError`` where they cannot be read.
    public var places: [Place] {
        get async throws { try await database.read { db in try PlaceReader.places(db) } }
    }

    /// A place, or nil where there is none of that id.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func place(id: Place.ID) async throws -> Place? {
        try await database.read { db in
            try Place.fetchOne(db, id: id, from: PlaceReader.own) ?? PlaceReader.packPlace(id, db)
        }
    }

    /// The places that one would go to for something: those that name it or something that belongs to it, as the
    /// ingredients of a drink do, and those for anything.
    ///
    /// - Throws: ``StoreError`` where they cannot be read.
    public func places(for subject: PlaceSubject) async throws -> [Place] {
        let subjects = try await subjects(around: subject)
        return try await places.filter { $0.serves(subjects) }
    }

    /// What belongs to something as far as buying goes, itself among it: a drink's ingredients; a fruit and the
    /// ingredient that is the fruit itself, as lime, whose juice is another thing.
    ///
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func subjects(around subject: PlaceSubject) async throws -> Set<PlaceSubject> {
        try await database.read { db in
            switch subject {
            case .fruit(let id):
                let sql = "SELECT id FROM ingredient WHERE present AND kind = ? AND fruit = ?"
                let ingredients = try String.fetchAll(
                    db, sql: sql, arguments: [CatalogueCoding.number(IngredientKind.fruit), id])
                return Set([subject] + ingredients.map { .ingredient($0) })
            case .ingredient(let id):
                return Set([subject] + (try PlaceReader.fruits(of: [id], db)))
            case .drink(let id):
                let sql = """
                    SELECT ingredient.id FROM drink CROSS JOIN uses ON uses.drink = drink.row
                    CROSS JOIN ingredient ON ingredient.row = uses.ingredient WHERE drink.present AND drink.id = ?
                    """
                let ingredients = try String.fetchAll(db, sql: sql, arguments: [id])
                return Set(
                    [subject] + ingredients.map { .ingredient($0) } + (try PlaceReader.fruits(of: ingredients, db)))
            }
        }
    }
}

/// Reads places.
enum PlaceReader {
    /// The library's table, as the catalogue's readers know it.
    static let own = "library.place"

    /// All places, the person's own before those of packs.
    static func places(_ db: Database) throws -> [Place] {
        let packs = try Data.fetchAll(
            db, sql: "SELECT payload FROM entry WHERE kind = 'place' AND present = 1 ORDER BY sortKey, row")
        return try Place.fetchAll(db, from: own) + packs.map { try PayloadCoding.decode(Place.self, from: $0) }
    }

    /// A place of a pack, or nil where there is none of that id.
    static func packPlace(_ id: String, _ db: Database) throws -> Place? {
        try Data.fetchOne(
            db, sql: "SELECT payload FROM entry WHERE kind = 'place' AND id = ? AND present", arguments: [id]
        ).map { try PayloadCoding.decode(Place.self, from: $0) }
    }

    /// The fruits that some ingredients are.
    static func fruits(of ingredients: [String], _ db: Database) throws -> [PlaceSubject] {
        let statement = try db.cachedStatement(
            sql: "SELECT fruit FROM ingredient WHERE present AND id = ? AND kind = ? AND fruit IS NOT NULL")
        return try ingredients.compactMap { id in
            try String.fetchOne(statement, arguments: [id, CatalogueCoding.number(IngredientKind.fruit)])
                .map { .fruit($0) }
        }
    }
}
