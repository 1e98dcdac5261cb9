public import GTK

/// Pictures from the network, decoded off the main thread at the size at which they are shown, and kept up to an amount of
/// memory.
@MainActor
public final class RemotePictures {
    /// Where pictures may come from.
    public enum Ground: Sendable {
        /// From any server, and from wherever that sends on to.
        case any
        /// From the server that is named and no other.
        case server
        /// From that, and not from this computer or its own network, whatever name leads there.
        case publicServer
    }

    private struct Key: Hashable {
        var address: String
        var size: Int
    }

    private let source: PictureSource
    private let textures: TextureStore<Key>
    /// The memory that the kept pictures take, in bytes.
    public var size: Int { textures.size }

    /// Makes a store.
    /// - Parameters:
    ///   - client: what asks the servers; it needs no cache.
    ///   - files: where the files are kept; nil for nowhere.
    ///   - memory: how many bytes of decoded pictures are kept; the one asked for last is kept in any case.
    ///   - limits: what a picture's file may cost.
    ///   - ground: where they may come from.
    public convenience init(
        client: HTTPClient, files: PictureFiles? = nil, memory: Int = 32 << 20,
        limits: HTTPLimits = HTTPLimits(bytes: 8 << 20), ground: Ground = .any
    ) {
        let pictures = HTTPPictures(client: client, files: files, limits: limits, ground: ground)
        self.init(memory: memory) { try await pictures.read($0) }
    }

    /// Makes a store whose files come from elsewhere.
    /// - Parameter read: reads a picture's file; called once for all who want it at the same time.
    public init(memory: Int = 32 << 20, reading read: @escaping PictureReader) {
        source = PictureSource(read)
        textures = TextureStore(capacity: memory)
    }

    /// How many pictures are kept in memory.
    public var count: Int { textures.count }

    /// The picture, if it is in memory.
    /// - Parameter size: the square that it fits, in device pixels.
    public func kept(_ address: String, size: Int) -> Texture? { textures[Key(address: address, size: size)] }

    /// The picture, from memory, the disk or the server.
    ///
    /// Cancelling the task ends the request, unless somebody else waits for the same picture.
    /// - Parameter size: the square that it shall fit, in device pixels.
    /// - Throws: `HTTPFailure`, `RemotePictureFailure`, `PictureFailure` or `CancellationError`.
    public func load(_ address: String, size: Int) async throws -> Texture {
        if let known = kept(address, size: size) { return known }
        let bytes = try await source.bytes(address)
        // Somebody else who waited for the same file may have decoded it meanwhile.
        if let known = kept(address, size: size) { return known }
        let texture = try await Texture.decode(bytes, fitting: size)
        textures[Key(address: address, size: size)] = texture
        return texture
    }
}
