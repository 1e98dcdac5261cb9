public import GTK

/// A store of the most recently used pictures, up to an amount of memory.
@MainActor
public final class TextureStore<Key: Hashable> {
    private struct Entry {
        var texture: Texture
        var used: Int
    }

    private var entries: [Key: Entry] = [:]
    private var clock = 0
    private let capacity: Int
    /// The memory used by the stored pictures, in bytes.
    public private(set) var size = 0

    /// Creates a store.
    /// - Parameter capacity: the maximum number of bytes kept, four per pixel; the picture stored last is kept in any
    ///   case.
    public init(capacity: Int) { self.capacity = capacity }

    /// The number of stored pictures.
    public var count: Int { entries.count }

    /// A picture; nil if it is not stored. Setting a picture replaces the one with the same key.
    public subscript(key: Key) -> Texture? {
        get {
            guard let texture = entries[key]?.texture else { return nil }
            clock += 1
            entries[key]?.used = clock
            return texture
        }
        set {
            if let old = entries.removeValue(forKey: key)?.texture { size -= old.bytes }
            guard let newValue else { return }
            clock += 1
            entries[key] = Entry(texture: newValue, used: clock)
            size += newValue.bytes
            if size > capacity { letGo() }
        }
    }

    /// Releases the least recently used pictures; if there are many, a few more than necessary, so as not to sort them
    /// every time.
    private func letGo() {
        let goal = entries.count > 64 ? capacity - capacity / 8 : capacity
        for (key, entry) in entries.sorted(by: { $0.value.used < $1.value.used }).dropLast() {
            guard size > goal else { return }
            entries[key] = nil
            size -= entry.texture.bytes
        }
    }
}

extension Texture {
    /// The memory that the picture uses.
    fileprivate var bytes: Int { width * height * 4 }
}
