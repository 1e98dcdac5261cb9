public import GTK

/// Keeps the pictures of drinks and bottles that were drawn last, up to an amount of memory.
@MainActor
public final class ArtTextures {
    /// The store that pictures use unless they are given another.
    public static let shared = ArtTextures()

    private struct Entry {
        var texture: Texture
        var used: Int
    }

    private var entries: [ArtOrder: Entry] = [:]
    private var clock = 0
    private let capacity: Int
    private(set) lazy var queue = ArtQueue(self)
    /// The memory that the kept pictures take, in bytes.
    public private(set) var size = 0

    /// Makes a store.
    /// - Parameter capacity: how many bytes of pictures are kept; the one asked for last is kept in any case.
    public init(capacity: Int = 48 << 20) { self.capacity = capacity }

    /// How many pictures are kept.
    public var count: Int { entries.count }

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
    func kept(_ order: ArtOrder) -> Texture? {
        guard let texture = entries[order]?.texture else { return nil }
        clock += 1
        entries[order]?.used = clock
        return texture
    }

    /// Keeps a picture.
    func keep(_ texture: Texture, for order: ArtOrder) {
        guard entries[order] == nil else { return }
        clock += 1
        entries[order] = Entry(texture: texture, used: clock)
        size += order.bytes
        if size > capacity { letGo() }
    }

    /// Lets go of what was not used for longest; where there are many, of some more, so as not to order all for each.
    private func letGo() {
        let goal = entries.count > 64 ? capacity - capacity / 8 : capacity
        for (order, _) in entries.sorted(by: { $0.value.used < $1.value.used }).dropLast() {
            guard size > goal else { return }
            entries[order] = nil
            size -= order.bytes
        }
    }
}
