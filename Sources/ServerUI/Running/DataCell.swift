import Observation

/// One name of a screen's own data, observed by itself.
@MainActor @Observable
final class DataCell {
    /// What it is now; nil where the screen has no such name any more.
    private(set) var value: Value?
    /// What the document says it is at first.
    @ObservationIgnored private var beginning: Value?

    init(_ value: Value) {
        self.value = value
        beginning = value
    }

    /// Writes a value; one that is there already wakes nobody.
    func write(_ new: Value) {
        if new != value { value = new }
    }

    /// Begins anew with what another version of the document says, unless the person has written something of the kind.
    func restart(with new: Value) {
        let isChanged = value != nil && value != beginning
        beginning = new
        if let value, isChanged, value.isSameKind(as: new) { return }
        write(new)
    }

    func clear() {
        if value != nil { value = nil }
        beginning = nil
    }
}

extension Value {
    /// Whether two values are both texts, both numbers and so on.
    func isSameKind(as other: Value) -> Bool {
        switch (self, other) {
        case (.null, .null), (.bool, .bool), (.number, .number), (.text, .text), (.list, .list), (.record, .record):
            true
        default: false
        }
    }

    /// Whether it has at most about so many bytes, and stands at most so deep; never looked at any further than that.
    func fits(bytes: Int, depth: Int) -> Bool {
        var left = bytes
        return fits(&left, depth)
    }

    private func fits(_ left: inout Int, _ depth: Int) -> Bool {
        left -= 1
        switch self {
        case .null, .bool, .number: break
        case .text(let text): left -= text.utf8.count
        case .list(let list):
            guard depth > 0 else { return false }
            for value in list { guard left >= 0, value.fits(&left, depth - 1) else { return false } }
        case .record(let record):
            guard depth > 0 else { return false }
            for (key, value) in record {
                left -= key.utf8.count
                guard left >= 0, value.fits(&left, depth - 1) else { return false }
            }
        }
        return left >= 0
    }

    /// The value with another one at the end of a way; nil where there is no such way.
    func replacing(_ names: ArraySlice<String>, with new: Value) -> Value? {
        guard let name = names.first else { return new }
        let rest = names.dropFirst()
        switch self {
        case .record(var record):
            guard let inner = (record[name] ?? .null).replacing(rest, with: new) else { return nil }
            record[name] = inner
            return .record(record)
        case .list(var list):
            guard let index = Int(name), list.indices.contains(index) else { return nil }
            guard let inner = list[index].replacing(rest, with: new) else { return nil }
            list[index] = inner
            return .list(list)
        case .null:
            guard let inner = Value.null.replacing(rest, with: new) else { return nil }
            return .record([name: inner])
        case .bool, .number, .text: return nil
        }
    }
}
