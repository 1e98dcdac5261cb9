import Foundation
import JSON
import Testing

@testable import Store

@Suite("A pack with a text of a hundred thousand letters")
struct EndlessPackTests {
    private let reader: PackReader
    private let file = PackFile(url: URL(filePath: "/packs/mine.json"), isPersonal: true)

    init() throws {
        reader = PackReader(schema: try JSONSchema(JSONDocument([UInt8](Data(contentsOf: Repository.schema)))))
    }

    /// A pack with one entry of each kind, each of which has all that an entry of its kind can have.
    private func pack() throws -> [String: Any] {
        var pack: [String: Any] = ["format": 1, "id": "mine", "title": "Mine"]
        for (name, key) in [
            ("fruits", "fruits"), ("ingredients", "ingredients"), ("drinks", "drinks"), ("products", "products"),
        ] {
            let data = try Data(contentsOf: Repository.catalogue.appending(path: "\(name).json"))
            let all = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            let entries = try #require(all[key] as? [[String: Any]])
            pack[key] = [try #require(entries.max { "\($0)".count < "\($1)".count })]
            pack["dailyReference"] = pack["dailyReference"] ?? all["dailyReference"]
            let sources = (pack["sources"] as? [[String: Any]] ?? []) + (all["sources"] as? [[String: Any]] ?? [])
            pack["sources"] = Dictionary(
                sources.map { ($0["id"] as? String ?? "", $0) }, uniquingKeysWith: { first, _ in first }
            ).sorted { $0.key < $1.key }.map(\.value)
        }
        let source = try #require((pack["sources"] as? [[String: Any]])?.first?["id"])
        pack["places"] = [
            [
                "id": "market", "name": "Market", "latitude": 48, "longitude": 16, "source": source, "address": "Here",
                "hours": "Mo", "translations": ["fr": ["name": "Marché", "address": "Ici", "hours": "Lu"]],
            ]
        ]
        return pack
    }

    /// The ways to all texts of a value.
    private func texts(in value: Any, at way: [Any] = []) -> [[Any]] {
        if value is String { return [way] }
        if let object = value as? [String: Any] {
            return object.keys.sorted().flatMap { texts(in: object[$0] ?? 0, at: way + [$0]) }
        }
        guard let list = value as? [Any] else { return [] }
        return list.indices.flatMap { texts(in: list[$0], at: way + [$0]) }
    }

    /// The value with another text somewhere.
    private func put(_ text: (String) -> String, at way: ArraySlice<Any>, in value: Any) -> Any {
        guard let step = way.first else { return text(value as? String ?? "") }
        if var object = value as? [String: Any], let key = step as? String, let inner = object[key] {
            object[key] = put(text, at: way.dropFirst(), in: inner)
            return object
        }
        guard var list = value as? [Any], let index = step as? Int else { return value }
        list[index] = put(text, at: way.dropFirst(), in: list[index])
        return list
    }

    private func read(_ pack: Any) throws -> Pack {
        reader.read([UInt8](try JSONSerialization.data(withJSONObject: pack, options: .prettyPrinted)), from: file)
    }

    @Test("tells of it with its place, and shows none of it beyond what can be shown")
    func endless() throws {
        let pack = try pack()
        let before = try read(pack)
        #expect(before.problems.isEmpty && before.places.count == 1 && before.drinks.count == 1)
        let ways = texts(in: pack)
        #expect(ways.count > 200)
        for way in ways {
            let read = try read(put({ _ in EndlessTexts.text }, at: way[...], in: pack))
            let problem = try #require(read.problems.first { $0.line != nil }, "\(way)")
            #expect(problem.description.count < 1_000, "\(way)")
            let entries: [Any] = [
                read.fruits.map(\.entry), read.ingredients.map(\.entry), read.drinks.map(\.entry),
                read.products.map(\.entry), read.places.map(\.entry), read.dailyReference as Any,
            ]
            let (path, count) = EndlessTexts.longest(in: entries)
            #expect(count <= 20_000, "\(way) \(path)")
        }
    }

    @Test("shows a name cut at a hundred letters, and loads the entry with it")
    func cut() throws {
        let long = try put({ _ in EndlessTexts.text }, at: ["fruits", 0, "name"], in: pack())
        let read = try read(long)
        #expect(read.fruits.first?.entry.name.count == 100 && read.fruits.first?.entry.name.hasSuffix("…") == true)
        let problem = try #require(read.problems.first)
        #expect(problem.effect == .textCut && problem.severity == .warning && problem.path == "$.fruits[0].name")
        #expect("\(problem)".contains("found a text of length 100000, expected between 1 and 100. It is shown cut;"))
    }

    @Test("leaves out of a text what cannot be seen or turns others around, and says where")
    func unseen() throws {
        let pack = try put({ "\u{202E}\($0)\u{7}\n" }, at: ["fruits", 0, "name"], in: pack())
        let read = try read(pack)
        let before = try self.read(self.pack()).fruits.first?.entry.name
        #expect(read.fruits.first?.entry.name == before.map { "\($0) " })
        #expect(read.problems.map(\.effect) == [.charactersLeftOut] && read.problems.first?.line != nil)
    }
}
