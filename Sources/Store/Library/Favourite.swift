public import Foundation

/// An entry that the person has marked.
public struct Favourite: Sendable, Hashable {
    /// The kind of the entry.
    public let kind: EntryKind

    /// The entry's id. The entry need not exist: a pack that has gone may come back.
    public let id: String

    /// When it was marked.
    public let addedAt: Date

    /// A mark of an entry.
    public init(kind: EntryKind, id: String, addedAt: Date) {
        self.kind = kind
        self.id = id
        self.addedAt = addedAt
    }
}
