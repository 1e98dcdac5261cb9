internal import CGTK

/// A way to read files without blocking the main loop.
@MainActor
public enum Files {
    /// Returns the content of a file from anywhere GIO can read: a path, or an address such as `resource:///…`
    /// (`g_file_load_contents_async`).
    /// - Throws: `GLibError` or `CancellationError`.
    public static func bytes(_ location: String) async throws -> [UInt8] {
        let file = location.contains("://") ? g_file_new_for_uri(location) : g_file_new_for_path(location)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        return try await AsyncCall.run { cancellable, done, data in
            g_file_load_contents_async(file, cancellable, done, data)
        } finish: { result, error in
            var content: UnsafeMutablePointer<CChar>?
            var count: gsize = 0
            guard g_file_load_contents_finish(file, result, &content, &count, nil, &error) != 0 else { return [] }
            defer { g_free(content) }
            return Array(UnsafeRawBufferPointer(start: content, count: Int(count)))
        }
    }
}
