public import GTK

/// A store of the most recently used pictures, up to an amount of memory; up to an eighth of that once none was asked for
/// in a while.
@MainActor
public final class TextureStore<Key: Hashable> {
    private struct Entry {
        var texture: Texture
        var used: Int
    }

    private var entries: [Key: Entry] = [:]
    private var clock = 0
    private let capacity: Int
    private let patience: Duration
    private var resting: SourceToken?
    private var asked = ContinuousClock.now
    /// The memory used by the stored pictures, in bytes.
    public private(set) var size = 0

    /// Creates a store.
    /// - Parameters:
    ///   - capacity: the maximum number of bytes kept, four per pixel; the picture stored last is kept in any case.
    ///   - patience: how long nobody asks for a picture before most are released.
    public init(capacity: Int, patience: Duration = .seconds(20)) {
        self.capacity = capacity
        self.patience = patience
    }

    isolated deinit { resting?.cancel() }

    /// The number of stored pictures.
    public var count: Int { entries.count }

    /// A picture; nil if it is not stored. Setting a picture replaces the one with the same key.
    public subscript(key: Key) -> Texture? {
        get {
            guard let texture = entries[key]?.texture else { return nil }
            clock += 1
            asked = .now
            entries[key]?.used = clock
            return texture
        }
        set {
            if let old = entries.removeValue(forKey: key)?.texture { size -= old.bytes }
            guard let newValue else { return }
            clock += 1
            asked = .now
            entries[key] = Entry(texture: newValue, used: clock)
            size += newValue.bytes
            if size > capacity { letGo(to: entries.count > 64 ? capacity - capacity / 8 : capacity) }
            if size > restingCapacity, resting?.isActive != true { rest(after: patience) }
        }
    }

    /// Returns a picture, which is made and stored first where it is not there.
    public func picture(_ key: Key, orMake make: () -> Texture) -> Texture {
        if let known = self[key] { return known }
        let made = make()
        self[key] = made
        return made
    }

    /// What is kept for what is in sight.
    private var restingCapacity: Int { capacity / 8 }

    /// Releases most pictures once none was asked for in a while.
    private func rest(after delay: Duration) {
        resting = MainLoop.after(delay) { [weak self] in
            guard let self else { return }
            let rest = patience - (.now - asked)
            guard rest <= .zero else { return self.rest(after: rest) }
            letGo(to: restingCapacity)
            Memory.giveBack()
        }
    }

    /// Releases the least recently used pictures. A goal below the capacity keeps them from being sorted every time.
    private func letGo(to goal: Int) {
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
