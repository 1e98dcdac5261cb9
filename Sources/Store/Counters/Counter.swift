/// Something of which a person counts the days.
public struct Counter: Sendable, Hashable, Identifiable {
    /// What is counted.
    public enum Kind: Sendable, Hashable {
        /// The days with a thing.
        case with
        /// The days without a thing.
        case without
        /// The days since a date, which is where the streak starts.
        case since
        /// The days until a date.
        case until(CalendarDay)
    }

    /// The number by which addresses (`comptoir:/counter/3`) refer to it; no other counter ever gets it.
    public let id: Int64

    /// What the person has chosen for it.
    public let settings: Settings

    /// Where it stands among the counters, from 0; the number says no more than the order.
    public let position: Int

    /// When it was made.
    public let created: DayStamp

    /// The name.
    public var name: String { settings.name }

    /// What is counted.
    public var kind: Kind { settings.kind }

    init(id: Int64, settings: Settings, position: Int, created: DayStamp) {
        self.id = id
        self.settings = settings
        self.position = position
        self.created = created
    }
}

extension Counter {
    /// What a person chooses for a counter.
    public struct Settings: Sendable, Hashable {
        /// The name; see ``CounterName``.
        public var name: String

        /// What is counted.
        public var kind: Kind

        /// The colour behind the number.
        public var colour: RGB

        /// Whether only those days count that the person marks; it matters where the kind is ``Kind/with``.
        public var isMarked: Bool

        /// The numbers of days that are worth a word.
        public var milestones: Milestones

        /// Whether the person is told of milestones.
        public var notifies: Bool

        /// What else in the program it has to do with.
        public var links: Set<CounterLink>

        /// Whether a day counts only where the person has marked it.
        public var countsMarks: Bool { isMarked && kind == .with }

        /// What comes of its links.
        public var linkUse: LinkUse {
            switch kind {
            case .without, .since: .restart
            case .with: countsMarks ? .mark : .nothing
            case .until: .nothing
            }
        }

        /// What comes of a counter's links to drinks and fruits.
        public enum LinkUse: Sendable {
            /// Whether it starts again is asked after a drink.
            case restart
            /// A day is marked on the page of a fruit.
            case mark
            /// Nothing.
            case nothing
        }

        /// What a counter is to be.
        public init(
            name: String, kind: Kind = .without, colour: RGB, isMarked: Bool = false, milestones: Milestones = .usual,
            notifies: Bool = false, links: Set<CounterLink> = []
        ) {
            self.name = name
            self.kind = kind
            self.colour = colour
            self.isMarked = isMarked
            self.milestones = milestones
            self.notifies = notifies
            self.links = links
        }
    }
}

extension Counter.Kind {
    /// The kind in one word, as the library and the command line write it: `with`, `without`, `since` or `until`.
    public var word: String {
        switch self {
        case .with: "with"
        case .without: "without"
        case .since: "since"
        case .until: "until"
        }
    }

    /// The date that is counted down to, or nil where none is.
    public var target: CalendarDay? {
        if case .until(let day) = self { day } else { nil }
    }

    /// The kind of a word, or nil where there is none, or where one that counts down has no date.
    init?(word: String, target: CalendarDay?) {
        switch (word, target) {
        case ("with", _): self = .with
        case ("without", _): self = .without
        case ("since", _): self = .since
        case ("until", let target?): self = .until(target)
        default: return nil
        }
    }
}
