public import Foundation
import JSON

/// Reads documents: decodes, checks, resolves and puts in order.
///
/// A mistake costs what it is in, and nothing beside that: an optional property is left out; a component that cannot do
/// without is replaced by its fallback or by a placeholder, which has the fault. Only what is no JSON, no object with
/// templates, or too large is no screen at all.
public struct ScreenReader: Sendable {
    /// What documents may name.
    public var vocabulary: Vocabulary
    /// What they may at most be.
    public var limits: Limits
    /// Whether addresses may lead to this machine and its own network, which is for those who write screens.
    public var allowsPrivateHosts: Bool

    public init(vocabulary: Vocabulary, limits: Limits = .standard, allowsPrivateHosts: Bool = false) {
        self.vocabulary = vocabulary
        self.limits = limits
        self.allowsPrivateHosts = allowsPrivateHosts
    }

    /// What came of a document.
    public struct Result: Sendable {
        /// The screen; nil where the document as a whole could not be used.
        public var screen: Screen?
        /// What is wrong with it, in the order of the document.
        public var diagnostics: [Diagnostic]
    }

    /// Reads a document.
    /// - Parameter data: At most 1 MiB of JSON.
    public func read(_ data: Data) -> Result {
        guard data.count <= limits.documentBytes else {
            return failed(.tooLarge(limit: limits.documentBytes), at: nil)
        }
        var parsing = JSONDocument.Limits()
        parsing.bytes = limits.documentBytes
        parsing.depth = limits.nesting
        do {
            let document = try JSONDocument(Array(data), limits: parsing)
            var reading = DocumentReading(self, document)
            let screen = reading.screen()
            return Result(screen: screen, diagnostics: reading.report.diagnostics)
        } catch let error as JSONSyntaxError {
            return failed(.syntax(error, limits: limits), at: error.location)
        } catch {
            return failed(.error(.syntax, "The document cannot be read: \(error)."), at: nil)
        }
    }

    private func failed(_ finding: Finding, at location: JSONLocation?) -> Result {
        let diagnostic = Diagnostic(
            finding.severity, finding.rule, path: "$", location: location, message: finding.message)
        return Result(screen: nil, diagnostics: [diagnostic])
    }
}
