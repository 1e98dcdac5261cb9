/// One step of instructions.
public struct StepItem: Sendable, Equatable {
    public var text: String
    /// What the step takes, such as an amount and what it is of, each on its own; empty for none.
    public var details: [String]
    /// A word that says what kind of step it is, such as "shake"; empty for none.
    public var kind: String
    /// How long the step takes where it is to be timed; nil where it is not.
    public var duration: Duration?

    public init(_ text: String, details: [String] = [], kind: String = "", duration: Duration? = nil) {
        self.text = text
        self.details = details
        self.kind = kind
        self.duration = duration
    }

    /// The text and what it takes, as they are spoken.
    var spoken: String {
        details.isEmpty ? text : "\(text) \(details.joined(separator: ", "))"
    }
}
