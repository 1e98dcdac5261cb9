internal import Foundation
internal import GRDB

extension Place {
    /// The person's own places.
    ///
    /// - Parameter table: The library's table, as the connection knows it.
    static func fetchAll(_ db: Database, from table: String = "place") throws -> [Place] {
        try Row.fetchAll(db, sql: "SELECT \(columns) FROM \(table) ORDER BY id").compactMap { Place($0) }
    }

    /// A place of the person's own, or nil where there is none of that id.
    static func fetchOne(_ db: Database, id: String, from table: String = "place") throws -> Place? {
        try Row.fetchOne(db, sql: "SELECT \(columns) FROM \(table) WHERE uuid = ?", arguments: [id])
            .flatMap { Place($0) }
    }

    private static let columns = "uuid, name, address, latitude, longitude, hours, page, subjects"

    private init?(_ row: Row) {
        guard let location = Location(latitude: row[3], longitude: row[4]) else { return nil }
        self.init(
            id: row[0], origin: .own,
            details: Details(
                name: row[1], address: row[2], location: location, hours: row[5],
                page: PageAddress(openable: row[6]),
                subjects: PlaceSubject.read(row[7])))
    }
}

extension Place.Details {
    /// What the library keeps of a place: texts without blanks around them, and not without end.
    var values: [String: (any DatabaseValueConvertible & Sendable)?] {
        [
            "name": Self.tidy(name, Self.nameLimit), "address": Self.tidy(address, Self.textLimit),
            "latitude": location.latitude, "longitude": location.longitude,
            "hours": Self.tidy(hours, Self.textLimit), "page": page?.text ?? "",
            "subjects": subjects.map(\.word).sorted().joined(separator: " "),
        ]
    }

    /// Whether the name says nothing.
    var isNameless: Bool { Self.tidy(name, Self.nameLimit).isEmpty }

    private static func tidy(_ text: String, _ limit: Int) -> String {
        String(text.trimmingCharacters(in: .whitespacesAndNewlines).prefix(limit))
    }
}

extension PlaceSubject {
    /// What some words name; one that is not known, as of a later version, is passed over.
    fileprivate static func read(_ words: String) -> Set<PlaceSubject> {
        Set(
            words.split(separator: " ").compactMap { PlaceSubject(word: String($0)) })
    }
}
