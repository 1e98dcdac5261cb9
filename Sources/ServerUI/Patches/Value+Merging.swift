extension Value {
    /// The value under a key; nil where this is no record or has no such key.
    subscript(key: String) -> Value? {
        if case .record(let record) = self { record[key] } else { nil }
    }

    /// Takes over the keys of another record: null takes one away, a record changes the keys that it has.
    mutating func merge(_ keys: [String: Value]) {
        var record: [String: Value] = [:]
        if case .record(let known) = self { record = known }
        for (key, value) in keys {
            switch value {
            case .null: record[key] = nil
            case .record(let inner):
                var merged = record[key] ?? .null
                merged.merge(inner)
                record[key] = merged
            default: record[key] = value
            }
        }
        self = .record(record)
    }

    /// Takes what refers to an id out of what stands under a key: a list of references, or an id itself.
    mutating func drop(_ id: Value, from key: String) {
        guard case .record(var record) = self else { return }
        switch record[key] {
        case id?: record[key] = nil
        case .list(let list)?:
            let kept = list.filter { ($0["id"] ?? $0) != id }
            guard kept.count != list.count else { return }
            record[key] = .list(kept)
        default: return
        }
        self = .record(record)
    }
}
