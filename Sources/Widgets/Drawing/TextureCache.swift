public import GTK

/// A cache of the most recently shown pictures from files, so that each is read once per size.
@MainActor
public final class TextureCache {
    /// The cache that pictures use by default.
    public static let shared = TextureCache()

    private struct Key: Hashable {
        var path: String
        var size: Int
    }

    private let textures: TextureStore<Key>
    private var loading: [Key: Task<Texture, any Error>] = [:]

    /// Creates a cache.
    /// - Parameter capacity: the maximum number of bytes kept; the picture read last is kept in any case.
    public init(capacity: Int = 16 << 20) { textures = TextureStore(capacity: capacity) }

    /// Whether any files are being read.
    public var isReading: Bool { !loading.isEmpty }

    /// Returns the picture if it is already in memory.
    public func texture(path: String, size: Int) -> Texture? {
        textures[Key(path: path, size: size)]
    }

    /// Returns the picture, reading it off the main thread if it is not in memory.
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - size: the side of the square that the picture must fit into, in device pixels.
    public func load(path: String, size: Int) async throws -> Texture {
        let key = Key(path: path, size: size)
        if let known = textures[key] { return known }
        let task =
            loading[key] ?? Task { try await Texture.load(path: path, fitting: size) }
        loading[key] = task
        defer { loading[key] = nil }
        let texture = try await task.value
        textures[key] = texture
        return texture
    }
}
