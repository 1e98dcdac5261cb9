/// Something that happened to a counter, as its history has it.
public struct CounterEvent: Sendable, Hashable, Identifiable {
    /// What happened.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The count began.
        case start
        /// The count went back to nought.
        case reset
        /// The date from which on is counted became another.
        case startChange = "start-change"
        /// The date that is counted down to became another.
        case targetChange = "target-change"
        /// A day was marked.
        case mark
        /// A day was marked no longer.
        case unmark
        /// Something was noted.
        case note
    }

    /// Its number; what was written down later has a greater one.
    public let id: Int64

    /// What happened.
    public let kind: Kind

    /// The date that it is about.
    public let day: CalendarDay

    /// When it was written down.
    public let recorded: DayStamp

    /// What the person noted; mostly empty.
    public let note: String

    /// Something that happened to a counter.
    init(id: Int64, kind: Kind, day: CalendarDay, recorded: DayStamp, note: String = "") {
        self.id = id
        self.kind = kind
        self.day = day
        self.recorded = recorded
        self.note = note
    }
}
