public import Foundation

/// The address of a product server as a person gives it, checked: where its `comptoir.json` is.
///
/// An address has to be encrypted (`https`), except on this computer and in the network at home, where few servers
/// have a certificate. What the server's documents name is held against the same rule.
public struct ServerAddress: Sendable, Hashable, Codable {
    /// Why a text is no address of a server.
    public enum Problem: Error, Sendable, Equatable {
        case empty
        /// It cannot be read as an address.
        case unreadable
        /// It is of another kind than the web; the kind.
        case otherScheme(String)
        /// It has a name and perhaps a password in it.
        case hasUser
        /// It has a question mark or a hash sign.
        case hasQuery
        /// It is not encrypted, and the server is not in the network at home.
        case unencrypted
        /// It is this computer or in the network at home, where that is not wanted.
        case near
        /// It is longer than any address that is meant.
        case tooLong
    }

    /// The address of the document that describes the shop.
    public let url: URL

    /// The document that a server's folder is looked for.
    static let document = "comptoir.json"

    /// Reads an address; where no kind is written, `https` is meant, and where no document is, `comptoir.json`.
    ///
    /// - Throws: ``Problem``.
    public init(_ text: String) throws {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw Problem.empty }
        guard text.utf8.count <= 1000 else { throw Problem.tooLong }
        guard var parts = URLComponents(string: text.contains("://") ? text : "https://" + text),
            let scheme = parts.scheme?.lowercased()
        else { throw Problem.unreadable }
        guard ["http", "https"].contains(scheme) else { throw Problem.otherScheme(scheme) }
        guard let host = parts.host?.lowercased(), !host.isEmpty, !text.contains(where: \.isWhitespace) else {
            throw Problem.unreadable
        }
        guard parts.user == nil, parts.password == nil else { throw Problem.hasUser }
        guard parts.query == nil, parts.fragment == nil else { throw Problem.hasQuery }
        guard scheme == "https" || Self.isNear(host) else { throw Problem.unencrypted }
        parts.scheme = scheme
        parts.host = host
        if !parts.path.hasSuffix(".json") {
            parts.path += (parts.path.hasSuffix("/") ? "" : "/") + Self.document
        }
        guard let url = parts.url else { throw Problem.unreadable }
        self.url = url
    }

    /// The address as a person would write it.
    public var text: String {
        let text = url.absoluteString
        return text.hasSuffix("/" + Self.document) ? String(text.dropLast(Self.document.count)) : text
    }

    /// The server's name.
    public var host: String { url.host() ?? "" }

    public init(from decoder: any Decoder) throws {
        try self.init(try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(url.absoluteString)
    }

    /// Whether a host is this computer, or in the network at home.
    static func isNear(_ host: String) -> Bool {
        let host = host.trimmingCharacters(in: ["[", "]"])
        if host == "localhost" || host.hasSuffix(".localhost") || host.hasSuffix(".local") || host == "::1" {
            return true
        }
        if host.contains(":") { return ["fe80:", "fc", "fd"].contains { host.hasPrefix($0) } }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        guard numbers.count == 4, let first = numbers[0], let second = numbers[1], numbers[2] != nil, numbers[3] != nil
        else { return false }
        return switch first {
        case 10, 127: true
        case 169: second == 254
        case 172: (16..<32).contains(second)
        case 192: second == 168
        default: false
        }
    }
}

extension URL {
    /// Whether two addresses are of one server: kind, name and port.
    func hasSameOrigin(as other: URL) -> Bool {
        scheme?.lowercased() == other.scheme?.lowercased() && host()?.lowercased() == other.host()?.lowercased()
            && (port ?? standardPort) == (other.port ?? other.standardPort)
    }

    private var standardPort: Int { scheme?.lowercased() == "https" ? 443 : 80 }
}
