import GTK
import ServerUI
import ServerUIRenderer
import TestSupport
import Testing
import Widgets

/// Numbers that look random and are the same each time.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
}

@MainActor @Suite("Another version of a screen", .serialized)
struct ReplacementTests {
    init() { Stage.open() }

    /// A field that is there in every version.
    private let field = Component.make("textField", id: "keep", ["label": "Name"], bind: ["value": "name"])

    private static let leaves = [
        "text", "heading", "gradientRow", "progress", "counter", "divider", "placeholder", "button", "stepper",
        "rating",
        "numberField", "choice", "toggle", "dateField", "chip", "picture", "drinkPicture", "tableLine", "unheardOf",
    ]
    private static let holders = [
        "hero", "card", "columns", "row", "shelf", "chipRow", "grid", "list", "disclosureTable", "tableLine",
    ]

    /// Any component of some two dozen ids, with any of its properties.
    private func component(_ dice: inout Dice, depth: Int = 0) -> Component {
        let isHolder = depth < 3 && Int.random(in: 0..<3, using: &dice) == 0
        let name = (isHolder ? Self.holders : Self.leaves).randomElement(using: &dice) ?? "text"
        var properties: [String: Component.Property] = [:]
        for property in Vocabulary.standard.components[name]?.properties ?? [] {
            let values = Values(property)
            switch Int.random(in: 0..<(property.isRequired ? 3 : 4), using: &dice) {
            case 0: properties[property.name] = .text(TextTemplate(literal: values.first))
            case 1: properties[property.name] = .text(TextTemplate(literal: values.second))
            case 2 where property.kind == .text: properties[property.name] = .bound(expression("words"))
            case 2: properties[property.name] = .text(TextTemplate(literal: values.first))
            default: break
            }
        }
        if name == "choice" { properties["value"] = .text(TextTemplate(literal: "a")) }
        let count = isHolder ? Int.random(in: 0..<5, using: &dice) : 0
        return Component(
            id: "id\(Int.random(in: 0..<24, using: &dice))", type: name,
            condition: [nil, nil, nil, expression("shows")].randomElement(using: &dice) ?? nil,
            properties: properties, children: (0..<count).map { _ in component(&dice, depth: depth + 1) },
            accessibleLabel: Int.random(in: 0..<5, using: &dice) == 0 ? TextTemplate(literal: "Spoken") : nil,
            actions: Bool.random(using: &dice) ? ["activate": [Action(verb: "back")]] : [:],
            fault: Int.random(in: 0..<12, using: &dice) == 0 ? "it is wrong" : nil)
    }

    /// Any screen, with the field somewhere in it.
    private func screen(_ dice: inout Dice) -> Screen {
        var components = (0..<Int.random(in: 0..<6, using: &dice)).map { _ in component(&dice) }
        components.insert(field, at: Int.random(in: 0...components.count, using: &dice))
        var templates = [Template(id: "main", components: components)]
        for (id, type) in [("a", "row"), ("b", "grid"), ("c", "list")] where Bool.random(using: &dice) {
            let more = (0..<Int.random(in: 0..<4, using: &dice)).map { _ in component(&dice) }
            templates.insert(
                Template(id: id, type: type, components: more), at: Int.random(in: 0...templates.count, using: &dice))
        }
        let data: [String: Value] = [
            "name": .text("Saturday"), "words": .text(Bool.random(using: &dice) ? "some" : "other"),
            "shows": .bool(Bool.random(using: &dice)),
        ]
        return Screen(name: "any", data: data, templates: templates)
    }

    @Test(
        "a thousand versions one after the other: each looks and reads as if it had been the first, and whoever types types on"
    )
    func any() throws {
        var dice = Dice(2026)
        let shown = Shown(screen(&dice))
        try Stage.show(shown.view, width: 1000, height: 900) { window in
            Hands.focus(window)
            let entry = try #require(shown.first(Entry.self, where: { $0.text == "Saturday" }))
            entry.grabFocus()
            entry.selection = 2..<5
            for round in 0..<1000 {
                let next = screen(&dice)
                shown.running.replace(with: next)
                UpdateCycle.flush()
                let (now, fresh) = (outline(shown.view), outline(Shown(next).view))
                guard now == fresh else {
                    let difference = zip(now, fresh).first { $0 != $1 }
                    Issue.record(
                        "round \(round): \(difference.map { "\($0)\n\($1)" } ?? "\(now.count) lines, \(fresh.count)")")
                    return
                }
                guard entry.hasFocus, entry.selection == 2..<5, entry.text == "Saturday" else {
                    Issue.record(
                        "round \(round): focus \(entry.hasFocus), selection \(entry.selection), «\(entry.text)»")
                    return
                }
                if round.isMultiple(of: 50) { MainLoop.drain() }
            }
        }
    }

    @Test("what stays keeps its widget, what moved is moved, and the page stays where it was scrolled to")
    func stays() throws {
        func rows(_ ids: [Int], text: String = "") -> Screen {
            Screen(
                name: "rows",
                templates: [
                    Template(
                        id: "t", components: ids.map { .make("text", id: "\($0)", ["text": "Row \($0)\(text)"]) })
                ])
        }
        let shown = Shown(rows(Array(0..<100)))
        try Stage.show(shown.view, width: 400, height: 300) { window in
            Stage.paint(window)
            shown.view.scrolling.value = 900
            Stage.paint(window)
            let labels = Dictionary(
                shown.all.compactMap { $0 as? Label }.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
            let order = [3, 1, 2] + Array(4..<50) + [200] + Array(51..<100)
            shown.running.replace(with: rows(order))
            UpdateCycle.flush()
            Stage.paint(window)
            #expect(shown.words == order.map { "Row \($0)" })
            let now = shown.all.compactMap { $0 as? Label }.filter { !$0.text.isEmpty && $0.isMapped }
            #expect(now.filter { labels[$0.text] === $0 }.count == 98)
            #expect(shown.view.scrolling.value == 900)
            shown.running.replace(with: rows(order, text: "!"))
            UpdateCycle.flush()
            let changed = try #require(labels["Row 60"])
            #expect(changed.text == "Row 60!" && changed.isMapped)
        }
    }

    @Test("tabs keep the page that is shown, and a carousel the card in front, when others come before them")
    func chosen() throws {
        func screen(_ ids: [String]) -> Screen {
            let pages = ids.map { id in
                Component.make(
                    "tab", id: id, ["title": "Tab \(id)"], holding: [.make("text", id: "t\(id)", ["text": "In \(id)"])])
            }
            let cards = ids.map { Component.make("card", id: "c\($0)", ["title": "Card \($0)"]) }
            return Screen(
                name: "chosen",
                templates: [
                    Template(id: "tabs", type: "tabs", components: pages),
                    Template(id: "carousel", type: "carousel", components: cards),
                ])
        }
        let shown = Shown(screen(["b", "c"]))
        try Stage.show(shown.view, width: 700, height: 700) { window in
            let carousel = try #require(shown.first(Coverflow.self))
            carousel.selectedIndex = 1
            try #require(shown.button("Tab c")).click()
            #expect(shown.words.contains("In c") && !shown.words.contains("In b"))
            shown.running.replace(with: screen(["a", "b", "c"]))
            UpdateCycle.flush()
            Stage.paint(window)
            #expect(shown.words.contains("In c") && !shown.words.contains("In a"))
            #expect(carousel.selectedIndex == 2 && carousel.cards.map(\.title) == ["Card a", "Card b", "Card c"])
        }
    }
}
