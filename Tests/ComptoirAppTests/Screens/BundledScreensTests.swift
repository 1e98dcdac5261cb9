import Foundation
import JSON
import ServerUI
import TestSupport
import Testing

@testable import ComptoirApp

@Suite("The screens that the program brings")
struct BundledScreensTests {
    private static let folder = Repository.root.appending(path: "Resources/Screens")
    static let examples =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/Examples"))?.sorted() ?? []

    private func read(_ name: String) throws -> ScreenReader.Result {
        ScreenReader(vocabulary: .ofProgram).read(try Data(contentsOf: Self.folder.appending(path: name)))
    }

    @Test("Discover has no mistake")
    func discover() throws {
        let result = try read("discover.json")
        #expect(result.diagnostics.map { $0.line(in: "discover.json") } == [])
        #expect(result.screen?.name == "discover" && result.screen?.version == .two)
    }

    @Test("there are ten examples, each another part")
    func count() { #expect(Self.examples.count == 10) }

    @Test("examples have no mistake but what they ask of newer programs", arguments: examples)
    func example(name: String) throws {
        let result = try read("Examples/" + name)
        #expect(result.diagnostics.filter { $0.rule != .requires }.map { $0.line(in: name) } == [])
        #expect(result.screen != nil)
    }

    @Test("examples use each component there is")
    func components() throws {
        let used = try Self.examples.map { try read("Examples/" + $0) }.compactMap(\.screen)
            .flatMap { $0.templates.flatMap { template in template.components + [template.empty].compactMap(\.self) } }
            .flatMap(Self.all).map(\.type)
        // A placeholder is what the reader puts in; no author writes one.
        #expect(Set(Vocabulary.ofProgram.components.keys).subtracting(used) == ["placeholder"])
    }

    private static func all(_ component: Component) -> [Component] { [component] + component.children.flatMap(all) }

    @Test("texts are those that are collected for translators")
    func keys() throws {
        let script = try String(
            contentsOf: Repository.root.appending(path: "meson-helpers/screen-strings.py"), encoding: .utf8)
        let line = try #require(script.split(separator: "\n").first { $0.hasPrefix("KEYS = ") })
        let keys = line.matches(of: /"(\w+)"/).map { String($0.1) }
        #expect(Set(keys) == BundledTexts.keys)
    }

    @Test("texts are translated whole, with their gaps, and nothing else is")
    func translation() throws {
        let document = #"{"body": {"title": "all @{bar.count}", "text": "@{x}", "picture": "fruit:fig", "id": "Open"}}"#
        var asked: [String] = []
        let bytes = BundledTexts.translated([UInt8](document.utf8)) { text in
            asked.append(text)
            return text == "all @{bar.count}" ? "alle @{bar.count}" : text
        }
        #expect(asked == ["all @{bar.count}"])
        #expect(try JSONDocument(bytes).root["body"]?["title"]?.string == "alle @{bar.count}")
        #expect(BundledTexts.translated([UInt8](document.utf8)) { $0 } == [UInt8](document.utf8))
    }

    @Test("the schema is that of the program")
    func schema() throws {
        let file = Self.folder.appending(path: "screen.schema.json")
        let written = try String(contentsOf: file, encoding: .utf8)
        let made = String(decoding: ScreenSchema.json(vocabulary: .ofProgram), as: UTF8.self)
        #expect(
            written.trimmingCharacters(in: .newlines) == made.trimmingCharacters(in: .newlines),
            "give: comptoir screens schema > Resources/Screens/screen.schema.json")
    }

    @Test("the page for authors has the tables of the program")
    func reference() throws {
        let page = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
        #expect(
            page.contains(ScreenReference(.ofProgram).markdown),
            "put what «comptoir screens reference» prints at the end of Resources/Screens/README.md")
    }
}
