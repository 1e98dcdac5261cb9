internal import JSON
internal import Foundation

/// What a server says to an order besides yes or no.
struct OrderAnswer {
    /// The most bytes that are read of it.
    static let limit = 256 << 10

    /// The number that the order has there.
    let number: String?

    /// Why it is not wanted, in the server's own words.
    let reason: String?

    /// Reads an answer; one that says nothing that can be understood is no mistake.
    init(_ response: RemoteResponse) {
        let root: JSONNode?
        do {
            root = try JSONDocument(response.body).root
        } catch {
            root = nil
        }
        number = Self.line(root?["order"]?.string, limit: 80)
        if let reason = root?["reason"]?.string {
            self.reason = Self.line(reason, limit: 300)
        } else if response.contentType == "text/plain" {
            reason = Self.line(String(validating: response.body, as: UTF8.self), limit: 300)
        } else {
            reason = nil
        }
    }

    /// A text on one line, without what a terminal or a page might take for something else.
    private static func line(_ text: String?, limit: Int) -> String? {
        guard let text else { return nil }
        let words = text.split {
            $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
        }
        let line = words.joined(separator: " ")
        guard !line.isEmpty else { return nil }
        return line.count > limit ? line.prefix(limit) + "…" : line
    }
}
