internal import GRDB

extension Library {
    /// Marks an entry as a favourite, or unmarks it.
    ///
    /// - Parameters:
    ///   - isFavourite: What it shall be.
    ///   - kind: The kind of the entry.
    ///   - id: The entry's id.
    /// - Returns: The mark that was there before, or nil where there was none; ``restore(_:)`` brings it back.
    /// - Throws: ``StoreError`` where it cannot be saved; nothing has changed then.
    @discardableResult
    public func setFavourite(_ isFavourite: Bool, _ kind: EntryKind, id: String) async throws -> Favourite? {
        let now = clock()
        return try await write(.saveFavourite) { db in
            guard isFavourite else { return try Favourite.delete(db, kind: kind, id: id) }
            let isNew = try Favourite(kind: kind, id: id, addedAt: now).insertIfNew(db)
            return isNew ? nil : try Favourite.fetchOne(db, kind: kind, id: id)
        }
    }

    /// Brings back a mark that was removed, with its date.
    ///
    /// - Throws: ``StoreError`` where it cannot be saved.
    public func restore(_ favourite: Favourite) async throws {
        try await write(.saveFavourite) { db in try favourite.insert(db) }
    }

    /// Whether an entry is a favourite.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func isFavourite(_ kind: EntryKind, id: String) async throws -> Bool {
        try await read { db in try Favourite.fetchOne(db, kind: kind, id: id) != nil }
    }

    /// The favourites of a kind, the newest first, now and after each change.
    ///
    /// The sequence ends when the task that iterates it is cancelled, and with a ``StoreError`` where the
    /// library cannot be read.
    public func favouriteUpdates(of kind: EntryKind) -> AsyncThrowingStream<[Favourite], any Error> {
        values(on: [.favourites(kind)]) { db in try Favourite.fetchAll(db, kind: kind) }
    }

    /// The favourites of a kind, the newest first.
    ///
    /// - Throws: ``StoreError`` where the library cannot be read.
    public func favourites(of kind: EntryKind) async throws -> [Favourite] {
        try await read { db in try Favourite.fetchAll(db, kind: kind) }
    }
}
