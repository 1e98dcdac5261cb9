/// A bottle of a `Shelf`, or another thing that stands on it.
public struct ShelfBottle: Equatable, Identifiable, Sendable {
    /// The identity, which is unique among all groups.
    public let id: String
    /// The text below it.
    public var name: String
    /// The description for assistive technology: its name and its state.
    public var spoken: String
    /// The appearance.
    public var art: BottleArt
    /// The word or two on a brass tag before it, such as that it is running low; empty for no tag.
    public var tag: String

    /// Creates a bottle.
    public init(id: String, name: String, spoken: String, art: BottleArt, tag: String = "") {
        self.id = id
        self.name = name
        self.spoken = spoken
        self.art = art
        self.tag = tag
    }
}

/// A group of bottles on a `Shelf`.
public struct ShelfGroup: Equatable, Identifiable, Sendable {
    /// The place of a group.
    public enum Place: Sendable {
        /// In front, large, on wooden boards behind a brass rail, with the names on the edges of the boards.
        case board
        /// Below, small and plain, under a heading.
        case rack
    }

    /// The identity.
    public let id: String
    /// The place.
    public var place: Place
    /// The heading of a rack; boards have none.
    public var title: String
    /// The text at the end of the heading, such as the number of bottles.
    public var count: String
    /// The bottles, in order.
    public var bottles: [ShelfBottle]

    /// Creates a group.
    public init(id: String, _ place: Place, title: String = "", count: String = "", bottles: [ShelfBottle]) {
        self.id = id
        self.place = place
        self.title = title
        self.count = count
        self.bottles = bottles
    }
}
