public import GTK

/// Keeps the pictures of files that were shown last, so that each is read once for one size.
@MainActor
public final class TextureCache {
    /// The cache that pictures use unless they are given another.
    public static let shared = TextureCache()

    private struct Key: Hashable {
        var path: String
        var size: Int
    }

    private let textures: TextureStore<Key>
    private var loading: [Key: Task<Texture, any Error>] = [:]

    /// Makes a cache.
    /// - Parameter capacity: how many bytes of pictures are kept; the one read last is kept in any case.
    public init(capacity: Int = 32 << 20) { textures = TextureStore(capacity: capacity) }

    /// Whether files are being read.
    public var isReading: Bool { !loading.isEmpty }

    /// The picture if it is there already.
    public func texture(path: String, size: Int) -> Texture? {
        textures[Key(path: path, size: size)]
    }

    /// The picture, read off the main thread if it is not there yet.
    /// - Parameters:
    ///   - path: the file.
    ///   - size: the square it shall fit, in device pixels.
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
