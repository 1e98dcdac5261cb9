import Foundation
import JSON
import ServerUI
import Testing

/// What the random documents of these tests are, kept apart from how patches change documents.
struct PatchModel {
    struct Node {
        var id: String
        var words: String
        var isRow: Bool
        var children: [Node] = []
    }

    var templates: [Node] = [Node(id: "t0", words: "", isRow: true)]
    private var next = 1

    /// The document, written anew from what it is to show.
    var document: Data {
        var components: [Value] = []
        var bodies: [Value] = []
        func add(_ node: Node) {
            if node.isRow {
                components.append(
                    .record([
                        "id": .text(node.id), "type": .text("row"),
                        "children": .list(node.children.map { .text($0.id) }),
                    ]))
            } else {
                components.append(
                    .record(["id": .text(node.id), "type": .text("text"), "bodyId": .text("b" + node.id)]))
                bodies.append(.record(["id": .text("b" + node.id), "body": .record(["text": .text(node.words)])]))
            }
            node.children.forEach(add)
        }
        templates.flatMap(\.children).forEach(add)
        let templates = templates.map { template in
            Value.record([
                "id": .text(template.id), "type": .text("stack"),
                "componentsId": .list(template.children.map { .text($0.id) }),
            ])
        }
        return Value.record([
            "sdui": .record(["version": .text("2.0")]), "screenName": .text("model"), "templates": .list(templates),
            "components": .list(components), "bodies": .list(bodies),
        ]).json()
    }

    /// Makes a random change, and gives it as a patch says it.
    mutating func change(_ random: inout SplitMix) -> Value {
        var places: [[Int]] = templates.indices.map { [$0] }
        func collect(_ node: Node, _ path: [Int]) {
            for (index, child) in node.children.enumerated() {
                places.append(path + [index])
                collect(child, path + [index])
            }
        }
        for (index, template) in templates.enumerated() { collect(template, [index]) }
        let path = places[random.next(below: places.count)]
        // Once there are many parts, more go than come.
        let isFull = places.count > 60
        let node = self[path]
        switch isFull && path.count > 1 ? 0 : random.next(below: 10) {
        case 0 where path.count > 1 || templates.count > 1:
            if path.count == 1 {
                templates.remove(at: path[0])
            } else {
                self[path.dropLast().map(\.self)].children.remove(at: path[path.count - 1])
            }
            return .record(["id": .text(node.id), "remove": .bool(true)])
        case 1...2 where !node.isRow:
            let words = "words \(random.next(below: 1_000))"
            self[path].words = words
            if random.next(below: 2) == 0 {
                return .record(["id": .text(node.id), "set": .record(["body": .record(["text": .text(words)])])])
            }
            return .record([
                "id": .text("b" + node.id), "in": .text("bodies"),
                "set": .record(["body": .record(["text": .text(words)])]),
            ])
        case 3:
            let id = "t\(next)"
            next += 1
            let at = random.next(below: templates.count)
            let sibling = templates[at].id
            templates.insert(Node(id: id, words: "", isRow: true), at: at)
            let template = Value.record(["id": .text(id), "type": .text("stack"), "componentsId": .list([])])
            return .record(["insert": .record(["template": template, "before": .text(sibling)])])
        default:
            let parent = node.isRow ? path : Array(path.dropLast())
            let isRow = random.next(below: 3) == 0 && parent.count < 10
            let new = Node(id: "c\(next)", words: "new \(next)", isRow: isRow)
            next += 1
            var insert: [String: Value] = [
                "component": .record(["id": .text(new.id), "type": .text(isRow ? "row" : "text")])
            ]
            if !isRow {
                insert["component"] = .record([
                    "id": .text(new.id), "type": .text("text"), "bodyId": .text("b" + new.id),
                ])
                insert["body"] = .record(["text": .text(new.words)])
            }
            let siblings = self[parent].children
            let choice = siblings.isEmpty ? 2 : random.next(below: 3)
            let at = choice == 2 ? siblings.count : random.next(below: siblings.count)
            if choice < 2 { insert[choice == 0 ? "before" : "after"] = .text(siblings[at].id) }
            self[parent].children.insert(new, at: choice == 1 ? at + 1 : at)
            return .record(["id": .text(self[parent].id), "insert": .record(insert)])
        }
    }

    subscript(path: [Int]) -> Node {
        get { path.dropFirst().reduce(templates[path[0]]) { $0.children[$1] } }
        set {
            func put(_ node: inout Node, _ rest: ArraySlice<Int>) {
                guard let index = rest.first else { return node = newValue }
                put(&node.children[index], rest.dropFirst())
            }
            put(&templates[path[0]], path.dropFirst())
        }
    }
}

extension Screen {
    /// The screen without where its parts stand in the document.
    var withoutPaths: Screen {
        func strip(_ component: Component) -> Component {
            Component(
                id: component.id, type: component.type, condition: component.condition,
                repetition: component.repetition, properties: component.properties,
                children: component.children.map(strip), accessibleLabel: component.accessibleLabel,
                actions: component.actions, path: "", fault: component.fault)
        }
        var copy = self
        for index in copy.templates.indices {
            copy.templates[index].path = ""
            copy.templates[index].components = copy.templates[index].components.map(strip)
        }
        return copy
    }
}

@Suite("Patches")
struct PatchTests {
    @Test("come to what a reading of the changed document comes to, over 1,000 random ones")
    func random() throws {
        var random = SplitMix(seed: 12)
        var model = PatchModel()
        var document = ScreenDocument(model.document, reader: reader)
        var most = 0
        for step in 0..<1_000 {
            let changes = (0...random.next(below: 4)).map { _ in model.change(&random) }
            let patch = Value.record(["patch": .list(changes)])
            let found = document.apply(patch.json())
            try #require(found == [], "step \(step): \(found)")
            let expected = try #require(reader.read(model.document).screen)
            try #require(document.screen?.withoutPaths == expected.withoutPaths, "step \(step)")
            try #require(document.diagnostics == [], "step \(step)")
            if step.isMultiple(of: 50) { try expectAsReloaded(document) }
            most = max(most, expected.all.count)
        }
        #expect(most > 50, "the documents were too small to tell anything")
    }

    private func document(_ file: String = "two-cart") throws -> ScreenDocument {
        ScreenDocument(try Data(contentsOf: Corpus.folder.appending(path: "valid/\(file).json")), reader: reader)
    }

    @Test("set keys, take them away with null, and leave the others alone")
    func setting() throws {
        var document = try document()
        let found = document.apply(
            Data(
                #"{"patch": [{"id": "hero", "set": {"if": null}}, {"id": "go", "set": {"body": {"title": "Close"}}}, {"id": "t", "set": {"each": {"page": 7}}}]}"#
                    .utf8))
        #expect(found == [])
        let screen = try #require(document.screen)
        #expect(screen.all.first { $0.id == "hero" }?.condition == nil)
        #expect(screen.all.first { $0.id == "go" }?.properties["title"] == .text(TextTemplate(literal: "Close")))
        #expect(screen.all.first { $0.id == "go" }?.properties["role"] == .text(TextTemplate(literal: "primary")))
        #expect(screen.templates.first { $0.id == "t" }?.repetition?.page == 7)
        #expect(screen.templates.first { $0.id == "t" }?.repetition?.name == "item")
        #expect(document.diagnostics == [])
    }

    @Test("keep a new component beside its sibling where orders say what comes when")
    func orders() throws {
        var document = try document("two-levels")
        let patch =
            #"{"patch": [{"id": "y", "insert": {"component": {"id": "new", "type": "divider"}, "after": "p"}}, {"id": "y", "insert": {"component": "m", "before": "q"}}]}"#
        #expect(document.apply(Data(patch.utf8)) == [])
        #expect(document.screen?.templates.first?.components.map(\.id) == ["m", "q", "p", "new", "o", "n"])
    }

    @Test("take what is removed out of all that refers to it")
    func removing() throws {
        var document = try document()
        #expect(
            document.apply(
                Data(
                    #"{"patch": [{"id": "more", "remove": true}, {"id": "nothing", "remove": true}, {"id": "plainRow", "remove": true}]}"#
                        .utf8)) == [])
        #expect(document.diagnostics == [])
        #expect(document.screen?.all.contains { ["more", "nothing", "plainRow"].contains($0.id) } == false)
        #expect(document.screen?.all.contains { $0.fault != nil } == false)
    }

    /// Expects that a document is what one gets who reads it as it is now.
    private func expectAsReloaded(_ document: ScreenDocument) throws {
        let reloaded = ScreenDocument(document.data, reader: reader)
        #expect(document.screen == reloaded.screen)
        let found = reloaded.diagnostics.map { diagnostic in
            var copy = diagnostic
            copy.location = nil
            return copy
        }
        #expect(document.diagnostics == found)
    }

    /// A row of `a`, a row in it of `b`, and `c`, which stands nowhere and has `d` in it; the components have bodies.
    private func nested(_ patch: String) throws -> (document: ScreenDocument, ids: [String]) {
        let body = #"{"id": "%", "body": {"text": "%"}}"#
        let bodies = ["a", "b", "d"].map { body.replacing("%", with: $0) }.joined(separator: ",")
        let text = """
            {"sdui": {"version": "2.0"}, "screenName": "s",
             "templates": [{"id": "t", "type": "stack", "componentsId": ["outer", "last"]},
                           {"id": "e", "type": "stack", "each": {"in": "x"}, "empty": "spare", "componentsId": []}],
             "data": {"x": []},
             "components": [
               {"id": "outer", "type": "row", "children": ["a", "inner"]}, {"id": "a", "type": "text", "bodyId": "a"},
               {"id": "inner", "type": "row", "children": ["b"], "fallback": "a"},
               {"id": "b", "type": "text", "bodyId": "b"}, {"id": "last", "type": "divider"},
               {"id": "spare", "type": "divider"},
               {"id": "c", "type": "row", "children": ["d"]}, {"id": "d", "type": "text", "bodyId": "d"}],
             "bodies": [\(bodies)]}
            """
        var document = ScreenDocument(Data(text.utf8), reader: reader)
        try #require(document.diagnostics.map(\.rule) == [.unused])
        #expect(document.apply(Data(#"{"patch": [\#(patch)]}"#.utf8)) == [])
        try expectAsReloaded(document)
        let root = try JSONDocument(Array(document.data)).root
        let ids = ["components", "bodies"].flatMap { list in
            (root[list]?.elements ?? []).compactMap { $0["id"]?.string }.map { list == "bodies" ? "/" + $0 : $0 }
        }
        return (document, ids)
    }

    @Test(
        "take with what goes all that stood in it alone, and leave what stands elsewhere or never stood anywhere",
        arguments: [
            (#"{"id": "outer", "remove": true}"#, "last spare c d /d"),
            (#"{"id": "inner", "remove": true}"#, "outer a last spare c d /a /d"),
            (#"{"id": "outer", "set": {"children": ["a"]}}"#, "outer a last spare c d /a /d"),
            (#"{"id": "outer", "set": {"type": "divider", "children": null}}"#, "outer last spare c d /d"),
            (#"{"id": "e", "remove": true}"#, "outer a inner b last c d /a /b /d"),
            (#"{"id": "t", "remove": true}"#, "spare c d /d"),
            (#"{"id": "a", "set": {"bodyId": "b"}}"#, "outer a inner b last spare c d /b /d"),
            // What is put elsewhere stays, whichever comes first.
            (
                #"{"id": "outer", "remove": true}, {"id": "t", "insert": {"component": "inner"}}"#,
                "a inner b last spare c d /a /b /d"
            ),
            (
                #"{"id": "t", "insert": {"component": "b"}}, {"id": "outer", "remove": true}"#,
                "b last spare c d /b /d"
            ),
            (#"{"id": "t", "insert": {"component": "c"}}"#, "outer a inner b last spare c d /a /b /d"),
            // What is replaced is there anew.
            (
                #"{"id": "outer", "remove": true}, {"id": "t", "insert": {"component": {"id": "b", "type": "text"}, "body": {"text": "new"}}}"#,
                "last spare c d b /d /b"
            ),
        ])
    func unreached(patch: String, left: String) throws {
        #expect(try nested(patch).ids.joined(separator: " ") == left)
    }

    @Test("can put back what they took, as often as they like, and the document does not grow")
    func replaced() throws {
        var document = try nested("").document
        var sizes: Set<Int> = []
        for round in 0..<20 {
            let patch = #"""
                {"patch": [{"id": "last", "remove": true}, {"id": "t", "insert": {"component":
                  {"id": "last", "type": "text"}, "body": {"text": "round \#(round % 10)"}}}]}
                """#
            #expect(document.apply(Data(patch.utf8)) == [])
            #expect(
                document.screen?.all.first { $0.id == "last" }?.properties["text"]
                    == .text(TextTemplate(literal: "round \(round % 10)")))
            sizes.insert(document.data.count)
        }
        #expect(sizes.count == 1)
    }

    @Test(
        "with a mistake change nothing as a whole, and what they can in part",
        arguments: [
            #"{"id": "nobody", "set": {}}"#, #"{"id": "go", "set": {"id": "stay"}}"#, #"{"id": "go"}"#,
            #"{"id": "go", "set": {}, "remove": true}"#, #"{"id": "go", "remove": false}"#, #"{"set": {}}"#, #"7"#,
            #"{"id": "head", "insert": {"component": {"id": "go", "type": "divider"}}}"#,
            #"{"id": "head", "insert": {"component": {"type": "divider"}}}"#,
            #"{"id": "head", "insert": {"component": "nobody"}}"#,
            #"{"id": "head", "insert": {"component": "go", "before": "nobody"}}"#,
            #"{"id": "head", "insert": {"component": "go", "before": "title", "after": "title"}}"#,
            #"{"id": "head", "insert": {}}"#,
            #"{"id": "b", "in": "bodies", "insert": {"component": "go"}}"#,
            #"{"id": "hero", "insert": {"component": "hero"}}"#,
            #"{"insert": {"template": {"id": "head", "type": "row", "componentsId": []}}}"#,
            #"{"insert": {"template": {}}}"#,
            #"{"id": "title", "in": "bodies", "remove": true}"#, #"{"id": "go", "in": "nowhere", "remove": true}"#,
            #"{"id": "row", "set": {"body": 3}, "extra": 1}"#,
            #"{"id": "head", "insert": {"component": {"id": "n", "type": "text"}, "body": 3}}"#,
        ])
    func mistakes(_ change: String) throws {
        let patch = Data(#"{"patch": [{"id": "title", "set": {"body": {"title": "New"}}}, \#(change)]}"#.utf8)
        for mode in ScreenDocument.PatchMode.allCases {
            var document = try document()
            let before = document.screen
            let found = document.apply(patch, mode: mode)
            #expect(found.count == 1)
            #expect(found.first?.path == "$.patch[1]")
            let title = document.screen?.all.first { $0.id == "title" }?.properties["title"]
            if mode == .atomic {
                #expect(document.screen == before)
            } else {
                #expect(title == .text(TextTemplate(literal: "New")))
                #expect(document.screen?.all.count == before?.all.count)
            }
        }
    }

    @Test("that are none, or would leave no screen, change nothing", arguments: ScreenDocument.PatchMode.allCases)
    func refused(_ mode: ScreenDocument.PatchMode) throws {
        let long = String(repeating: "a", count: 60_000)
        let many = (0..<20).map {
            #"{"id": "head", "insert": {"component": {"id": "n\#($0)", "type": "text"}, "body": {"text": "\#(long)"}}}"#
        }
        for patch in [
            "", "[]", "{}", #"{"patch": 1}"#, #"{"patch": [], "mode": "perhaps"}"#, String(repeating: "[", count: 100),
            #"{"patch": [\#(many.joined(separator: ","))]}"#, String(repeating: " ", count: 1 << 20 + 1),
        ] {
            var document = try document()
            let before = document
            #expect(
                document.apply(Data(patch.utf8), mode: mode).contains { $0.severity == .error }, "\(patch.prefix(40))")
            #expect(document.screen == before.screen && document.data == before.data)
        }
        var none = ScreenDocument(Data("[]".utf8), reader: reader)
        #expect(none.apply(Data(#"{"patch": []}"#.utf8), mode: mode).map(\.rule) == [.patch])
    }

    @Test("say themselves how they are taken")
    func mode() throws {
        var document = try document()
        let changes = #"[{"id": "title", "set": {"body": {"title": "New"}}}, {"id": "nobody", "remove": true}]"#
        #expect(document.apply(Data(#"{"patch": \#(changes), "mode": "partial"}"#.utf8)).count == 1)
        #expect(
            document.screen?.all.first { $0.id == "title" }?.properties["title"] == .text(TextTemplate(literal: "New")))
        let many = Array(repeating: #"{"id": "title", "set": {}}"#, count: 1_001).joined(separator: ",")
        #expect(document.apply(Data(#"{"patch": [\#(many)]}"#.utf8)).map(\.rule) == [.patch])
    }
}
