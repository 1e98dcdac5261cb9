public import GTK
internal import Widgets

/// Keeps the pictures of drinks and bottles that were drawn last, up to an amount of memory.
@MainActor
public final class ArtTextures {
    /// The store that pictures use unless they are given another.
    public static let shared = ArtTextures()

    private let textures: TextureStore<ArtOrder>
    private(set) lazy var queue = ArtQueue(self)
    /// The memory that the kept pictures take, in bytes.
    public var size: Int { textures.size }

    /// Whether pictures are being drawn beside the main thread, or wait for their turn.
    public var isDrawing: Bool { !queue.isAtRest }

    /// Makes a store.
    /// - Parameter capacity: how many bytes of pictures are kept; the one asked for last is kept in any case.
    public init(capacity: Int = 48 << 20) { textures = TextureStore(capacity: capacity) }

    /// How many pictures are kept.
    public var count: Int { textures.count }

    /// The picture of a drink, drawn now unless it is kept.
    /// - Parameters:
    ///   - side: width and height in pixels of the interface, 1 or more.
    ///   - scale: how many device pixels make one of them, 1 or more.
    ///   - isDark: whether the ground it stands on is dark.
    public func texture(of art: DrinkArt, side: Int, scale: Int = 1, isDark: Bool = false) -> Texture {
        texture(ArtOrder(art: art, side: max(1, side), scale: max(1, scale), ink: isDark ? .onDark : .onLight))
    }

    /// The picture of a bottle as large as fits, drawn now unless it is kept; the parameters are those of a drink.
    public func texture(of art: BottleArt, side: Int, scale: Int = 1, isDark: Bool = false) -> Texture {
        let side = max(1, side)
        return texture(
            ArtOrder(
                art: art, isAlone: true, width: side, height: side, scale: max(1, scale),
                ink: isDark ? .onDark : .onLight))
    }

    /// The picture of a bottle as large as it is among others, on a dark ground, drawn now unless it is kept.
    /// - Parameter height: of the box that it is drawn in, twice as high as wide, in pixels of the interface.
    package func texture(standing art: BottleArt, height: Int) -> Texture {
        texture(ArtOrder(art: art, isAlone: false, width: max(1, height / 2), height: height, scale: 1, ink: .onDark))
    }

    /// The picture, drawn now unless it is kept.
    func texture(_ order: ArtOrder) -> Texture {
        if let known = kept(order) { return known }
        let texture = order.draw()
        keep(texture, for: order)
        return texture
    }

    /// The picture, if it is kept.
    func kept(_ order: ArtOrder) -> Texture? { textures[order] }

    /// Keeps a picture.
    func keep(_ texture: Texture, for order: ArtOrder) {
        if textures[order] == nil { textures[order] = texture }
    }
}
