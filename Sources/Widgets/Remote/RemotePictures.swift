public import GTK

/// A store of pictures from the network, decoded off the main thread at the size at which they are shown, and kept up
/// to an amount of memory.
@MainActor
public final class RemotePictures {
    /// The servers that pictures may come from.
    public enum Ground: Sendable {
        /// Any server, and wherever that redirects to.
        case any
        /// Only the server named in the address.
        case server
        /// The same, but not this computer or its own network, whatever the server's name resolves to.
        case publicServer
    }

    private struct Key: Hashable {
        var address: String
        var size: Int
    }

    private let source: PictureSource
    private let textures: TextureStore<Key>
    /// The memory used by the kept pictures, in bytes.
    public var size: Int { textures.size }

    /// Creates a store.
    /// - Parameters:
    ///   - client: the client that sends the requests; it needs no cache.
    ///   - files: the cache of files; nil for none.
    ///   - memory: the maximum number of bytes of decoded pictures; the one requested last is kept in any case.
    ///   - limits: the limits on the file of a picture.
    ///   - ground: the servers that pictures may come from.
    public convenience init(
        client: HTTPClient, files: PictureFiles? = nil, memory: Int = 32 << 20,
        limits: HTTPLimits = HTTPLimits(bytes: 8 << 20), ground: Ground = .any
    ) {
        let pictures = HTTPPictures(client: client, files: files, limits: limits, ground: ground)
        self.init(memory: memory) { try await pictures.read($0) }
    }

    /// Creates a store whose files come from elsewhere.
    /// - Parameter read: reads the file of a picture; called once for all who request it at the same time.
    public init(memory: Int = 32 << 20, reading read: @escaping PictureReader) {
        source = PictureSource(read)
        textures = TextureStore(capacity: memory)
    }

    /// The number of pictures kept in memory.
    public var count: Int { textures.count }

    /// Returns the picture, if it is in memory.
    /// - Parameter size: the side of the square that it fits, in device pixels.
    public func kept(_ address: String, size: Int) -> Texture? { textures[Key(address: address, size: size)] }

    /// Returns the picture, from memory, the disk or the server.
    ///
    /// Cancelling the task ends the request, unless someone else is waiting for the same picture.
    /// - Parameter size: the side of the square that it must fit, in device pixels.
    /// - Throws: `HTTPFailure`, `RemotePictureFailure`, `PictureFailure` or `CancellationError`.
    public func load(_ address: String, size: Int) async throws -> Texture {
        if let known = kept(address, size: size) { return known }
        let bytes = try await source.bytes(address)
        // Someone else waiting for the same file may have decoded it in the meantime.
        if let known = kept(address, size: size) { return known }
        let texture = try await Texture.decode(bytes, fitting: size)
        textures[Key(address: address, size: size)] = texture
        return texture
    }
}
