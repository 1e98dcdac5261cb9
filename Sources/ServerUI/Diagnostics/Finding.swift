import JSON

/// What is wrong with something, before it is known where that stands.
///
/// All sentences that authors read are in `Finding+Sentences.swift`.
struct Finding: Error, Sendable, Hashable {
    let severity: Diagnostic.Severity
    let rule: Rule
    let message: String

    init(_ severity: Diagnostic.Severity, _ rule: Rule, _ message: String) {
        self.severity = severity
        self.rule = rule
        self.message = message
    }

    static func error(_ rule: Rule, _ message: String) -> Finding { Finding(.error, rule, message) }
    static func warning(_ rule: Rule, _ message: String) -> Finding { Finding(.warning, rule, message) }
}

/// Finds the known name that an unknown one was probably meant to be, and stops looking where that would take long.
struct Hints: Sendable {
    /// How many names may still be compared; a hostile document has thousands of unknown names and thousands of known ones.
    private var budget = 50_000

    /// A question whether that was meant, or nothing.
    mutating func hint(for name: String, among names: some Collection<String>) -> String {
        guard name.utf8.count <= 64, names.count <= budget else { return "" }
        budget -= names.count
        let near = names.lazy.filter { $0.utf8.count <= 64 }.sorted()
        guard let nearest = NearestName.nearest(to: name, among: near) else { return "" }
        return " Did you mean `\(nearest)`?"
    }
}
