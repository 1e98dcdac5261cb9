import Foundation
import ServerUI
import Testing

@Suite("The corpus of documents")
struct CorpusTests {
    @Test("is read without a word where it is right", arguments: try Corpus.files("valid"))
    func valid(_ file: URL) throws {
        let result = reader.read(try Data(contentsOf: file))
        let expected = try String(
            contentsOf: file.deletingPathExtension().appendingPathExtension("expected"), encoding: .utf8)
        #expect(result.screen?.line == expected.trimmingCharacters(in: .newlines))
        #expect(result.diagnostics == [])
        #expect(result.screen?.all.allSatisfy { $0.fault == nil } == true)
    }

    /// Beside each document stands what is left of it, and what is said, a line for each diagnostic.
    @Test("keeps what is beside a mistake, and tells of that mistake alone", arguments: try Corpus.files("broken"))
    func broken(_ file: URL) throws {
        let expected = try String(
            contentsOf: file.deletingPathExtension().appendingPathExtension("expected"), encoding: .utf8
        )
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        let result = reader.read(try Data(contentsOf: file))
        #expect(result.screen?.line ?? "none" == expected[0])
        #expect(result.diagnostics.count == expected.count - 1)
        for (found, line) in zip(result.diagnostics, expected.dropFirst()) {
            let parts = line.split(separator: " ")
            let hasPlace = parts.last?.contains(":") == true
            #expect((hasPlace ? "\(found.line) \(found.place)" : found.line) == line)
            #expect(found.location != nil || found.rule == .documentSize)
        }
    }

    @Test("is read without a word where it is an example for authors", arguments: Corpus.examples())
    func examples(_ file: URL) throws {
        let result = try Corpus.reader(of: file).read(try Data(contentsOf: file))
        // What an example needs that no program has yet is what it is about.
        #expect(result.diagnostics.filter { $0.rule != .requires } == [])
        #expect(result.screen?.all.isEmpty == false)
    }

    @Test("does no harm where it is meant to", arguments: try Corpus.files("hostile"))
    func hostile(_ file: URL) throws {
        let result = reader.read(try Data(contentsOf: file))
        #expect(result.screen?.all.count ?? 0 <= Limits.standard.components)
        #expect(result.diagnostics.allSatisfy { $0.message.utf8.count < 1_000 })
    }

    @Test("has a document for each rule that documents can break")
    func rules() throws {
        let lines = try Corpus.files("broken").map {
            try String(contentsOf: $0.deletingPathExtension().appendingPathExtension("expected"), encoding: .utf8)
        }.joined()
        // Those that need a large document, and those that are noticed once the screen runs, have tests of their own.
        let elsewhere: Set<Rule> = [.documentSize, .components, .steps, .type, .action, .patch, .more]
        for rule in Rule.allCases where !elsewhere.contains(rule) {
            #expect(lines.contains(" \(rule.rawValue) "), "no document breaks the rule \(rule.rawValue)")
        }
    }
}
