import Foundation
import Observation
import ServerUI
import Testing

/// A cart that tests put things in.
@MainActor @Observable
final class TestCart: DataSource {
    let type = SourceType("cart", fields: ["items": "Its lines.", "count": "How many.", "total": "What it costs."])
    var items: [Value]?
    var count: Value? = .number(0)
    var total: Value? = .text("0 €")

    func value(of field: String) -> Value? {
        switch field {
        case "items": items.map { .list($0) }
        case "count": count
        case "total": total
        default: .text("secret")
        }
    }
}

/// Notes what it is asked to do.
@MainActor
final class TestHandler: ActionHandler {
    struct Failed: Error {}
    var done: [String] = []
    var asked: [String] = []
    var agrees = true
    var fails: Set<String> = []

    func perform(_ verb: Verb, _ arguments: [String: Value]) async throws {
        let given = arguments.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        done.append(given.isEmpty ? verb.name : "\(verb.name) \(given)")
        if fails.contains(verb.name) { throw Failed() }
    }

    func confirm(_ verb: Verb, _ arguments: [String: Value]) async -> Bool {
        asked.append(verb.name)
        return agrees
    }
}

@Suite("A running screen") @MainActor
struct RunningScreenTests {
    let cart = TestCart()
    let handler = TestHandler()

    private func run(_ file: String = "two-cart") throws -> RunningScreen {
        let data = try Data(contentsOf: Corpus.folder.appending(path: "valid/\(file).json"))
        return RunningScreen(
            try #require(reader.read(data).screen), vocabulary: vocabulary, sources: [cart], handler: handler)
    }

    private func component(_ id: String, of screen: RunningScreen) throws -> Component {
        try #require(screen.screen.all.first { $0.id == id })
    }

    @Test("gives each property a value of its type")
    func values() throws {
        let screen = try run()
        let title = try component("title", of: screen)
        #expect(screen.value("title", of: title, in: .screen) == .text("Cart @ home"))
        #expect(screen.value("detail", of: title, in: .screen) == .text("0 things"))
        #expect(screen.value("level", of: title, in: .screen) == .number(1))
        #expect(screen.value("action", of: title, in: .screen) == nil)
        let send = try component("send", of: screen)
        #expect(screen.value("enabled", of: send, in: .screen) == .bool(false))
        #expect(screen.diagnostics == [])
    }

    @Test("takes the text of version 1 as it stands")
    func literal() throws {
        let screen = try run("one-readme")
        #expect(screen.value("title", of: try component("a", of: screen), in: .screen) == .text("Menu of @{today}"))
        #expect(screen.value("text", of: try component("b", of: screen), in: .screen) == .text("All @@ once"))
    }

    @Test("shows a template for each entry, by its key, and none while the list is not known")
    func entries() throws {
        let screen = try run()
        let template = try #require(screen.screen.templates.first { $0.id == "t" })
        let each = try #require(template.repetition)
        #expect(screen.entries(of: each, in: .screen) == nil)
        #expect(!screen.holds(template.condition, in: .screen))
        cart.items = [
            .record(["id": .text("a"), "title": .text("Mango"), "qty": .number(2)]),
            .record(["id": .text("a"), "title": .text("Twin")]), .record(["title": .text("No id")]), .number(4),
        ]
        cart.count = .number(4)
        #expect(screen.holds(template.condition, in: .screen))
        let entries = try #require(screen.entries(of: each, in: .screen))
        #expect(entries.map(\.key) == ["a", "a#1", "#2", "#3"])
        #expect(Set(screen.diagnostics.map(\.rule)) == [.duplicateID, .value, .type])
        let row = try component("row", of: screen)
        #expect(screen.value("title", of: row, in: Scope.screen.inside(entries[0])) == .text("Mango"))
        #expect(screen.value("qty", of: row, in: Scope.screen.inside(entries[0])) == .number(2))
        #expect(screen.value("qty", of: row, in: Scope.screen.inside(entries[1])) == nil)
        #expect(screen.text(try #require(row.accessibleLabel), in: Scope.screen.inside(entries[1])) == "Twin")
    }

    @Test("works out what is out of range as near as it can, and tells of it once")
    func coercion() throws {
        let screen = try run()
        cart.items = [
            .record(["id": .text("a"), "qty": .number(500)]), .record(["id": .text("b"), "qty": .text("7")]),
        ]
        let each = try #require(screen.screen.templates.first { $0.id == "t" }?.repetition)
        let entries = try #require(screen.entries(of: each, in: .screen))
        let row = try component("row", of: screen)
        for _ in 0..<2 { #expect(screen.value("qty", of: row, in: Scope.screen.inside(entries[0])) == .number(99)) }
        #expect(screen.value("qty", of: row, in: Scope.screen.inside(entries[1])) == .number(7))
        #expect(screen.diagnostics.map(\.rule) == [.range])
        #expect(screen.diagnostics.first?.message.hasPrefix("`qty`: 500 ") == true)
    }

    @Test("reads of a source what the source lists, and nothing else")
    func allowlist() throws {
        let screen = RunningScreen(Screen(name: "s"), sources: [cart])
        let component = Component(id: "x", type: "any", properties: ["p": .bound(try Expression("cart.password"))])
        #expect(screen.value("p", of: component, in: .screen) == nil)
        #expect(screen.diagnostics.map(\.rule) == [.unknownSource])
    }

    @Test("keeps addresses that are worked out to the same rules as those that are written")
    func addresses() throws {
        let screen = RunningScreen(
            Screen(
                name: "s", pictureHosts: ["a.example.org"],
                data: ["u": .text("https://b.example.org/x"), "f": .text("mango")]))
        func picture(_ words: String) throws -> Value? {
            let template = try TextTemplate(words)
            return screen.value(
                "source", of: Component(id: words, type: "picture", properties: ["source": .text(template)]),
                in: .screen)
        }
        #expect(try picture("@{u}") == nil)
        #expect(screen.diagnostics.map(\.rule) == [.picture])
        #expect(try picture("fruit:@{f}") == .text("fruit:mango"))
        #expect(try picture("https://a.example.org/@{f}") == .text("https://a.example.org/mango"))
    }

    @Test("writes what the person chose to its own data, in range, and to entries that stand there")
    func writing() throws {
        let screen = try run()
        let note = try component("note", of: screen)
        screen.set("value", of: note, in: .screen, to: .text("No ice"))
        #expect(screen.data["note"] == .text("No ice"))
        #expect(screen.value("value", of: note, in: .screen) == .text("No ice"))
        #expect(screen.value("enabled", of: try component("send", of: screen), in: .screen) == .bool(true))
        let each = try #require(screen.screen.templates.first { $0.id == "mine" }?.repetition)
        let entry = try #require(screen.entries(of: each, in: .screen)?.first)
        screen.set("value", of: try component("step", of: screen), in: Scope.screen.inside(entry), to: .number(5))
        #expect(screen.data["lines"] == .list([.record(["id": .text("l1"), "qty": .number(5)])]))
        #expect(screen.diagnostics == [])
        screen.set("value", of: note, in: .screen, to: .text(String(repeating: "a", count: 70_000)))
        #expect(screen.data["note"] == .text("No ice"))
        #expect(screen.diagnostics.map(\.rule) == [.textSize])
    }

    @Test("writes nothing to a source, and tells the actions what was chosen")
    func readOnly() async throws {
        cart.items = [.record(["id": .text("a"), "title": .text("Mango"), "qty": .number(2)])]
        let screen = try run()
        let each = try #require(screen.screen.templates.first { $0.id == "t" }?.repetition)
        let scope = Scope.screen.inside(try #require(screen.entries(of: each, in: .screen)?.first))
        let plain = try component("row", of: screen)
        let add = Action(verb: "cart.add", arguments: ["id": .text(try TextTemplate("@{item.id}:@{event.value}"))])
        let row = Component(
            id: plain.id, type: plain.type, properties: plain.properties, actions: ["change": [add]])
        screen.set("qty", of: row, in: scope, to: .number(3))
        #expect(screen.value("qty", of: row, in: scope) == .number(2))
        await screen.perform("change", of: row, in: scope)
        #expect(handler.done == ["cart.add id=text(\"a:3\")"])
        #expect(screen.diagnostics == [])
    }

    @Test("does one thing after the other, and what follows success or failure")
    func actions() async throws {
        cart.items = [.record(["id": .text("a"), "title": .text("Mango"), "qty": .number(2)])]
        let screen = try run()
        let each = try #require(screen.screen.templates.first { $0.id == "t" }?.repetition)
        let scope = Scope.screen.inside(try #require(screen.entries(of: each, in: .screen)?.first))
        let row = try component("row", of: screen)
        await screen.perform("activate", of: row, in: scope)
        #expect(handler.done == ["cart.add id=text(\"a\")"])
        #expect(screen.data["note"] == .text("Mango"))
        handler.fails = ["cart.add"]
        await screen.perform("activate", of: row, in: scope)
        #expect(handler.done.suffix(2) == ["cart.add id=text(\"a\")", "refetch"])
        #expect(screen.diagnostics.map(\.rule) == [.action])
        await screen.perform("activate", of: try component("send", of: screen), in: .screen)
        #expect(handler.done.last == "submit value=text(\"Mango\")")
        #expect(screen.data["open"] == .bool(true))
        await screen.perform("nothing", of: row, in: scope)
        #expect(handler.done.count == 4)
    }

    @Test("asks first what deletes or pays, and does nothing where the person says no")
    func asking() async throws {
        let screen = try run()
        let button = Component(
            id: "b", type: "button",
            actions: [
                "activate": [
                    Action(verb: "cart.clear", success: [Action(verb: "back")], failure: [Action(verb: "refetch")])
                ]
            ])
        handler.agrees = false
        await screen.perform("activate", of: button, in: .screen)
        #expect(handler.asked == ["cart.clear"] && handler.done == [])
        handler.agrees = true
        await screen.perform("activate", of: button, in: .screen)
        #expect(handler.done == ["cart.clear", "back"])
        let alone = RunningScreen(screen.screen, vocabulary: vocabulary)
        await alone.perform("activate", of: button, in: .screen)
        #expect(handler.done.count == 2)
    }

    @Test("does at most sixteen things for one click")
    func chain() async throws {
        let screen = try run()
        func tree(_ depth: Int) -> [Action] {
            depth == 0
                ? [] : [Action(verb: "back", success: tree(depth - 1)), Action(verb: "back", success: tree(depth - 1))]
        }
        await screen.perform(
            "activate", of: Component(id: "b", type: "button", actions: ["activate": tree(8)]), in: .screen)
        #expect(handler.done.count == 16)
        #expect(Set(screen.diagnostics.map(\.rule)) == [.actionChain])
    }

    @Test("keeps its own data within bounds, however it is put into itself", arguments: ["a b", "a", "words"])
    func growing(names: String) async throws {
        let sets = names.split(separator: " ").map {
            #"{"on": "activate", "do": "set", "args": {"name": "x.\#($0)", "value": "@{x}"}}"#
        }
        let long = String(repeating: "w", count: 60_000)
        let screen = try #require(
            read(
                """
                {"sdui": {"version": "2.0"}, "screenName": "s", "data": {"x": {"deep": {"text": "\(names == "words" ? long : "")"}}},
                 "templates": [{"id": "t", "type": "stack", "componentsId": ["b"]}],
                 "components": [{"id": "b", "type": "button", "bodyId": "b", "actions": [\(sets.joined(separator: ","))]}],
                 "bodies": [{"id": "b", "body": {"title": "Go"}}]}
                """
            ).screen)
        let running = RunningScreen(screen, vocabulary: vocabulary)
        let button = try #require(screen.all.first)
        for _ in 0..<70 { await running.perform("activate", of: button, in: .screen) }
        #expect(running.diagnostics.count == sets.count)
        #expect(running.diagnostics.allSatisfy { $0.rule == .value && $0.path.hasPrefix("$.components[0].actions") })
        #expect(Value.record(running.data).json().count < 3 << 20)
    }

    @Test("refuses to write to what is not its own, and to turn over what is no flag")
    func refusing() async throws {
        let screen = try run()
        func tried(_ verb: String, _ name: String) async throws -> Rule? {
            let action = Action(
                verb: verb,
                arguments: ["name": .text(TextTemplate(literal: name)), "value": .text(TextTemplate(literal: "1"))],
                path: name)
            await screen.perform(
                "activate", of: Component(id: "b", type: "button", actions: ["activate": [action]]), in: .screen)
            return screen.diagnostics.last?.rule
        }
        #expect(try await tried("set", "cart.count") == .readOnly)
        #expect(try await tried("toggle", "cart.total") == .value)
        #expect(try await tried("set", "note.deeper") == .type)
        #expect(try await tried("toggle", "nobody") == .readOnly)
        #expect(try await tried("set", "event.value") == .readOnly)
        #expect(try await tried("set", "a b") == .value)
        #expect(cart.count == .number(0))
        #expect(screen.data["note"] == .text(""))
    }

    @Test("keeps what the person has typed when another version comes")
    func replacing() throws {
        let screen = try run()
        screen.set("value", of: try component("note", of: screen), in: .screen, to: .text("No ice"))
        var next = screen.screen
        next.data = ["note": .text("Say something"), "open": .bool(true), "new": .number(1)]
        screen.replace(with: next)
        #expect(screen.data == ["note": .text("No ice"), "open": .bool(true), "new": .number(1)])
        next.data = ["note": .number(3)]
        screen.replace(with: next)
        #expect(screen.data == ["note": .number(3)])
    }
}
