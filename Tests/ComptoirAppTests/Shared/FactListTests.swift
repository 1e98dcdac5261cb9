import GTK
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The list of facts", .serialized)
struct FactListTests {
    init() { Stage.open() }

    private let two = [
        Fact(name: "Family", value: "Rosaceae", source: "A book"),
        Fact(name: "Left over", value: "10%", source: "A book"),
    ]

    private func labels(in widget: Widget) -> [Label] { everything(in: widget).compactMap { $0 as? Label } }

    private func list(_ facts: [Fact]) -> FactList {
        let list = FactList()
        list.show(facts)
        return list
    }

    @Test("what follows each other and has the same source is together, and what has none is apart from it")
    func groups() {
        let none = [
            Fact(name: "Note", value: "It keeps."), Fact(name: "Note", value: "It floats.", source: ""),
        ]
        let again = [two[0]]
        let groups = (two + none + again).bySource
        #expect(groups.map(\.source) == ["A book", nil, "A book"])
        #expect(groups.map(\.facts) == [two, none, again])
        #expect([Fact]().bySource.isEmpty)
    }

    @Test("a source is said once, below all that comes from it; other facts take the place of those before")
    func words() {
        let list = list(two + [Fact(name: "Note", value: "It keeps.")])
        let words = ["Family", "Rosaceae", "Left over", "10%", "Source: A book", "Note", "It keeps."]
        #expect(labels(in: list).map(\.text) == words)
        #expect(labels(in: list).filter(\.isSelectable).map(\.text) == ["Rosaceae", "10%", "It keeps."])
        list.show([Fact(name: "Note", value: "It keeps.")])
        #expect(labels(in: list).map(\.text) == ["Note", "It keeps."])
    }

    @Test(
        "what is known begins beside its name, at one edge with the others and the source",
        arguments: [TextDirection.leftToRight, .rightToLeft])
    func beside(direction: TextDirection) throws {
        Widget.defaultDirection = direction
        defer { Widget.defaultDirection = .leftToRight }
        let list = list(two)
        try Stage.show(Box(.vertical, [list]), width: 700) { _ in
            let frames = try labels(in: list).map { try #require($0.bounds(in: list)) }
            let whole = Double(list.width)
            let starts = frames.map { direction == .rightToLeft ? whole - $0.x - $0.width : $0.x }
            let edge = starts[1]
            #expect(edge > 60 && starts == [0, edge, 0, edge, edge])
            #expect(frames[1].y < frames[0].y + frames[0].height && frames[1].width == whole - edge)
        }
    }

    @Test("where there is little room it is below its name, and all of it begins at the start")
    func below() throws {
        let list = list(two)
        try Stage.show(Box(.vertical, [list]), width: 300) { _ in
            let frames = try labels(in: list).map { try #require($0.bounds(in: list)) }
            #expect(frames.allSatisfy { $0.x == 0 && $0.width == 300 })
            for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(lower.y >= upper.y + upper.height) }
        }
    }

    @Test("a source is nearer to its facts than these to each other, and what follows it is farther away")
    func room() throws {
        let list = list(two + [Fact(name: "Note", value: "It keeps.")])
        try Stage.show(Box(.vertical, [list]), width: 700) { _ in
            let lines = everything(in: list).compactMap { $0 as? FactLine }
            let frames = try lines.map { try #require($0.bounds(in: list)) }
            let gaps = zip(frames, frames.dropFirst()).map { upper, lower in lower.y - upper.y - upper.height }
            #expect(gaps == [12, 6, 24])
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
