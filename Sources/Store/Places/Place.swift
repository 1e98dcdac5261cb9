/// Where something can be bought: a store of the person's own list, or a place that a pack names.
public struct Place: Sendable, Equatable, Identifiable, Codable {
    /// Who has written it down.
    public enum Origin: Sendable, Equatable, Codable {
        /// The person, who may change and remove it.
        case own
        /// A pack, after a source.
        case pack(Source)
    }

    /// What is known of a place.
    public struct Details: Sendable, Equatable, Codable {
        /// What it is called.
        public var name: String

        /// Street and town; empty where they are not known.
        public var address: String

        /// Where it is.
        public var location: Location

        /// When it is open, in words; empty where that is not known.
        public var hours: String

        /// Its web page, or nil.
        public var page: PageAddress?

        /// What is bought there; where nothing is named, anything.
        public var subjects: Set<PlaceSubject>

        /// What is known of a place.
        public init(
            name: String, address: String = "", location: Location, hours: String = "", page: PageAddress? = nil,
            subjects: Set<PlaceSubject> = []
        ) {
            self.name = name
            self.address = address
            self.location = location
            self.hours = hours
            self.page = page
            self.subjects = subjects
        }
    }

    /// The name by which addresses (`comptoir:/store/…`) refer to it: the UUID of an own one, which no other has
    /// anywhere, or the id in the pack.
    public let id: String

    /// Who has written it down.
    public let origin: Origin

    /// What is known of it.
    public let details: Details

    /// Whether it is the person's own.
    public var isOwn: Bool { origin == .own }

    /// What it is called.
    public var name: String { details.name }

    /// Where it is.
    public var location: Location { details.location }

    /// Whether one would go there for any of some things.
    public func serves(_ subjects: Set<PlaceSubject>) -> Bool {
        details.subjects.isEmpty || !details.subjects.isDisjoint(with: subjects)
    }
}

/// Something that one goes to a place for.
public enum PlaceSubject: Sendable, Hashable, Codable {
    /// The fruit of an id.
    case fruit(String)
    /// The ingredient of an id.
    case ingredient(String)
    /// All that the drink of an id needs.
    case drink(String)

    /// The kind of entry that it is.
    public var kind: EntryKind {
        switch self {
        case .fruit: .fruit
        case .ingredient: .ingredient
        case .drink: .drink
        }
    }

    /// The entry's id.
    public var id: String {
        switch self {
        case .fruit(let id), .ingredient(let id), .drink(let id): id
        }
    }

    /// The kind and the id in one: `drink/negroni`.
    public var word: String { "\(kind.rawValue)/\(id)" }

    /// Reads what ``word`` has written; nil for anything else.
    public init?(word: String) {
        let parts = word.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, let kind = EntryKind(rawValue: parts[0]) else { return nil }
        self.init(kind, id: parts[1])
    }

    /// An entry that one can go somewhere for; nil for other kinds.
    public init?(_ kind: EntryKind, id: String) {
        switch kind {
        case .fruit: self = .fruit(id)
        case .ingredient: self = .ingredient(id)
        case .drink: self = .drink(id)
        case .product, .place: return nil
        }
    }
}
