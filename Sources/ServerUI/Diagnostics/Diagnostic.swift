public import JSON

/// Something wrong in a document or in what came of it: what was found, where, and what was expected.
public struct Diagnostic: Sendable, Hashable {
    /// How much harm it does.
    public enum Severity: String, Sendable, Hashable {
        /// Something was left out or replaced.
        case error
        /// All is shown, but the author should look.
        case warning
    }

    public var severity: Severity
    /// What it goes against.
    public var rule: Rule
    /// The path in the document, as in `$.components[3].bodyId`.
    public var path: String
    /// Where that begins; nil for what is only noticed once the screen runs.
    public var location: JSONLocation?
    /// What was found, what was expected, and the nearest known name where there is one.
    public var message: String

    public init(
        _ severity: Severity, _ rule: Rule, path: String, location: JSONLocation? = nil, message: String
    ) {
        self.severity = severity
        self.rule = rule
        self.path = path
        self.location = location
        self.message = message
    }
}
