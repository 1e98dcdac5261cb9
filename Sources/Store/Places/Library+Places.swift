internal import Foundation
internal import GRDB

extension Library {
    /// What was changed about the places, by which it can be undone.
    public struct PlaceChange: Sendable, Equatable {
        /// Whether nothing had to be changed.
        public var isEmpty: Bool { rows.isEmpty }

        let rows: [RowChange]
    }

    /// The person's own places, in the order in which they were added. Those of packs are in ``Catalogue/places``.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public var places: [Place] { get async throws { try await read { db in try Place.fetchAll(db) } } }

    /// Adds a place.
    ///
    /// - Returns: Its id, and what takes it away again.
    /// - Throws: ``PlaceProblem/blankName`` where it has no name, ``TextProblem`` where a text is too long, ``StoreError``
    ///   where it cannot be saved; nothing has changed then.
    @discardableResult
    public func addPlace(_ details: Place.Details) async throws -> (id: Place.ID, change: PlaceChange) {
        let (now, id, known) = (clock(), UUID().uuidString.lowercased(), try details.values())
        let change = try await write(.savePlace) { db in
            var editor = RowEditor(db)
            var values = known
            values["uuid"] = id
            values["addedAt"] = now
            try editor.insert("place", values)
            return PlaceChange(rows: editor.changes)
        }
        return (id, change)
    }

    /// Changes what is known of a place of the person's own.
    ///
    /// - Returns: What takes it back.
    /// - Throws: ``PlaceProblem`` where it has no name or is not there any more, ``TextProblem`` where a text is too long,
    ///   ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func changePlace(_ id: Place.ID, _ details: Place.Details) async throws -> PlaceChange {
        try await updatePlace(id, try details.values())
    }

    /// Moves a place of the person's own.
    ///
    /// - Returns: What takes it back.
    /// - Throws: ``PlaceProblem/gone`` where it is not there any more, ``StoreError`` where it cannot be saved.
    @discardableResult
    public func movePlace(_ id: Place.ID, to location: Location) async throws -> PlaceChange {
        try await updatePlace(id, ["latitude": location.latitude, "longitude": location.longitude])
    }

    /// Removes a place of the person's own.
    ///
    /// - Returns: What brings it back, as the same; nothing where it was gone already.
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func removePlace(_ id: Place.ID) async throws -> PlaceChange {
        try await write(.savePlace) { db in
            var editor = RowEditor(db)
            if let row = try Self.row(ofPlace: id, db) { try editor.delete("place", is: row) }
            return PlaceChange(rows: editor.changes)
        }
    }

    /// Takes back a change of the places.
    ///
    /// Changes that are taken back in the reverse order leave everything as it was before the first of them; what has
    /// been taken back already stays so.
    ///
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    public func undo(_ change: PlaceChange) async throws {
        try await write(.savePlace) { db in
            var editor = RowEditor(db)
            for row in change.rows.reversed() {
                switch row {
                case .inserted(let table, let id): try editor.delete(table, is: id)
                case .updated(let table, let id, let old): try editor.update(table, id, old)
                case .deleted(let table, let values):
                    let uuid = String.fromDatabaseValue(values["uuid"] ?? .null) ?? ""
                    if try Self.row(ofPlace: uuid, db) == nil { try editor.insert(table, values) }
                }
            }
        }
    }

    private func updatePlace(
        _ id: Place.ID, _ values: [String: (any DatabaseValueConvertible & Sendable)?]
    ) async throws -> PlaceChange {
        let change: PlaceChange? = try await write(.savePlace) { db in
            var editor = RowEditor(db)
            guard let row = try Self.row(ofPlace: id, db), try editor.update("place", row, values) else { return nil }
            return PlaceChange(rows: editor.changes)
        }
        guard let change else { throw PlaceProblem.gone }
        return change
    }

    private static func row(ofPlace id: Place.ID, _ db: Database) throws -> Int64? {
        try Int64.fetchOne(db, sql: "SELECT id FROM place WHERE uuid = ?", arguments: [id])
    }
}
