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
                name: row.text(1, .name), address: row.text(2, .lines), location: location, hours: row.text(5, .lines),
                page: PageAddress(openable: row[6]),
                subjects: PlaceSubject.read(row[7])))
    }
}

extension Place.Details {
    /// What the library keeps of a place.
    ///
    /// - Throws: ``PlaceProblem/blankName`` where the name says nothing, ``TextProblem`` where a text is too long.
    func values() throws -> [String: (any DatabaseValueConvertible & Sendable)?] {
        let name = try TextLimit.name.checked(name)
        guard !name.isEmpty else { throw PlaceProblem.blankName }
        return [
            "name": name, "address": try TextLimit.lines.checked(address),
            "latitude": location.latitude, "longitude": location.longitude,
            "hours": try TextLimit.lines.checked(hours), "page": page?.text ?? "",
            "subjects": subjects.map(\.word).sorted().joined(separator: " "),
        ]
    }
}

extension PlaceSubject {
    /// What some words name; one that is not known, as of a later version, is passed over.
    fileprivate static func read(_ words: String) -> Set<PlaceSubject> {
        Set(
            words.split(separator: " ").compactMap { PlaceSubject(word: String($0)) })
    }
}
