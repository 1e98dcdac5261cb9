public import GTK
internal import Widgets

/// A cache of the most recently used pictures of drinks and bottles, limited by memory.
@MainActor
public final class ArtTextures {
    /// The cache that widgets use unless they are given another.
    public static let shared = ArtTextures()

    private let textures: TextureStore<ArtOrder>
    private(set) lazy var queue = ArtQueue(self)
    /// The memory taken by the cached pictures, in bytes.
    public var size: Int { textures.size }

    /// Whether pictures are being drawn off the main thread or are waiting to be.
    public var isDrawing: Bool { !queue.isAtRest }

    /// Creates a cache.
    /// - Parameter capacity: the maximum size in bytes; the most recently used picture is kept in any case.
    public init(capacity: Int = 24 << 20) { textures = TextureStore(capacity: capacity) }

    /// The number of cached pictures.
    public var count: Int { textures.count }

    /// Returns the picture of a drink, drawing it now unless it is cached.
    /// - Parameters:
    ///   - side: the width and height in logical pixels, 1 or more.
    ///   - scale: the number of device pixels per logical pixel, 1 or more.
    ///   - isDark: whether the background is dark.
    public func texture(of art: DrinkArt, side: Int, scale: Int = 1, isDark: Bool = false) -> Texture {
        texture(ArtOrder(art: art, side: max(1, side), scale: max(1, scale), ink: isDark ? .onDark : .onLight))
    }

    /// Returns the picture of a bottle as large as fits, drawing it now unless it is cached; the parameters are those
    /// for a drink.
    public func texture(of art: BottleArt, side: Int, scale: Int = 1, isDark: Bool = false) -> Texture {
        let side = max(1, side)
        return texture(
            ArtOrder(
                art: art, isAlone: true, width: side, height: side, scale: max(1, scale),
                ink: isDark ? .onDark : .onLight))
    }

    /// Returns the picture of a bottle in proportion to other bottles, on a dark background, drawing it now unless it
    /// is cached.
    /// - Parameter height: the height of its box in logical pixels; the box is twice as tall as it is wide.
    package func texture(standing art: BottleArt, height: Int) -> Texture {
        texture(ArtOrder(art: art, isAlone: false, width: max(1, height / 2), height: height, scale: 1, ink: .onDark))
    }

    /// Returns the picture, drawing it now unless it is cached.
    func texture(_ order: ArtOrder) -> Texture {
        if let known = kept(order) { return known }
        let texture = order.draw()
        keep(texture, for: order)
        return texture
    }

    /// Returns the picture if it is cached.
    func kept(_ order: ArtOrder) -> Texture? { textures[order] }

    /// Caches a picture.
    func keep(_ texture: Texture, for order: ArtOrder) {
        if textures[order] == nil { textures[order] = texture }
    }
}
