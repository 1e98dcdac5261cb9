/// One step of instructions.
public struct StepItem: Sendable, Equatable {
    public var text: String
    /// A word that says what kind of step it is, such as "shake"; empty for none.
    public var kind: String
    /// How long the step takes where it is to be timed; nil where it is not.
    public var duration: Duration?

    public init(_ text: String, kind: String = "", duration: Duration? = nil) {
        self.text = text
        self.kind = kind
        self.duration = duration
    }
}
