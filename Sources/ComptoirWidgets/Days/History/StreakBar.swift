/// A row of days that was not broken, as a list of bars shows it.
public struct StreakBar: Sendable, Identifiable, Equatable {
    /// Tells bars apart when they are set anew.
    public var id: Int
    /// When it was, such as “3 March – 12 April 2026”.
    public var title: String
    /// How many days, 0 or more.
    public var length: Int
    /// The days in words, such as “41 days”.
    public var lengthText: String
    /// What is special about it, such as “record” or “now”; empty for nothing.
    public var mark: String
    /// Whether it still goes on: its bar is open at its end.
    public var isCurrent: Bool

    public init(
        id: Int, title: String, length: Int, lengthText: String, mark: String = "", isCurrent: Bool = false
    ) {
        (self.id, self.title, self.length, self.lengthText) = (id, title, max(0, length), lengthText)
        (self.mark, self.isCurrent) = (mark, isCurrent)
    }

    /// The whole as a sentence for assistive technology.
    var sentence: String { ([title, lengthText] + (mark.isEmpty ? [] : [mark])).joined(separator: ", ") }
}
