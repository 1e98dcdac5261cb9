internal import CGTK
internal import CSoup

/// The reason why there is no response from a web server.
public enum HTTPFailure: Error, Sendable, Equatable {
    /// The address is not a web address.
    case badAddress(String)
    /// The server's name cannot be resolved.
    case hostNotFound(String)
    /// The server cannot be reached, with the system's reason.
    case unreachable(host: String, reason: String)
    /// Nothing arrived within the allowed time.
    case silent(Duration)
    /// The response took longer than allowed, although data was arriving.
    case slow(Duration)
    /// The connection ended before the response did.
    case brokenOff
    /// What arrived is not the response of a web server.
    case unintelligible(reason: String)
    /// The response has more bytes than allowed.
    case tooLarge(limit: Int)
    /// The server redirected more often than allowed.
    case tooManyRedirects(limit: Int)
    /// The server redirected to an address that is not followed, such as one without encryption.
    case refusedRedirect(String)
    /// The name leads to this computer or its own network, which the request does not allow.
    case privateAddress(host: String)
    /// The server cannot prove its identity.
    case untrusted(host: String, reasons: Set<HTTPDistrust>)
    /// This system cannot encrypt, because a library is missing.
    case noEncryption
    /// Anything else, with the system's reason.
    case other(reason: String)
}

/// The reason why a server's certificate is not trusted.
public enum HTTPDistrust: String, Sendable, CaseIterable {
    case unknownAuthority, otherIdentity, notYetValid, expired, revoked, insecure, other
}

extension HTTPFailure {
    /// Creates the failure for an error of GIO or libsoup.
    /// - Parameters:
    ///   - host: the server asked.
    ///   - reasons: the problems with the server's certificate.
    init(_ error: GLibError, host: String, reasons: Set<HTTPDistrust> = []) {
        switch error.domain {
        case "g-resolver-error-quark": self = .hostNotFound(host)
        case "g-tls-error-quark":
            if error.code == Int(G_TLS_ERROR_UNAVAILABLE.rawValue) {
                self = .noEncryption
            } else if error.code == Int(G_TLS_ERROR_BAD_CERTIFICATE.rawValue) {
                self = .untrusted(host: host, reasons: reasons.isEmpty ? [.other] : reasons)
            } else if error.code == Int(G_TLS_ERROR_EOF.rawValue) {
                self = .brokenOff
            } else {
                self = .unintelligible(reason: error.message)
            }
        case "soup-session-error-quark": self = .unintelligible(reason: error.message)
        case "g-io-error-quark": self = HTTPFailure(code: GIOErrorEnum(UInt32(error.code)), error, host: host)
        default: self = .other(reason: error.message)
        }
    }

    private init(code: GIOErrorEnum, _ error: GLibError, host: String) {
        switch code {
        case G_IO_ERROR_PARTIAL_INPUT, G_IO_ERROR_BROKEN_PIPE, G_IO_ERROR_CONNECTION_CLOSED: self = .brokenOff
        case G_IO_ERROR_CONNECTION_REFUSED, G_IO_ERROR_HOST_UNREACHABLE, G_IO_ERROR_NETWORK_UNREACHABLE,
            G_IO_ERROR_TIMED_OUT, G_IO_ERROR_PROXY_FAILED, G_IO_ERROR_HOST_NOT_FOUND:
            self = .unreachable(host: host, reason: error.message)
        case G_IO_ERROR_INVALID_DATA: self = .unintelligible(reason: error.message)
        default: self = .other(reason: error.message)
        }
    }
}

extension Set<HTTPDistrust> {
    /// Creates the set of problems that GIO finds with a certificate.
    init(_ flags: GTlsCertificateFlags) {
        let names: [(GTlsCertificateFlags, HTTPDistrust)] = [
            (G_TLS_CERTIFICATE_UNKNOWN_CA, .unknownAuthority), (G_TLS_CERTIFICATE_BAD_IDENTITY, .otherIdentity),
            (G_TLS_CERTIFICATE_NOT_ACTIVATED, .notYetValid), (G_TLS_CERTIFICATE_EXPIRED, .expired),
            (G_TLS_CERTIFICATE_REVOKED, .revoked), (G_TLS_CERTIFICATE_INSECURE, .insecure),
            (G_TLS_CERTIFICATE_GENERIC_ERROR, .other),
        ]
        self.init(names.lazy.filter { flags.rawValue & $0.0.rawValue != 0 }.map(\.1))
    }
}
