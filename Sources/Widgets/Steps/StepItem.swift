/// One step of instructions.
public struct StepItem: Sendable, Equatable {
    /// The text of the step.
    public var text: String
    /// The details of the step, such as an amount and an ingredient, one per element; empty for none.
    public var details: [String]
    /// A word for the kind of step, such as “shake”; empty for none.
    public var kind: String
    /// The duration of a step that is timed; nil for others.
    public var duration: Duration?

    /// Creates a step.
    public init(_ text: String, details: [String] = [], kind: String = "", duration: Duration? = nil) {
        self.text = text
        self.details = details
        self.kind = kind
        self.duration = duration
    }

    /// The text and the details, as they are spoken.
    var spoken: String {
        details.isEmpty ? text : "\(text) \(details.joined(separator: ", "))"
    }
}
