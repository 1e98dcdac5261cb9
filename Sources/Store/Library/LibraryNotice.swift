public import Foundation

/// Something that happened when the library was opened and that the person should be told.
public enum LibraryNotice: Sendable, Equatable, Codable {
    /// The file was damaged: it was set aside, and what could be read of it was kept.
    case salvaged(LibrarySalvage, setAside: URL)
    /// The file was damaged and nothing in it could be read: it was set aside, and the backup made at `date` was
    /// restored.
    case restored(date: Date, setAside: URL)
    /// The file was damaged and there was no good backup: it was set aside, and the library begins anew.
    case startedAnew(setAside: URL)
    /// The file had gone, and the backup made at `date` was restored.
    case vanished(restored: Date)
    /// A backup could not be made; the library itself is in order.
    case backupFailed(StoreError)
}

/// What could be kept of a damaged library.
public struct LibrarySalvage: Sendable, Equatable, Codable {
    /// What became of the rows of a table that could not be read.
    public struct Loss: Sendable, Equatable, Codable {
        /// The table's name.
        public let table: String

        /// How many rows came from the backup, perhaps as they were then.
        public let fromBackup: Int

        /// How many rows are lost.
        public let lost: Int

        /// Whether no more than these can be lost; where the lists of what there was cannot be read either, nobody knows.
        public let isExact: Bool
    }

    /// When the backup was made that rows were taken from, or nil where there was no good one.
    public let backup: Date?

    /// The tables of which rows could not be read.
    public let losses: [Loss]
}
