import JSON

/// The keys that objects of a document may have: those of version 1, and those that version 2 put beside them.
struct Keys: Sendable {
    let first: [String]
    let second: [String]

    /// The place of a key that means something in a version.
    func index(of key: String, in version: FormatVersion) -> Int? {
        if let index = first.firstIndex(of: key) { return index }
        guard version == .two, let index = second.firstIndex(of: key) else { return nil }
        return first.count + index
    }

    static let document = Keys(
        first: ["$schema", "screenName", "templates", "components", "body", "bodies"],
        second: ["sdui", "data", "sources"])
    static let head = Keys(first: ["version", "min", "ttl", "pictures"], second: [])
    static let template = Keys(first: ["id", "type", "order", "componentsId"], second: ["each", "empty", "if"])
    static let each = Keys(first: ["in", "as", "key", "page"], second: [])
    static let reference = Keys(first: ["id", "order"], second: [])
    static let component = Keys(
        first: ["id", "type", "order", "bodyId"],
        second: ["if", "each", "requires", "fallback", "children", "a11y", "bind", "actions"])
    static let accessibility = Keys(first: ["label"], second: [])
    static let body = Keys(first: ["id", "body"], second: [])
    static let action = Keys(first: ["on", "do", "args", "then", "else"], second: [])
    static let nextAction = Keys(first: ["do", "args", "then", "else"], second: [])
}

/// What stands under the few keys that an object may have; of a key that is written twice, the last.
struct Keyed: Sendable {
    fileprivate let members: [JSONMember]
    fileprivate let document: JSONDocument

    subscript(key: String) -> JSONNode? {
        guard let member = members.last(where: { $0.key == key }) else { return nil }
        return JSONNode(value: member.value, document: document)
    }
}

extension JSONNode {
    /// The values of an object by key, those of keys that mean nothing here left out and reported.
    func keyed(_ reading: inout DocumentReading, _ keys: Keys) -> Keyed {
        guard case .object(let members) = value.content else { return Keyed(members: [], document: document) }
        var seen: UInt64 = 0
        // Most often all of them mean something, and stay where they are.
        var isAll = true
        for member in members {
            guard let finding = reading.objection(to: member.key, keys, &seen) else { continue }
            reading.report.add(
                finding, path: path.appending(member.key), offset: member.keyRange.lowerBound, in: document)
            isAll = isAll && finding.rule == .duplicateKey
        }
        let known = isAll ? members : members.filter { keys.index(of: $0.key, in: reading.version) != nil }
        return Keyed(members: known, document: document)
    }
}

extension DocumentReading {
    /// What is wrong with a key of an object.
    /// - Parameter seen: a bit for each key that was met before.
    fileprivate mutating func objection(to key: String, _ keys: Keys, _ seen: inout UInt64) -> Finding? {
        guard let index = keys.index(of: key, in: version) else {
            if keys.second.contains(key) { return .needsVersionTwo(key) }
            return .unknownKey(key, hint: hints.hint(for: key, among: Set(keys.first + keys.second)))
        }
        let bit: UInt64 = 1 << UInt64(index)
        defer { seen |= bit }
        return seen & bit == 0 ? nil : .duplicateKey(key)
    }
}

// Values that have to be of a type; one that is not is reported, and taken to be absent.
extension DocumentReading {
    mutating func text(_ node: JSONNode) -> String? {
        guard let text = node.string else {
            report.add(.wrongType(node.value.type, expected: "a text"), at: node)
            return nil
        }
        guard text.utf8.count <= limits.textBytes else {
            report.add(.textSize(text.utf8.count, limit: limits.textBytes), at: node)
            return nil
        }
        return text
    }

    /// A text that has to be there.
    /// - Parameter what: what follows of it not being there.
    mutating func text(
        _ node: JSONNode?, _ key: String, of parent: JSONNode, _ what: @autoclosure () -> String
    ) -> String? {
        guard let node else {
            report.add(.missing(key, what()), at: parent)
            return nil
        }
        return text(node)
    }

    mutating func number(_ node: JSONNode) -> Double? {
        guard let number = node.number else {
            report.add(.wrongType(node.value.type, expected: "a number"), at: node)
            return nil
        }
        return number
    }

    /// The elements of a list; none where there is no list.
    mutating func elements(_ node: JSONNode?) -> [JSONNode] {
        guard let node else { return [] }
        guard case .array = node.value.content else {
            report.add(.wrongType(node.value.type, expected: "a list"), at: node)
            return []
        }
        return node.elements
    }

    /// The members of an object; nil where it is none.
    mutating func members(_ node: JSONNode) -> [(key: String, node: JSONNode)]? {
        guard case .object(let members) = node.value.content else {
            report.add(.wrongType(node.value.type, expected: "an object"), at: node)
            return nil
        }
        // To look through a few takes less time than to keep them in a table.
        let isShort = members.count <= 8
        var places: [String: Int] = [:]
        var found: [(key: String, node: JSONNode)] = []
        found.reserveCapacity(members.count)
        for member in members {
            let child = JSONNode(value: member.value, document: node.document)
            if let place = isShort ? found.firstIndex(where: { $0.key == member.key }) : places[member.key] {
                report.add(
                    .duplicateKey(member.key), path: child.path, offset: member.keyRange.lowerBound, in: document)
                found[place] = (member.key, child)
            } else {
                if !isShort { places[member.key] = found.count }
                found.append((member.key, child))
            }
        }
        return found
    }
}

extension ScreenSchema {
    /// The keys that the reader knows, by what has them.
    package static let keys: [String: [String]] = [
        "document": Keys.document, "head": .head, "template": .template, "each": .each, "component": .component,
        "body": .body, "action": .action,
    ].mapValues { ($0.first + $0.second).sorted() }
}
