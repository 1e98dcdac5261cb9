internal import CGTK

/// Returns the Swift string of a C string that C keeps, or nil for NULL.
func string(_ pointer: UnsafePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
}

/// Returns the Swift string of a C string that the caller has to free (transfer full), or nil for NULL.
func string(adopting pointer: UnsafeMutablePointer<CChar>?) -> String? {
    guard let pointer else { return nil }
    defer { g_free(pointer) }
    return String(cString: pointer)
}

/// Calls `body` with a NULL-terminated array of C strings.
func withStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    var copies: [UnsafePointer<CChar>?] = strings.map { UnsafePointer(g_strdup($0)) }
    copies.append(nil)
    defer { for copy in copies { g_free(UnsafeMutablePointer(mutating: copy)) } }
    return copies.withUnsafeMutableBufferPointer { body($0.baseAddress.unsafelyUnwrapped) }
}

extension Bool {
    /// The truth value as C's `gboolean`.
    @inline(__always) var c: gboolean { self ? 1 : 0 }
}
