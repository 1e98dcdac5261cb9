public import GTK

/// Keeps the pictures that were drawn last, so that one picture is read and drawn once for one size.
@MainActor
public final class TextureCache {
    /// The cache that pictures use unless they are given another.
    public static let shared = TextureCache()

    private struct Key: Hashable {
        var path: String
        var size: Int
    }

    private var textures: [Key: Texture] = [:]
    private var order: [Key] = []
    private var loading: [Key: Task<Texture, any Error>] = [:]
    private let limit: Int

    /// Makes a cache.
    /// - Parameter limit: how many textures are kept, 1 or more.
    public init(limit: Int = 256) {
        self.limit = limit
    }

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
        insert(texture, for: key)
        return texture
    }

    private func insert(_ texture: Texture, for key: Key) {
        guard textures[key] == nil else { return }
        textures[key] = texture
        order.append(key)
        if order.count > limit { textures[order.removeFirst()] = nil }
    }
}
