internal import CGTK

/// An error that GLib or GTK reports (`GError`).
public struct GLibError: Error, Equatable, CustomStringConvertible, Sendable {
    /// The name of the error's domain, for example `g-file-error-quark`.
    public let domain: String
    /// The number of the error within its domain.
    public let code: Int
    /// GLib's own message, in the user's language.
    public let message: String

    init(adopting error: UnsafeMutablePointer<GError>?) {
        guard let error else {
            (domain, code, message) = ("", 0, "the call failed without saying why")
            return
        }
        defer { g_error_free(error) }
        domain = string(g_quark_to_string(error.pointee.domain)) ?? ""
        code = Int(error.pointee.code)
        message = string(error.pointee.message) ?? ""
    }

    public var description: String { message }
}
