public import GTK

/// Keeps the pictures of drinks that were drawn last, up to an amount of memory.
@MainActor
public final class DrinkTextures {
    /// The store that pictures use unless they are given another.
    public static let shared = DrinkTextures()

    private struct Key: Hashable {
        var art: DrinkArt
        var side: Int
        var scale: Int
        var isDark: Bool
        var bytes: Int { side * scale * side * scale * 4 }
    }

    private struct Entry {
        var texture: Texture
        var used: Int
    }

    private var entries: [Key: Entry] = [:]
    private var clock = 0
    private let capacity: Int
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
        let key = Key(art: art, side: max(1, side), scale: max(1, scale), isDark: isDark)
        clock += 1
        if let known = entries[key] {
            entries[key]?.used = clock
            return known.texture
        }
        let texture = Texture(width: key.side, height: key.side, scale: Double(key.scale)) { canvas in
            DrinkDrawing.draw(art, side: Double(key.side), scale: Double(key.scale), isDark: isDark, on: canvas)
        }
        entries[key] = Entry(texture: texture, used: clock)
        size += key.bytes
        while size > capacity, entries.count > 1, let oldest = entries.min(by: { $0.value.used < $1.value.used })?.key {
            entries[oldest] = nil
            size -= oldest.bytes
        }
        return texture
    }
}
