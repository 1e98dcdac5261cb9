/// Why there is no answer of a web server.
public enum TransferFailure: Error, Sendable, Equatable, Codable {
    /// The address is none of the web.
    case badAddress
    /// Nobody knows the server's name.
    case hostNotFound
    /// The server cannot be reached; the system's reason.
    case unreachable(reason: String)
    /// Nothing came for so many seconds.
    case silent(seconds: Int)
    /// It took longer than so many seconds, though something came.
    case slow(seconds: Int)
    /// The connection ended before the answer did.
    case brokenOff
    /// What came is no answer of a web server; the system's reason.
    case unintelligible(reason: String)
    /// The answer has more bytes than allowed.
    case tooLarge(limit: Int)
    /// The server sent on from address to address without end.
    case tooManyRedirects
    /// The server sent on to an address that is not gone to.
    case refusedRedirect(to: String)
    /// The server cannot prove who it is.
    case untrusted(Set<Distrust>)
    /// This system cannot encrypt.
    case noEncryption
    /// Anything else; the system's reason.
    case other(reason: String)

    /// Why a server's certificate is not believed.
    public enum Distrust: String, Sendable, Codable, CaseIterable {
        case unknownAuthority, otherIdentity, notYetValid, expired, revoked, insecure, other
    }

    /// Whether the server may well be there, and only the way to it is not.
    public var isOffline: Bool {
        switch self {
        case .hostNotFound, .unreachable, .silent, .slow, .brokenOff: true
        default: false
        }
    }
}
