import ServerUI
import Testing

/// What an expression comes to on a screen with some data; nil where it cannot be worked out.
@MainActor
func worth(_ source: String, data: [String: Value] = [:], words: ScreenWords = ScreenWords()) throws -> Value? {
    let component = Component(id: "x", type: "any", properties: ["p": .bound(try Expression(source))])
    return RunningScreen(Screen(name: "s", data: data), words: words).value("p", of: component, in: .screen)
}

@Suite("Expressions") @MainActor
struct ExpressionTests {
    @Test(
        "come to what they say",
        arguments: [
            ("1 + 2 * 3", Value.number(7)), ("(1 + 2) * 3", .number(9)), ("7 % 4 - 1", .number(2)),
            ("-2 * -3", .number(6)),
            ("10 - 3 - 2", .number(5)), ("12 / 3 / 2", .number(2)), ("1.5 + .5 == 2", nil),
            ("1.5 + 0.5 == 2", .bool(true)),
            ("1 < 2 && 2 <= 2 && 3 > 2 && 2 >= 2", .bool(true)), ("1 != 1 || !false", .bool(true)),
            ("false || true && false", .bool(false)), ("true ? 1 : false ? 2 : 3", .number(1)),
            ("false ? 1 : false ? 2 : 3", .number(3)), ("'a' + 1 + 2", .text("a12")), ("1 + 2 + 'a'", .text("3a")),
            ("'it\\'s' + \"\\n\"", .text("it's\n")), ("'a' < 'b'", .bool(true)), ("1 == '1'", .bool(false)),
            ("null == null", .bool(true)), ("list[1] + list.0", .number(3)), ("list[9] == null", .bool(true)),
            ("record.inner.name", .text("n")), ("record.none.deeper == null", .bool(true)),
        ] as [(String, Value?)])
    func values(_ source: String, _ expected: Value?) throws {
        let data: [String: Value] = [
            "list": .list([.number(1), .number(2)]), "record": .record(["inner": .record(["name": .text("n")])]),
        ]
        guard let expected else {
            #expect(throws: Expression.Unreadable.self) { try Expression(source) }
            return
        }
        #expect(try worth(source, data: data) == expected)
    }

    @Test("know their functions")
    func functions() throws {
        let data: [String: Value] = [
            "list": .list([.number(3), .number(1)]), "none": .list([]),
            "lines": .list([.record(["n": .number(2), "t": .text("a")]), .record(["n": .number(5), "t": .text("b")])]),
        ]
        let expected: [String: Value] = [
            "format(1234.5)": .text("1234.5"), "format(2, 2)": .text("2.00"), "format(-0.05, 1)": .text("-0.1"),
            "percent(0.256)": .text("26 %"), "plural(1, 'one', 'many')": .text("one"),
            "plural(2, 'one', 'many')": .text("many"),
            "upper('aé')": .text("AÉ"), "lower('ÉA')": .text("éa"), "default(null, 'x')": .text("x"),
            "default('y', 'x')": .text("y"),
            "date('2026-01-31')": .text("2026-01-31"), "days('2024-02-28', '2024-03-01')": .number(2),
            "days('2026-03-01', '2026-01-01')": .number(-59), "count(list)": .number(2), "count('añb')": .number(3),
            "isEmpty(none)": .bool(true), "isEmpty('')": .bool(true), "isEmpty(list)": .bool(false),
            "isEmpty(null)": .bool(true),
            "first(list)": .number(3), "last(list)": .number(1), "first(none) == null": .bool(true),
            "count(take(list, 1))": .number(1), "contains(list, 1)": .bool(true), "contains('abc', 'bc')": .bool(true),
            "contains(list, 9)": .bool(false), "join(lines, ', ', 't')": .text("a, b"), "join(list, '-')": .text("3-1"),
            "sum(list)": .number(4), "sum(lines, 'n')": .number(7), "min(3, 1, 2)": .number(1),
            "max(3, 1, 2)": .number(3),
            "round(2.5)": .number(3), "round(-2.345, 2)": .number(-2.35), "abs(-2)": .number(2),
        ]
        for (source, value) in expected { #expect(try worth(source, data: data) == value, "\(source)") }
        let used = expected.keys.joined()
        for function in Function.all { #expect(used.contains(function.name + "("), "\(function.name) is not tested") }
        #expect(Set(Function.all.map(\.name)).count == Function.all.count)
        #expect(Function.all.allSatisfy { $0.summary.hasSuffix(".") })
    }

    @Test("leave numbers and days to the person's language")
    func words() throws {
        let words = ScreenWords(
            number: { "N\($0)/\($1 ?? -1)" }, percentage: { share, _ in "P\(share)" }, day: { "\($1.rawValue):\($0)" },
            pluralForm: { number, forms in number < 5 ? 1 : forms - 1 })
        #expect(try worth("format(2, 1)", words: words) == .text("N2.0/1"))
        #expect(try worth("percent(2)", words: words) == .text("P2.0"))
        #expect(try worth("date('2026-01-31', 'long')", words: words) == .text("long:2026-01-31"))
        #expect(try worth("plural(3, 'a', 'b', 'c')", words: words) == .text("b"))
        #expect(try worth("plural(9, 'a', 'b', 'c')", words: words) == .text("c"))
    }

    @Test(
        "that make no sense come to nothing, and say why",
        arguments: [
            "1 + true", "'a' - 1", "!1", "1 ? 2 : 3", "1 < 'a'", "1 / 0", "0 % 0", "-'a'", "list.name", "list[0].name",
            "count(1)", "upper(1)", "date('2026-02-30')", "date('2026-02-03', 'tall')", "days('a', 'b')",
            "format(1, 7)",
            "format(1, 0.5)", "sum(texts)", "join(flags, ',')", "nobody", "take(list, -1)", "true && 1",
            "default(1 + true, 2)",
        ])
    func mistakes(_ source: String) throws {
        let data: [String: Value] = [
            "list": .list([.number(1)]), "texts": .list([.text("a")]), "flags": .list([.bool(true)]),
        ]
        let component = Component(
            id: "x", type: "any", properties: ["p": .bound(try Expression(source))], path: "$.here")
        let screen = RunningScreen(Screen(name: "s", data: data))
        for _ in 0..<3 { #expect(screen.value("p", of: component, in: .screen) == nil) }
        #expect(screen.diagnostics.count == 1)
        #expect(screen.diagnostics.first?.path == "$.here")
        #expect([.type, .unknownName].contains(screen.diagnostics.first?.rule))
    }

    @Test(
        "that cannot be read say where",
        arguments: [
            ("1 +", 3), ("(1", 2), ("1 2", 2), ("a.", 2), ("a b", 2), ("f(1)", 0), ("count()", 0), ("count(1, 2)", 0),
            ("'a", 0),
            ("#", 0), ("1 ? 2", 5), ("list[a]", 4), ("", 0), ("a = b", 2), ("1 & 2", 2),
        ])
    func unreadable(_ source: String, _ offset: Int) {
        let error = #expect(throws: Expression.Unreadable.self) { try Expression(source) }
        #expect(error?.offset == offset)
    }

    @Test("read what they say they read")
    func paths() throws {
        let expression = try Expression("cart.count > 0 ? item.title : default(note, cart.items.0.title)")
        #expect(
            expression.paths.map(\.description).sorted() == ["cart.count", "cart.items.0.title", "item.title", "note"])
    }

    @Test("take no more than 10,000 steps, and make no text of more than 64 KiB")
    func limits() throws {
        let long = Value.list((0..<9_990).map { .number(Double($0)) })
        #expect(try worth("sum(list)", data: ["list": long]) == .number(49_895_055))
        let data: [String: Value] = ["list": long, "text": .text(String(repeating: "a", count: 40_000))]
        for (source, rule) in [
            ("sum(list) + sum(list)", Rule.steps), ("text + text", .textSize), ("list == list && list == list", .steps),
        ] {
            let component = Component(id: "x", type: "any", properties: ["p": .bound(try Expression(source))])
            let screen = RunningScreen(Screen(name: "s", data: data))
            #expect(screen.value("p", of: component, in: .screen) == nil)
            #expect(screen.diagnostics.map(\.rule) == [rule])
        }
    }

    @Test("stand in words between braces, and two signs are one")
    func templates() throws {
        let screen = RunningScreen(Screen(name: "s", data: ["name": .text("Ada"), "n": .number(2)]))
        func text(_ source: String) throws -> String { screen.text(try TextTemplate(source), in: .screen) }
        #expect(try text("@{name}, @{n} × @{'}'}") == "Ada, 2 × }")
        #expect(try text("a@@b @@{name} c@d @") == "a@b @{name} c@d @")
        #expect(try text("") == "")
        #expect(throws: Expression.Unreadable.self) { try TextTemplate("a @{name") }
        #expect(try TextTemplate("@{n}").pieces.count == 1)
    }
}
