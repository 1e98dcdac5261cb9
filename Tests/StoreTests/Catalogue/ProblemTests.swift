import JSON
import Foundation
import Testing

@testable import Store

@Suite("Problems in packs")
struct ProblemTests {
    /// What a pack leads to: the messages without the file's folder, and the names of the fruits loaded.
    private func load(_ text: String) async throws -> (messages: [String], names: [String]) {
        let shop = try await Shop(packs: ["p.json": text])
        let folder = shop.folder["bundled/"].path + "/"
        let messages = try await shop.catalogue.problems.map {
            $0.description.replacingOccurrences(of: folder, with: "")
                .replacingOccurrences(of: folder.replacingOccurrences(of: "//", with: "/"), with: "")
        }
        return (messages, try await shop.names(FruitQuery()))
    }

    /// A mistake made in the pack's second fruit, and the message that it leads to.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let old: String
        let new: String
        let message: String
        var testDescription: String { "\(old) → \(new)" }
    }

    static let leftOut = #"The entry “banana” is left out; the others are loaded."#

    @Test(
        "name place, finding and expectation, and leave out one entry only",
        arguments: [
            Mistake(
                old: #""name": "Banana""#, new: #""name": 7"#,
                message: "p.json, line 19, column 27, $.fruits[1].name: found a number (7), expected text. \(leftOut)"
            ),
            Mistake(
                old: #", "name": "Banana""#, new: "",
                message: #"p.json, line 18, column 1, $.fruits[1]: found no “name”. \#(leftOut) Add “name”."#),
            Mistake(
                old: #""headline":"#, new: #""headlne":"#,
                message: "p.json, line 18, column 1, $.fruits[1]: found “headlne”, expected “headline”. \(leftOut) "
                    + "Rename “headlne” to “headline”."),
            Mistake(
                old: ##""#FF0000""##, new: #""red""#,
                message:
                    ##"p.json, line 21, column 48, $.fruits[1].gradient[0]: found "red", expected a colour as in “#F5556B”. \##(leftOut)"##
            ),
            Mistake(
                old: ##""#FF0000", "##, new: "",
                message:
                    "p.json, line 21, column 47, $.fruits[1].gradient: found a list of length 1, expected exactly 2. \(leftOut)"
            ),
            Mistake(
                old: #""energyKcal": 89"#, new: #""energyKcal": -89"#,
                message:
                    "p.json, line 22, column 93, $.fruits[1].nutrition.values.energyKcal: found -89, expected at least 0. \(leftOut)"
            ),
            Mistake(
                old: #""nutrition":"#, new: #""portions": [{"kind": "pice", "name": "1", "grams": 3}], "nutrition":"#,
                message:
                    #"p.json, line 22, column 25, $.fruits[1].portions[0].kind: found "pice", expected “piece”, “cup” or “other”. \#(leftOut) Did you mean “piece”?"#
            ),
            Mistake(
                old: #""nutrition":"#, new: #""portions": [{"kind": "cup", "name": "1", "grams": 0}], "nutrition":"#,
                message:
                    "p.json, line 22, column 54, $.fruits[1].portions[0].grams: found 0, expected more than 0. \(leftOut)"
            ),
            Mistake(
                old: "fruits/banana.svg", new: "../../etc/passwd",
                message:
                    #"p.json, line 21, column 14, $.fruits[1].picture: found "../../etc/passwd", expected the name of a picture below the folder of pictures, as in “fruits/apple.svg”. \#(leftOut)"#
            ),
        ])
    func badEntry(mistake: Mistake) async throws {
        let fruit = Samples.banana.replacingOccurrences(of: mistake.old, with: mistake.new)
        try #require(fruit != Samples.banana)
        let (messages, names) = try await load(Samples.pack([Samples.fruit("kiwi"), fruit, Samples.quince]))
        #expect(messages == [mistake.message])
        #expect(names == ["Kiwi", "Quince"])
    }

    @Test("of an unknown key name the nearest one, and the entry is loaded")
    func unknownKey() async throws {
        let fruit = Samples.fruit("kiwi", more: #", "scientificname": "Actinidia""#)
        let (messages, names) = try await load(Samples.pack([fruit]))
        #expect(
            messages == [
                "p.json, line 16, column 101, $.fruits[0].scientificname: found the unknown key “scientificname”. Did you mean “scientificName”?"
            ])
        #expect(names == ["Kiwi"])
    }

    @Test("of a source that is not listed are warnings, and the source is shown by its name")
    func unknownSource() async throws {
        let fruit = Samples.fruit("kiwi").replacingOccurrences(of: #""usda""#, with: #""usdaa""#)
        let shop = try await Shop(packs: ["p.json": Samples.pack([fruit])])
        let problem = try #require(try await shop.catalogue.problems.first)
        #expect(problem.kind == .unknownSource("usdaa", nearest: "usda"))
        #expect(problem.severity == .warning)
        #expect(problem.path == "$.fruits[0].nutrition.source")
        #expect(try await shop.catalogue.fruit(id: "kiwi")?.nutrition.source == Source(id: "usdaa", title: "usdaa"))
    }

    @Test("of an id that repeats name both places, and the first one is loaded")
    func repeatedID() async throws {
        let (messages, names) = try await load(
            Samples.pack([Samples.fruit("kiwi", name: "One"), Samples.fruit("kiwi", name: "Two")]))
        #expect(
            messages == [
                "p.json, line 19, column 9, $.fruits[1].id: found the id “kiwi”, which line 12 has already, expected an id of its own. "
                    + "The entry “kiwi” is left out; the others are loaded. Give one of the two another id."
            ])
        #expect(names == ["One"])
    }

    @Test("of a file that is no JSON name the place, and the other packs are loaded")
    func noJSON() async throws {
        let broken = "{\n  \"format\": 1,\n  \"fruits\": [ }\n}"
        let shop = try await Shop(packs: ["a.json": broken, "b.json": Samples.pack([Samples.apple])])
        let problem = try #require(try await shop.catalogue.problems.first)
        #expect(problem.location == JSONLocation(line: 3, column: 15))
        #expect(problem.effect == .fileLeftOut)
        #expect(problem.found == "“}”")
        #expect(problem.expected == "a value")
        #expect(try await shop.names(FruitQuery()) == ["Apple"])
    }

    @Test(
        "never keep a file that is not a pack from being told of",
        arguments: [
            "", "[]", "7", "null", "{}", #"{"format": 2, "id": "x"}"#, #"{"format": 1, "id": "x", "fruits": {}}"#,
            "\u{0}",
        ])
    func notAPack(text: String) async throws {
        let shop = try await Shop(packs: ["a.json": text, "b.json": Samples.pack([Samples.apple])])
        let problems = try await shop.catalogue.problems
        #expect(problems.contains { $0.severity == .error && $0.file.hasSuffix("a.json") })
        #expect(try await shop.names(FruitQuery()) == ["Apple"])
    }

    @Test("of a folder named like a pack, or one that cannot be read, are told")
    func folderNamedLikeAPack() async throws {
        let shop = try await Shop()
        try FileManager.default.createDirectory(at: shop.folder["packs/x.json"], withIntermediateDirectories: true)
        let refresh = try await shop.catalogue.refresh()
        #expect(refresh.entryCount == 3)
        #expect(refresh.problems.map(\.file) == [shop.folder["packs/x.json"].path])
    }

    @Test("are told when the personal folder is a file")
    func folderIsAFile() async throws {
        let shop = try await Shop()
        try shop.folder.write("not a folder", to: "packs")
        let refresh = try await shop.catalogue.refresh()
        #expect(refresh.entryCount == 3)
        #expect(refresh.problems.map(\.file) == [shop.folder["packs"].path])
    }

    @Test("are kept to a number that can be read, and the rest counted")
    func many() async throws {
        let fruits = (0..<300).map { Samples.fruit("f\($0)", more: #", "nonsense": 1"#) }
        let (messages, names) = try await load(Samples.pack(fruits))
        #expect(messages.count == 201)
        #expect(messages.last?.contains("there are 100 more problems") == true)
        #expect(names.count == 300)
    }

    @Test("in the schema are told, and the packs are loaded all the same")
    func schemaMissing() async throws {
        let shop = try await Shop()
        try FileManager.default.removeItem(at: shop.folder["bundled/pack.schema.json"])
        let bad = Samples.fruit("bad").replacingOccurrences(of: #""name""#, with: #""nme""#)
        try shop.folder.write(Samples.pack([Samples.apple, bad]), to: "bundled/fruits.json")
        let refresh = try await shop.catalogue.refresh()
        #expect(refresh.entryCount == 1)
        #expect(refresh.problems.count == 2)
        guard case .schemaUnusable = refresh.problems[0].kind else {
            Issue.record("the first problem is \(refresh.problems[0])")
            return
        }
        #expect(refresh.problems[1].kind == .missingKey("name", similar: nil))
        #expect(refresh.problems[1].effect == .entryLeftOut(id: "bad"))
    }

    @Test("allow for sections to come")
    func laterSections() async throws {
        let text = Samples.pack([Samples.apple]).replacingOccurrences(
            of: #""format": 1,"#, with: #""format": 1, "drinks": [], "ingredients": [], "weather": "fine","#)
        let (messages, names) = try await load(text)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("the unknown key “weather”") == true)
        #expect(names == ["Apple"])
    }
}
