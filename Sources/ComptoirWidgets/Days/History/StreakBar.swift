/// An unbroken run of days, as a list of bars shows it.
public struct StreakBar: Sendable, Identifiable, Equatable {
    /// The identity of the bar, which tells bars apart when they are replaced.
    public var id: Int
    /// The dates, such as “3 March – 12 April 2026”.
    public var title: String
    /// The number of days, 0 or more.
    public var length: Int
    /// The number of days in words, such as “41 days”.
    public var lengthText: String
    /// What is special about it, such as “record” or “now”; empty for nothing.
    public var mark: String
    /// Whether it is still going on, in which case its bar is open at the end.
    public var isCurrent: Bool

    /// Creates a bar; a negative `length` counts as 0.
    public init(
        id: Int, title: String, length: Int, lengthText: String, mark: String = "", isCurrent: Bool = false
    ) {
        (self.id, self.title, self.length, self.lengthText) = (id, title, max(0, length), lengthText)
        (self.mark, self.isCurrent) = (mark, isCurrent)
    }

    /// The bar in a sentence for assistive technology.
    var sentence: String { ([title, lengthText] + (mark.isEmpty ? [] : [mark])).joined(separator: ", ") }
}
