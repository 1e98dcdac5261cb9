internal import JSON
internal import Foundation
internal import GRDB

/// The ratings that a seller gives drinks: they count before those of the packs, and after the person's own.
///
/// They are by the drink's id, so that they outlast it when the packs are read anew.
enum GivenRatings {
    /// Makes the table that holds them.
    static func create(_ db: Database) throws {
        try db.execute(
            sql: "CREATE TABLE givenRating (drink TEXT PRIMARY KEY, halfStars INTEGER NOT NULL) WITHOUT ROWID")
    }

    /// Takes note of a seller's ratings in place of those before; nil for none.
    static func set(_ ratings: RemoteRatings?, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM givenRating; DELETE FROM meta WHERE key IN ('ratingTitle', 'ratingURL')")
        guard let ratings else { return }
        let insert = try db.makeStatement(sql: "INSERT INTO givenRating (drink, halfStars) VALUES (?, ?)")
        for rating in ratings.ratings { try insert.execute(arguments: [rating.drink, rating.halfStars]) }
        for (key, text) in [("ratingTitle", ratings.source.title), ("ratingURL", ratings.source.url)] {
            guard let text else { continue }
            try db.execute(sql: "INSERT INTO meta (key, value) VALUES (?, ?)", arguments: [key, text])
        }
    }

    /// A seller's rating of a drink; nil where there is none.
    static func rating(of drink: String, _ db: Database) throws -> Figured? {
        let sql = "SELECT halfStars FROM givenRating WHERE drink = ?"
        guard let halfStars = try Int.fetchOne(db, sql: sql, arguments: [drink]) else { return nil }
        func meta(_ key: String) throws -> String? {
            try String.fetchOne(db, sql: "SELECT value FROM meta WHERE key = ?", arguments: [key])
        }
        let source = Source(id: "server", title: try meta("ratingTitle") ?? "", url: try meta("ratingURL"))
        return Figured(value: Double(halfStars) / 2, source: source)
    }

    /// What to tell of ratings whose drinks nobody has; nothing while the packs have not been read.
    static func unknown(in ratings: RemoteRatings?, _ db: Database) throws -> [Problem] {
        guard let ratings, try CatalogueBuilder.fingerprint(db) != nil else { return [] }
        let drinks = try String.fetchAll(db, sql: "SELECT id FROM drink WHERE present = 1 ORDER BY id")
        let known = Set(drinks)
        return ratings.ratings.filter { !known.contains($0.drink) }.prefix(keptProblemsPerFile).map { rating in
            Problem(
                .unknownDrink(rating.drink, nearest: NearestName.nearest(to: rating.drink, among: drinks)),
                file: ratings.address.absoluteString, path: rating.path, location: rating.location,
                effect: .entryLeftOut(id: rating.drink))
        }
    }
}
