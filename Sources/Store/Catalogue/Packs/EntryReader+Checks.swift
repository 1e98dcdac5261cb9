internal import JSON

extension EntryReader {
    /// A value is there and cannot be used.
    ///
    /// The schema finds the same; this holds where the schema could not be read, and where it says less.
    struct Fault: Error {
        let kind: Problem.Kind
        let node: JSONNode
    }

    /// The most characters that a text may have.
    private static let textLimit = 20_000

    /// The object under a key.
    func object(_ key: String) throws -> JSONNode {
        guard let object = node[key], case .object = object.value.content else { throw Missing(key: key, node: node) }
        return object
    }

    /// The elements of a list that must not be empty.
    func list(_ key: String) throws -> [JSONNode] {
        guard let list = node[key] else { throw Missing(key: key, node: node) }
        guard !list.elements.isEmpty else { throw Fault(kind: .count(found: 0, .init(minimum: 1)), node: list) }
        return list.elements
    }

    /// The text under a key, of a length that can be shown.
    func text(_ key: String, of object: JSONNode) throws -> String {
        guard let value = object[key], let text = value.string else { throw Missing(key: key, node: object) }
        return try checked(text, at: value)
    }

    /// The texts of a list, each of a length that can be shown.
    func texts(_ key: String, of object: JSONNode) throws -> [String] {
        try (object[key]?.elements ?? []).compactMap { element in
            try element.string.map { try checked($0, at: element) }
        }
    }

    private func checked(_ text: String, at node: JSONNode) throws -> String {
        // A character has at least one byte, so that few texts need counting.
        guard text.utf8.count > Self.textLimit, text.count > Self.textLimit else { return text }
        throw Fault(kind: .length(found: text.count, .init(maximum: Double(Self.textLimit))), node: node)
    }

    /// The case that the text under a key names.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String, of object: JSONNode
    ) throws -> Choice where Choice.RawValue == String {
        guard let value = object[key], let name = value.string else { throw Missing(key: key, node: object) }
        return try choice(name, at: value)
    }

    /// The cases that a list of texts names; none where there is no list.
    func choices<Choice: RawRepresentable & CaseIterable>(
        _ key: String, of object: JSONNode
    ) throws -> [Choice] where Choice.RawValue == String {
        try (object[key]?.elements ?? []).map { element in
            guard let name = element.string else { throw Missing(key: key, node: object) }
            return try choice(name, at: element)
        }
    }

    private func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, at node: JSONNode
    ) throws -> Choice where Choice.RawValue == String {
        if let choice = Choice(rawValue: name) { return choice }
        let allowed = Choice.allCases.map(\.rawValue)
        let nearest = NearestName.nearest(to: name, among: allowed)
        throw Fault(kind: .notAllowed(excerpt: node.excerpt, allowed: allowed, nearest: nearest), node: node)
    }

    /// The number under a key, within bounds.
    func number(_ key: String, of object: JSONNode, within range: ClosedRange<Double>) throws -> Double {
        let number = try number(key, of: object)
        guard !range.contains(number), let node = object[key] else { return number }
        let bounds = Problem.Bounds(minimum: range.lowerBound, maximum: range.upperBound)
        throw Fault(kind: .range(found: number, bounds), node: node)
    }

    /// The amount under a key, at least 0; nil where there is none.
    func amount(_ key: String, of object: JSONNode) throws -> Double? {
        guard let node = object[key] else { return nil }
        let amount = try number(key, of: object)
        guard amount < 0 else { return amount }
        throw Fault(kind: .range(found: amount, .init(minimum: 0)), node: node)
    }

    /// The colour under a key.
    func colour(_ key: String, of object: JSONNode) throws -> RGB {
        guard let node = object[key], let text = node.string else { throw Missing(key: key, node: object) }
        if let colour = RGB(hex: text) { return colour }
        throw Fault(kind: .wrongForm(excerpt: node.excerpt, form: "a colour as in “#F5556B”"), node: node)
    }

    /// The figure of an object of the entry, with its source; nil where there is no such object.
    mutating func figure(_ key: String, _ valueKey: String, within range: ClosedRange<Double>) throws -> Figured? {
        guard let object = node[key] else { return nil }
        let value = try number(valueKey, of: object, within: range)
        return Figured(value: value, source: source(object["source"]), note: object["note"]?.string)
    }
}
