import Foundation
import JSON
import ServerUI
import Testing

/// A generator whose numbers are the same each time (SplitMix64).
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func next(below bound: Int) -> Int { Int.random(in: 0..<max(bound, 1), using: &self) }
}

/// A part of a document: its path, its type, and the bytes that it is written in.
struct Field {
    let path: JSONPath
    let type: JSONType
    let range: Range<Int>

    /// All parts of a document but itself.
    static func all(_ node: JSONNode) -> [Field] {
        (node.elements + node.members.map(\.node)).flatMap {
            [Field(path: $0.path, type: $0.value.type, range: $0.value.range)] + all($0)
        }
    }

    /// Whether a value of another type is as good there: what is data, and what may be written in two ways.
    func allows(_ type: JSONType) -> Bool {
        let steps = path.steps
        guard case .key(let first)? = steps.first else { return false }
        if first == "data" { return steps.count > 1 }
        let isArgument = steps.contains(.key("args")) && steps.last != .key("args")
        // A flag or a number may be given as what it is, where a text could say it.
        return isArgument && (type == .number || type == .boolean)
    }
}

@Suite("A field of the wrong type")
struct MutationTests {
    static let wrong: [(JSONType, String)] = [
        (.null, "null"), (.boolean, "true"), (.number, "7"), (.string, "\"wrong\""), (.array, "[[7]]"),
        (.object, "{\"wrong\": {}}"),
    ]

    /// Each field of each document is made each type that it is not. What is told has to stand at that field, and all
    /// components that have nothing to do with it have to be there as before.
    @Test(
        "costs what it is in and nothing beside, in each document",
        arguments: try Corpus.files("valid") + Corpus.examples())
    func mutations(_ file: URL) throws {
        let data = try Data(contentsOf: file)
        let document = try JSONDocument(Array(data))
        let reader = try Corpus.reader(of: file)
        let before = reader.read(data)
        let screen = try #require(before.screen)
        // What an example needs that no program has yet is what it is about.
        try #require(before.diagnostics.allSatisfy { $0.rule == .requires })
        let unread = Self.unread(before.diagnostics, document.root)
        var count = 0
        for field in Field.all(document.root) {
            for (type, text) in Self.wrong where type != field.type && !field.allows(type) {
                let mutated = data[..<field.range.lowerBound] + Data(text.utf8) + data[field.range.upperBound...]
                let after = reader.read(Data(mutated))
                let path = field.path.description
                count += 1
                guard let changed = after.screen else {
                    #expect(path == "$.templates", "\(path) \(text) cost the whole screen")
                    continue
                }
                #expect(
                    after.diagnostics.first { $0.path == path } != nil || Self.isReference(field, type)
                        || unread.contains { path.hasPrefix($0) },
                    "\(path) \(text) was not told of")
                for diagnostic in after.diagnostics
                where !diagnostic.path.hasPrefix(path) && !before.diagnostics.contains(where: diagnostic.isLike) {
                    #expect(Self.follows(diagnostic, from: field), "\(path) \(text): \(diagnostic)")
                }
                let affected = Self.affected(field, document.root, screen)
                for component in screen.all where !affected.contains(component.id) {
                    #expect(
                        changed.all.contains { $0.id == component.id && $0.fault == nil },
                        "\(path) \(text) cost \(component.id)")
                }
            }
        }
        #expect(count > 50)
    }

    /// The paths of what is not read: of a component that needs another program that program alone knows what is right in
    /// it, and in a body that no other component has.
    private static func unread(_ found: [Diagnostic], _ root: JSONNode) -> [String] {
        let components = root["components"]?.elements ?? []
        let newer = components.filter { component in
            found.contains { $0.path.hasPrefix(component.path.description + ".requires") }
        }
        let parts = newer.flatMap { component in
            component.members.filter { !["id", "order", "requires", "fallback"].contains($0.key) }.map(\.node)
        }
        let ids = newer.map { $0["id"]?.string }
        let bodies = (root["bodies"]?.elements ?? []).filter { body in
            let owners = components.filter { $0["bodyId"]?.string == body["id"]?.string }
            return !owners.isEmpty && owners.allSatisfy { ids.contains($0["id"]?.string) }
        }
        return (parts + bodies.compactMap { $0["body"] }).map(\.path.description)
    }

    /// What can be a text or an object is told of as an unknown id, or as a key that is missing in it.
    private static func isReference(_ field: Field, _ type: JSONType) -> Bool {
        guard type == .object, field.path.steps.count > 1,
            case .key(let list) = field.path.steps[field.path.steps.count - 2]
        else {
            return false
        }
        return list == "children" || list == "componentsId"
    }

    /// What a mistake in a field leads to elsewhere: what refers to something that is gone, and what nothing refers to now.
    private static func follows(_ diagnostic: Diagnostic, from field: Field) -> Bool {
        let steps = field.path.steps
        if [.unused, .unknownID].contains(diagnostic.rule) { return true }
        switch steps.last {
        // What is named by these is looked for elsewhere, and told of where it is looked for.
        case .key("data"), .key("sources"), .key("sdui"), .key("bodies"), .key("body"), .key("as"), .key("each"),
            .key("pictures"):
            return true
        case .key("id"), .key("type"), .key("bodyId"):
            return diagnostic.rule == .missing || diagnostic.rule == .unknownName
        case .index:
            return steps.count <= 3 && [.missing, .unknownName, .unknownSource, .picture].contains(diagnostic.rule)
        case .key:
            // A key of `data`, by which others are worked out; and what a component cannot do without.
            return diagnostic.rule == .missing || steps.first == .key("data")
        case nil: return false
        }
    }

    /// The components that a field is a part of: itself, those around it, those in it, and those that have the same body.
    private static func affected(_ field: Field, _ root: JSONNode, _ screen: Screen) -> Set<String> {
        let steps = field.path.steps
        guard case .key(let list)? = steps.first else { return [] }
        var ids: Set<String> = []
        if list == "sdui" || list == "data" || list == "sources" || steps.count == 1 {
            return Set(screen.all.map(\.id))
        }
        guard steps.count > 1, case .index(let index) = steps[1], let node = root[list]?.elements[index] else {
            return []
        }
        let id = node["id"]?.string ?? ""
        switch list {
        case "templates":
            let template = screen.templates.first { $0.id == id }
            ids.formUnion((template?.components ?? []).flatMap(\.names))
            ids.formUnion((template?.empty)?.names ?? [])
        case "components":
            // What cannot be shown has another stand in for it.
            let shown = [id, node["fallback"]?.string].compactMap(\.self)
            ids.formUnion(screen.all.filter { $0.names.contains(where: shown.contains) }.flatMap(\.names))
        default:
            for component in root["components"]?.elements ?? [] where component["bodyId"]?.string == id {
                let owner = component["id"]?.string ?? ""
                ids.formUnion(screen.all.first { $0.id == owner }?.names ?? [owner])
            }
        }
        return ids
    }
}

extension Diagnostic {
    /// Whether another one says the same of the same part, wherever that is written.
    fileprivate func isLike(_ other: Diagnostic) -> Bool {
        rule == other.rule && path == other.path && message == other.message
    }
}

extension Component {
    /// The ids of a component and of those in it.
    var names: [String] { family.map(\.id) }
}
