/// Something that an action can have the program do; the list of them is closed.
public struct Verb: Sendable, Hashable {
    public let name: String
    public let arguments: [PropertyType]
    /// Whether the person is asked before: of what deletes or pays.
    public let asksFirst: Bool
    /// What it does, in a sentence, for the schema and the page for authors.
    public let summary: String

    public init(_ name: String, arguments: [PropertyType] = [], asksFirst: Bool = false, _ summary: String) {
        self.name = name
        self.arguments = arguments
        self.asksFirst = asksFirst
        self.summary = summary
    }
}
