public import Foundation

/// Something that happened when the library was opened and that the person should be told.
public enum LibraryNotice: Sendable, Equatable {
    /// The file was damaged: it was set aside, and the backup made at `date` was restored.
    case restored(date: Date, setAside: URL)
    /// The file was damaged and there was no good backup: it was set aside, and the library begins anew.
    case startedAnew(setAside: URL)
    /// A backup could not be made; the library itself is in order.
    case backupFailed(StoreError)
}
