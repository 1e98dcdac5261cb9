internal import Foundation

/// The address of a web page that the person may open: encrypted, and nothing but a page.
public struct PageAddress: Sendable, Hashable, Codable {
    /// Why a text is no address of a page.
    public enum Problem: Error, Sendable, Equatable {
        /// It cannot be read as an address.
        case unreadable
        /// It is of another kind than `https`; the kind.
        case otherScheme(String)
        /// It has a name and perhaps a password in it.
        case hasUser
        /// It is longer than any address that is meant.
        case tooLong
    }

    /// What the author of a pack is told that an address is to be.
    static let form = "an address that begins with “https://”"

    /// The address.
    public let text: String

    /// The server's name, without the `www` that says nothing.
    public var host: String {
        let host = URLComponents(string: text)?.host ?? text
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    /// Reads an address.
    public init(_ text: String) throws(Problem) {
        guard text.utf8.count <= 2_000 else { throw .tooLong }
        let isClean = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
        guard isClean, let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased() else {
            throw .unreadable
        }
        guard scheme == "https" else { throw .otherScheme(scheme) }
        guard parts.host?.isEmpty == false else { throw .unreadable }
        guard parts.user == nil, parts.password == nil else { throw .hasUser }
        self.text = text
    }

    /// An address that may be opened; nil for any other text, where nobody is there to be told why.
    public init?(openable text: String) {
        do throws(Problem) { try self.init(text) } catch { return nil }
    }

    /// Reads an address as a person types it: where no kind is written, `https` is meant.
    public init(typed text: String) throws(Problem) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        // Before the colon of a port there is a point, as in shop.example:8080; a kind has none.
        let scheme = text.prefix { $0 != ":" && $0 != "/" }
        let hasScheme = scheme.endIndex < text.endIndex && text[scheme.endIndex] == ":" && !scheme.contains(".")
        if !hasScheme, !text.contains(".") { throw .unreadable }
        try self.init(hasScheme ? text : "https://" + text)
    }

    /// Reads an address that was kept.
    public init(from decoder: any Decoder) throws {
        self = try PageAddress(try decoder.singleValueContainer().decode(String.self))
    }

    /// Keeps the address as its text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
