public import GTK

/// Keeps the pictures that were asked for last, up to an amount of memory.
@MainActor
public final class TextureStore<Key: Hashable> {
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
    /// - Parameter capacity: how many bytes of pictures are kept, four for each point; the one kept last stays in any case.
    public init(capacity: Int) { self.capacity = capacity }

    /// How many pictures are kept.
    public var count: Int { entries.count }

    /// A picture; nil where it is not kept. One that is set takes the place of that of its key.
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

    /// Lets go of what was not used for longest; where there are many, of some more, so as not to order all for each.
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
    /// The memory that it takes.
    fileprivate var bytes: Int { width * height * 4 }
}
