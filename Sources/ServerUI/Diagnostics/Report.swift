import JSON

/// Collects what is wrong with a document: each thing once, and no more than can be looked at.
struct Report {
    private var found: [(offset: Int, diagnostic: Diagnostic)] = []
    private var known: Set<Diagnostic> = []
    private let limit: Int
    private(set) var leftOut = 0

    init(limit: Int) { self.limit = limit }

    /// Notes what is wrong with a value.
    /// - Parameter offset: The byte of the document where it is, if that is not where the value begins.
    mutating func add(_ finding: Finding, at node: JSONNode, offset: Int? = nil) {
        add(finding, path: node.path, offset: offset ?? node.value.range.lowerBound, in: node.document)
    }

    /// Notes what is wrong at a place where there may be no value.
    mutating func add(_ finding: Finding, path: JSONPath, offset: Int, in document: JSONDocument) {
        guard found.count < limit else {
            leftOut += 1
            return
        }
        let diagnostic = Diagnostic(
            finding.severity, finding.rule, path: path.description, location: document.location(of: offset),
            message: finding.message)
        if known.insert(diagnostic).inserted { found.append((offset, diagnostic)) }
    }

    /// What was noted, in the order of the document.
    var diagnostics: [Diagnostic] {
        let ordered = found.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        let more =
            leftOut == 0
            ? []
            : [
                Diagnostic(
                    .error, .more, path: "$", message: "There are more than \(limit) mistakes; the rest is not told.")
            ]
        return ordered.map(\.element.diagnostic) + more
    }
}
