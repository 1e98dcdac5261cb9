/// A bottle of a `Shelf`, or what stands beside bottles.
public struct ShelfBottle: Equatable, Identifiable, Sendable {
    /// What tells it from others, whatever group it is in.
    public let id: String
    /// What is written under it.
    public var name: String
    /// What assistive technology says of it: its name, and the state it is in.
    public var spoken: String
    /// What it looks like.
    public var art: BottleArt
    /// Whether a dot of brass stands before its name, as it runs low.
    public var isMarked: Bool

    /// Describes a bottle.
    public init(id: String, name: String, spoken: String, art: BottleArt, isMarked: Bool = false) {
        self.id = id
        self.name = name
        self.spoken = spoken
        self.art = art
        self.isMarked = isMarked
    }
}

/// Bottles that stand together on a `Shelf`.
public struct ShelfGroup: Equatable, Identifiable, Sendable {
    /// Where a group stands.
    public enum Place: Sendable {
        /// In front, large, on boards of wood behind a rail of brass, with the names on the boards' edges.
        case board
        /// Below, small and quiet, under a heading.
        case rack
    }

    /// What tells it from other groups.
    public let id: String
    /// Where it stands.
    public var place: Place
    /// The heading of a rack; boards have none.
    public var title: String
    /// What stands at the end of the heading, such as how many there are.
    public var count: String
    /// The bottles, in the order in which they stand.
    public var bottles: [ShelfBottle]

    /// Describes a group.
    public init(id: String, _ place: Place, title: String = "", count: String = "", bottles: [ShelfBottle]) {
        self.id = id
        self.place = place
        self.title = title
        self.count = count
        self.bottles = bottles
    }
}
