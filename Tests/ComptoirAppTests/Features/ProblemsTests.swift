import Foundation
import GTK
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp
@testable import Store

@MainActor @Suite("Problems in your packs", .serialized)
struct ProblemsTests {
    init() { Stage.open() }

    /// Opens a catalogue of one fruit and hands its mistakes over.
    private func kitchen(_ fruit: String) async throws -> (Kitchen, [Problem]) {
        let kitchen = try await Kitchen(fruits: [fruit, Kitchen.quince])
        let problems = try await kitchen.environment.catalogue.problems
        kitchen.environment.found(problems)
        return (kitchen, problems)
    }

    @Test("say which entry it is, what is odd in it, and where that stands")
    func words() async throws {
        let (kitchen, problems) = try await kitchen(
            Kitchen.apple.replacingOccurrences(of: #""headline": "The one that is always in""#, with: #""headline": 3"#)
        )
        defer { withExtendedLifetime(kitchen) {} }
        let words = ProblemWords(try #require(problems.first))
        #expect(problems.count == 1 && words.title == "Apple" && words.kind == "Fruit")
        #expect(words.finding == "“headline” is a number (3), but should be text.")
        #expect(words.line.wholeMatch(of: /Line \d+/) != nil && words.icon == "comptoir-fruits-symbolic")
        #expect(kitchen.environment.warnings == [.packs(count: 1)])
    }

    @Test("that are only texts which are too long bring no banner, for they are shown, cut")
    func tooLong() async throws {
        let long = String(repeating: "a very long name ", count: 20)
        let (kitchen, problems) = try await kitchen(
            Kitchen.apple.replacingOccurrences(of: #""name": "Apple""#, with: #""name": "\#(long)""#))
        defer { withExtendedLifetime(kitchen) {} }
        #expect(problems.map(\.effect) == [.textCut])
        #expect(kitchen.environment.problems == problems && kitchen.environment.warnings.isEmpty)
        #expect(ProblemWords(problems[0]).title.hasPrefix("a very long name"))
    }

    @Test("are listed by file, each file with a button that opens it, and texts in the quotes of print")
    func files() async throws {
        let (kitchen, problems) = try await kitchen(
            Kitchen.apple.replacingOccurrences(of: #""headline": "The one that is always in""#, with: #""headline": 3"#)
        )
        let environment = kitchen.environment
        let other = Problem(
            .wrongForm(excerpt: #""red""#, form: "a colour as in “#F5556B”"), file: "/packs/other.json",
            path: "$.fruits[0].gradient[0]", location: problems[0].location, effect: .valueIgnored,
            subject: problems[0].subject)
        environment.found(problems + [other] + problems)
        let view = ProblemsView(environment)
        let groups = everything(in: view).compactMap { $0 as? FormGroup }
        #expect(groups.map(\.heading.text) == ["fruits.json", "other.json"])
        #expect(groups.map { everything(in: $0).count { $0 is ProblemRow } } == [2, 1])
        let odd = "“gradient” is “red”, but should be a colour as in “#F5556B”. The value is ignored."
        #expect(ProblemWords(other).finding == odd)
        // Only where something else becomes of one of them do the others need to be told from it.
        let left = "Comptoir leaves these out until the file is put right."
        #expect(ProblemsView.outcome(of: problems) == left)
        let unlike = "Comptoir leaves these out until the file is put right, unless noted."
        #expect(ProblemsView.outcome(of: problems + [other]) == unlike)
        #expect(everything(in: view).contains { ($0 as? Label)?.text == unlike })
        var addresses: [String] = []
        environment.opener = { addresses.append($0) }
        groups[1].heading.action?.perform()
        await environment.performing?.value
        #expect(addresses == ["file:///packs/other.json"])
    }

    @Test("of a file that is no pack are told by the file as a whole")
    func noPack() async throws {
        let (kitchen, problems) = try await kitchen("{")
        defer { withExtendedLifetime(kitchen) {} }
        let words = ProblemWords(try #require(problems.first))
        #expect(words.title == "The file" && words.kind.isEmpty && words.icon == "comptoir-warning-symbolic")
    }

    @Test("open their file in the program that the person has for such files")
    func opened() async throws {
        let (kitchen, problems) = try await kitchen(
            Kitchen.apple.replacingOccurrences(of: #""name": "Apple""#, with: #""name": 7"#))
        var addresses: [String] = []
        kitchen.environment.opener = { addresses.append($0) }
        kitchen.environment.open(try #require(problems.first))
        await kitchen.environment.performing?.value
        #expect(addresses.count == 1 && addresses[0].hasPrefix("file:///") && addresses[0].hasSuffix("/fruits.json"))
    }

    @Test("of a server are warned of once, and lead to its page in the browser")
    func server() async throws {
        let (kitchen, problems) = try await kitchen(
            Kitchen.apple.replacingOccurrences(of: #""name": "Apple""#, with: #""name": 7"#))
        let environment = kitchen.environment
        let found = try #require(problems.first)
        let sent = Problem(found.kind, file: "https://shop.example/products.json", location: found.location)
        environment.foundOnServer([sent])
        environment.foundOnServer([sent])
        #expect(environment.warnings == [.packs(count: 1), .server(count: 1)])
        // Which entry it was is known by its id alone.
        let left = Problem(
            .wrongForm(excerpt: #""cheap""#, form: "digits"), file: sent.file, location: found.location,
            effect: .entryLeftOut(id: "mango"))
        #expect(ProblemWords(left).title == "mango" && ProblemWords(left).finding == "Found “cheap”, expected digits.")
        #expect(ProblemWords(sent).title == "What the server sent")
        let heading = everything(in: ProblemsView(environment)).compactMap { $0 as? FormGroup }.last?.heading
        #expect(
            heading?.text == "https://shop.example/products.json" && heading?.action?.title == "Open in the browser")
        var addresses: [String] = []
        environment.opener = { addresses.append($0) }
        environment.open(sent)
        await environment.performing?.value
        #expect(addresses == ["https://shop.example/products.json"])
        environment.foundOnServer([])
        #expect(environment.warnings == [.packs(count: 1)] && environment.serverProblems.isEmpty)
    }
}
