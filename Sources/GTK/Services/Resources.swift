internal import CGTK

/// Files packed into one file by `glib-compile-resources` (`GResource`).
public enum Resources {
    /// Makes the content of a pack readable under the paths that it contains (`g_resources_register`).
    /// - Returns: a token by which the content can be removed again.
    /// - Throws: `GLibError` if the file cannot be read or is not a pack.
    @discardableResult
    public static func register(path: String) throws(GLibError) -> ResourcePack {
        var error: UnsafeMutablePointer<GError>?
        guard let resource = g_resource_load(path, &error) else { throw GLibError(adopting: error) }
        g_resources_register(resource)
        return ResourcePack(resource)
    }

    /// Returns the bytes of a resource, uncompressed (`g_resources_lookup_data`).
    public static func bytes(_ path: String) throws(GLibError) -> [UInt8] {
        var error: UnsafeMutablePointer<GError>?
        guard let bytes = g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error) else {
            throw GLibError(adopting: error)
        }
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        return Array(UnsafeRawBufferPointer(start: g_bytes_get_data(bytes, &count), count: Int(count)))
    }

    /// Returns a resource as text.
    public static func text(_ path: String) throws(GLibError) -> String {
        String(decoding: try bytes(path), as: UTF8.self)
    }

    /// Returns the names in a folder of the resources; those of folders end with a slash
    /// (`g_resources_enumerate_children`).
    public static func list(_ path: String) throws(GLibError) -> [String] {
        var error: UnsafeMutablePointer<GError>?
        guard let names = g_resources_enumerate_children(path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error) else {
            throw GLibError(adopting: error)
        }
        defer { g_strfreev(names) }
        var result: [String] = []
        while let name = names[result.count] { result.append(String(cString: name)) }
        return result.sorted()
    }
}

/// A registered pack of resources; it stays registered when this token is dropped.
///
/// GIO never changes a pack and counts references atomically, so any thread may use it.
public final class ResourcePack: @unchecked Sendable {
    private let resource: OpaquePointer

    init(_ resource: OpaquePointer) { self.resource = resource }

    deinit { g_resource_unref(resource) }

    /// Removes the content; what was read stays valid (`g_resources_unregister`).
    public func unregister() { g_resources_unregister(resource) }
}
