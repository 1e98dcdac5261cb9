import Foundation
import JSON
import ServerUI

/// What the documents of these tests may name.
let vocabulary = Vocabulary(
    components: Vocabulary.standardComponents + [
        ComponentType(
            "cartRow", version: 2,
            properties: [
                PropertyType("title", .text, isRequired: true, "Its name."),
                PropertyType("qty", .number(0...99), isWritten: true, "How many."),
            ], triggers: ["activate", "change"], "A line of a cart.")
    ], templates: Vocabulary.templateTypes,
    verbs: Vocabulary.standardVerbs + [
        Verb(
            "cart.add", arguments: [PropertyType("id", .text, isRequired: true, "What.")], "Puts something in the cart."
        ),
        Verb("cart.clear", asksFirst: true, "Empties the cart."),
    ],
    sources: [SourceType("cart", fields: ["items": "Its lines.", "count": "How many.", "total": "What it costs."])])

let reader = ScreenReader(vocabulary: vocabulary)

/// The documents beside these tests.
enum Corpus {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

    static func files(_ name: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder.appending(path: name), includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }

    /// The examples for authors, as far as there are any.
    static func examples() -> [URL] {
        let resources = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Resources/Screens/Examples")
        let found = try? FileManager.default.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)
        return (found ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }
}

extension Corpus {
    /// What reads an example: its verbs and sources are the program's, and are taken as they stand there.
    static func reader(of file: URL) throws -> ScreenReader {
        guard file.path.contains("/Examples/") else { return ServerUITests.reader }
        let data = try Data(contentsOf: file)
        var own = vocabulary
        var fields: [String: [String: String]] = [:]
        var verbs: [String: Set<String>] = [:]
        let text = String(decoding: data, as: UTF8.self)
        func collect(_ node: JSONNode) {
            if let verb = node["do"]?.string {
                verbs[verb, default: []].formUnion(node["args"]?.members.map(\.key) ?? [])
            }
            (node.elements + node.members.map(\.node)).forEach(collect)
        }
        let root = try JSONDocument(Array(data)).root
        collect(root)
        for source in root["sources"]?.strings ?? [] {
            let name = String(source.prefix { $0 != "." })
            for match in text.matches(of: try Regex("\\b\(name)\\.(\\w+)", as: (Substring, Substring).self)) {
                fields[name, default: [:]][String(match.1)] = "Of the program."
            }
        }
        let standard = Set(Vocabulary.standardVerbs.map(\.name))
        for (name, arguments) in verbs where !standard.contains(name) {
            own.verbs[name] = Verb(
                name, arguments: arguments.map { PropertyType($0, .any, "Of the program.") }, "Of the program.")
        }
        for (name, fields) in fields { own.sources[name] = SourceType(name, fields: fields) }
        return ScreenReader(vocabulary: own)
    }
}

/// Reads a document that is written in a test.
func read(_ text: String) -> ScreenReader.Result { reader.read(Data(text.utf8)) }

extension Screen {
    /// What stands where, in a line: `a b(c d!) | e`, where `!` is a fault.
    var line: String { templates.map { $0.components.map(\.line).joined(separator: " ") }.joined(separator: " | ") }

    /// All components, those in others too.
    var all: [Component] { templates.flatMap { $0.components + [$0.empty].compactMap(\.self) }.flatMap(\.family) }
}

extension Component {
    var line: String {
        let inner = children.map(\.line).joined(separator: " ")
        return id + (fault == nil ? "" : "!") + (inner.isEmpty ? "" : "(\(inner))")
    }

    var family: [Component] { [self] + children.flatMap(\.family) }
}

extension Diagnostic {
    /// As the corpus writes them: `error missing $.components[1]`.
    var line: String { "\(severity.rawValue) \(rule.rawValue) \(path)" }
    var place: String { location.map { "\($0.line):\($0.column)" } ?? "-" }
}
