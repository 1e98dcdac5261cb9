internal import CGTK
internal import CSoup

/// A parsed web address (`GUri`), which GLib never changes.
struct HTTPAddress {
    private final class Box {
        let uri: OpaquePointer
        init(_ uri: OpaquePointer) { self.uri = uri }
        deinit { g_uri_unref(uri) }
    }

    private let box: Box

    /// Parses an address.
    /// - Throws: `HTTPFailure.badAddress`.
    init(_ text: String) throws {
        guard let uri = comptoir_http_uri(text, nil) else { throw HTTPFailure.badAddress(text) }
        box = Box(uri)
        guard isEncrypted || scheme == "http", !host.isEmpty else { throw HTTPFailure.badAddress(text) }
    }

    private init(_ uri: OpaquePointer) { box = Box(uri) }

    var pointer: OpaquePointer { box.uri }
    var scheme: String { string(g_uri_get_scheme(pointer))?.lowercased() ?? "" }
    var host: String { string(g_uri_get_host(pointer)) ?? "" }
    var isEncrypted: Bool { scheme == "https" }
    /// The address without its fragment.
    var text: String { string(adopting: g_uri_to_string_partial(pointer, G_URI_HIDE_FRAGMENT)) ?? "" }

    /// The port, as written or the default of the scheme.
    private var port: Int {
        let written = Int(g_uri_get_port(pointer))
        return written > 0 ? written : isEncrypted ? 443 : 80
    }

    /// Returns whether another address is on the same server: scheme, name and port.
    func isOnServer(of other: HTTPAddress) -> Bool {
        scheme == other.scheme && host.lowercased() == other.host.lowercased() && port == other.port
    }

    /// Returns the address that a server redirects to.
    /// - Throws: `HTTPFailure.refusedRedirect` if it is not a web address, or less secure than this one.
    func redirected(to location: String) throws -> HTTPAddress {
        guard let uri = comptoir_http_uri_relative(pointer, location, nil) else {
            throw HTTPFailure.refusedRedirect(location)
        }
        let next = HTTPAddress(uri)
        guard next.isEncrypted || (next.scheme == "http" && !isEncrypted), !next.host.isEmpty else {
            throw HTTPFailure.refusedRedirect(next.text)
        }
        return next
    }
}
