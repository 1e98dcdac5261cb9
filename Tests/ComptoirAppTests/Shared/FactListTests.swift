import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The list of facts", .serialized)
struct FactListTests {
    private let kitchen: Kitchen

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen()
    }

    private static let book = FactSource(title: "A book")
    private static let calendar = FactSource(title: "A calendar")
    private let two = [
        Fact(name: "Family", value: "Rosaceae", sources: [FactListTests.book]),
        Fact(name: "Left over", value: "10%", sources: [FactListTests.book]),
    ]

    private func labels(in widget: Widget) -> [Label] { everything(in: widget).compactMap { $0 as? Label } }

    /// What there is to read.
    private func texts(in widget: Widget) -> [String] {
        labels(in: widget).filter { $0.isVisible && !$0.text.isEmpty }.map(\.text)
    }

    /// The labels of the facts and of the sources, without the heading's.
    private func lines(in list: FactList) -> [Label] {
        everything(in: list).compactMap { $0 as? FactLine }.flatMap { labels(in: $0) }
    }

    private func list(_ facts: [Fact]) -> FactList {
        let list = FactList(kitchen.environment)
        list.show(facts)
        return list
    }

    @Test("each source is named once, below all facts, with the number that its facts have")
    func named() throws {
        let season = Fact(
            name: "Season", value: "May", sources: [FactListTests.calendar, FactListTests.book])
        let list = list(two + [Fact(name: "Note", value: "It keeps."), season])
        #expect(
            texts(in: list) == [
                "Family", "Rosaceae", "[1]", "Left over", "10%", "[1]", "Note", "It keeps.", "Season", "May", "[2][1]",
                "Sources", "1", "A book", "2", "A calendar",
            ])
        // What is written as a number is said in words.
        let note = try #require(labels(in: list).first { $0.text == "[2][1]" })
        #expect(note.accessibleLabel == "Source: A calendar; Source: A book")
    }

    @Test("others take the place of the facts before; where none has a source, none is named")
    func others() {
        let list = list(two)
        list.show([Fact(name: "Note", value: "It keeps.")])
        #expect(texts(in: list) == ["Note", "It keeps."])
    }

    @Test(
        "what is known begins beside its name, at one edge with the others, and the number of its source follows",
        arguments: [TextDirection.leftToRight, .rightToLeft])
    func beside(direction: TextDirection) throws {
        Widget.defaultDirection = direction
        defer { Widget.defaultDirection = .leftToRight }
        let list = list(two)
        try Stage.show(Box(.vertical, [list]), width: 700) { _ in
            let frames = try lines(in: list).map { try #require($0.bounds(in: list)) }
            let whole = Double(list.width)
            let starts = frames.map { direction == .rightToLeft ? whole - $0.x - $0.width : $0.x }
            let edge = starts[1]
            #expect(edge > 60 && [0, 1, 3, 4].map { starts[$0] } == [0, edge, 0, edge])
            #expect(frames[1].y < frames[0].y + frames[0].height)
            for number in [2, 5] {
                #expect(starts[number] == starts[number - 1] + frames[number - 1].width + 6)
                #expect(starts[number] + frames[number].width < whole / 2)
            }
        }
    }

    @Test("where there is little room it is below its name, and all of it begins at the start")
    func below() throws {
        let list = list(two)
        try Stage.show(Box(.vertical, [list]), width: 300) { _ in
            let frames = try lines(in: list).map { try #require($0.bounds(in: list)) }
            let texts = [0, 1, 3, 4].map { frames[$0] }
            #expect(texts.allSatisfy { $0.x == 0 })
            for (upper, lower) in zip(texts, texts.dropFirst()) { #expect(lower.y >= upper.y + upper.height) }
            for number in [2, 5] { #expect(frames[number].x < 100) }
        }
    }

    @Test("a source that has a page is a link to it, which says where that is")
    func links() throws {
        let address = try PageAddress("https://example.org/seasons")
        let calendar = FactSource(title: "A calendar", page: address)
        let list = list(two + [Fact(name: "Season", value: "May", sources: [calendar])])
        let links = everything(in: list).compactMap { $0 as? LinkButton }
        let link = try #require(links.first)
        #expect(links.count == 1 && link.label == "A calendar (example.org)" && link.address == address.text)
        #expect(labels(in: list).contains { $0.text == "A book" })
    }

    @Test("all facts are as far from each other, whatever comes from where")
    func rhythm() throws {
        let season = Fact(name: "Season", value: "May", sources: [FactListTests.calendar])
        let facts = two + [season, Fact(name: "Note", value: "It keeps.")]
        let list = list(facts)
        try Stage.show(Box(.vertical, [list]), width: 700) { _ in
            let lines = everything(in: list).compactMap { $0 as? FactLine }.prefix(facts.count)
            let places = try lines.map { try #require($0.bounds(in: list)) }
            let gaps = Set(zip(places, places.dropFirst()).map { $1.y - $0.y - $0.height })
            #expect(gaps.count == 1, "\(places)")
        }
    }

    @Test("a smaller name is written on one line with what it names")
    func baseline() throws {
        let sheet = StyleSheet()
        sheet.load(".caption { font-size: 50%; }")
        sheet.add(priority: .override)
        defer { sheet.remove() }
        let list = list(two)
        try Stage.show(Box(.vertical, [list]), width: 700) { _ in
            let baselines = try labels(in: list).prefix(2).map { label in
                let frame = try #require(label.bounds(in: list))
                return frame.y + TextLayout("X", for: label).baseline
            }
            #expect(abs(baselines[0] - baselines[1]) <= 1)
            let name = try #require(labels(in: list).first?.bounds(in: list))
            #expect(name.y > 0)
        }
    }
}
