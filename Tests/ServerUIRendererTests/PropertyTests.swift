import Foundation
import GTK
import Map
import ServerUI
import ServerUIRenderer
import TestSupport
import Testing

/// Two values of a property, as documents write them and as they are.
struct Values {
    let first: String
    let second: String
    let firstValue: Value
    let secondValue: Value

    init(_ first: String, _ second: String, _ firstValue: Value, _ secondValue: Value) {
        (self.first, self.second) = (first, second)
        (self.firstValue, self.secondValue) = (firstValue, secondValue)
    }

    init(_ first: String, _ second: String) { self.init(first, second, .text(first), .text(second)) }

    init(_ first: Double, _ second: Double) {
        self.init(
            ScreenWords.plainNumber(first, nil), ScreenWords.plainNumber(second, nil), .number(first), .number(second))
    }

    init(_ property: PropertyType) {
        switch property.kind {
        case .number(let range):
            switch property.name {
            case "minimum": self.init(1, 5)
            case "maximum": self.init(50, 60)
            default:
                // A value within every range that there is, and another one.
                let isFraction = range == 0...1
                self.init(
                    isFraction ? 0.25 : range.lowerBound < 24 ? 3 : 120,
                    isFraction ? 0.75 : range.lowerBound < 24 ? 2 : 240)
            }
        case .flag: self.init("false", "true", .bool(false), .bool(true))
        case .choice(let words): self.init(words[0], words[1])
        case .picture: self.init("fruit:apple", "fruit:mango")
        case .link: self.init("https://one.example", "https://two.example")
        case .date: self.init("2026-01-31", "2026-02-01")
        case .any: self.init("a|b", "a|b|c")
        case .text: self.init("Alpha", "Beta")
        }
    }
}

/// One property of one type of component.
struct Case: Sendable, CustomTestStringConvertible {
    let type: ComponentType
    let property: PropertyType

    var testDescription: String { "\(type.name).\(property.name)" }

    /// All of them, but those that only what is typed, or opened, shows; these have tests of their own.
    static let all = Vocabulary.standardComponents.flatMap { type in
        type.properties.map { Case(type: type, property: $0) }
    }.filter { !["numberField.minimum", "numberField.maximum", "pin.detail"].contains($0.testDescription) }

    /// A component with all properties but this one as they are at first; around it what it has to stand in.
    func component(_ property: Component.Property?) -> Component {
        var properties: [String: Component.Property] = [:]
        for other in type.properties where other.name != self.property.name {
            // What is as long as its greatest value hides how it reaches.
            properties[other.name] = .text(TextTemplate(literal: Values(other).first))
        }
        if type.name == "choice", self.property.name != "value" {
            properties["value"] = .text(TextTemplate(literal: "a"))
        }
        properties[self.property.name] = property
        let words = ["one", "two"].map { Component.make("text", id: $0, ["text": $0]) }
        let isMapped = type.name == "mapPanel"
        let pins = [Component.make("pin", ["title": "p", "latitude": "1", "longitude": "1"])]
        let component = Component(
            id: "it", type: type.name, properties: properties,
            children: type.takesChildren ? (isMapped ? pins : words) : [],
            actions: type.triggers.contains("activate") ? ["activate": [Action(verb: "back")]] : [:])
        switch type.name {
        case "tab": return .make("tabs", holding: [component, .make("tab", id: "other", ["title": "Other"])])
        case "pin":
            return .make("mapPanel", ["label": "Map", "latitude": "1", "longitude": "1"], holding: [component])
        case "column": return .make("columns", holding: [component, .make("column", id: "other", holding: words)])
        default: return component
        }
    }

    /// The values, as far as they differ from what others are.
    var values: Values {
        switch (type.name, property.name) {
        case ("choice", "value"): Values("a", "b")
        case ("stepper", "minimum"), ("stepper", "value"): property.name == "value" ? Values(3, 7) : Values(1, 2)
        default: Values(property)
        }
    }
}

@MainActor @Suite("Each property of each type", .serialized)
struct PropertyTests {
    init() { Stage.open() }

    private let map = MapSource.bundled(
        file: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
            path: "../../Resources/map/world.map"
        )
        .standardizedFileURL.path)

    private func screen(_ component: Component, x: Value = .null) -> Screen {
        Screen(name: "test", data: ["x": x], templates: [Template(id: "t", components: [component])])
    }

    private func sized(_ shown: Shown) -> [String] { outline(shown.view, sizes: true) }

    /// What a view of its own looks like.
    private func fresh(_ screen: Screen) -> [String] {
        let shown = Shown(screen, map: map)
        return Stage.show(shown.view, width: 1000, height: 700) { window in
            Stage.paint(window)
            return sized(shown)
        }
    }

    @Test(
        "has an effect, at once when the value that it is bound to changes, and the same as from the beginning",
        arguments: Case.all)
    func bound(_ this: Case) throws {
        let values = this.values
        let bound = this.component(.bound(expression("x")))
        let shown = Shown(screen(bound, x: values.firstValue), map: map)
        let after = Stage.show(shown.view, width: 1000, height: 700) { window in
            Stage.paint(window)
            let before = sized(shown)
            shown.set(values.secondValue)
            Stage.paint(window)
            let after = sized(shown)
            #expect(before != after, "\(this.testDescription) has no effect")
            return after
        }
        #expect(shown.running.diagnostics.isEmpty)
        let literal = this.component(.text(TextTemplate(literal: values.second)))
        #expect(after == fresh(screen(literal)))
        #expect(after == fresh(screen(bound, x: values.secondValue)))
    }

    @Test("is shown anew by another version of the document, in the same widget", arguments: Case.all)
    func replaced(_ this: Case) throws {
        let values = this.values
        let (first, second) = (
            this.component(.text(TextTemplate(literal: values.first))),
            this.component(.text(TextTemplate(literal: values.second)))
        )
        let shown = Shown(screen(first), map: map)
        let after = Stage.show(shown.view, width: 1000, height: 700) { window in
            Stage.paint(window)
            let before = Set(shown.all.map(ObjectIdentifier.init))
            shown.running.replace(with: screen(second))
            UpdateCycle.flush()
            Stage.paint(window)
            let stayed = shown.all.filter { before.contains(ObjectIdentifier($0)) }.count
            #expect(stayed * 2 > shown.all.count, "\(stayed) of \(shown.all.count) widgets stayed")
            return sized(shown)
        }
        #expect(after == fresh(screen(second)))
    }

    @Test("every type of the vocabulary has a maker, and no other type has one")
    func types() {
        #expect(ComponentRegistry.standard.types == Set(Vocabulary.standardComponents.map(\.name)))
    }

    @Test("no widget survives its window", arguments: Vocabulary.standardComponents)
    func freed(_ type: ComponentType) throws {
        let property = type.properties.first ?? PropertyType("none", .text, "")
        let this = Case(type: type, property: property)
        var traces: [Trace] = []
        do {
            let shown = Shown(screen(this.component(.bound(expression("x"))), x: this.values.firstValue), map: map)
            Stage.show(shown.view, width: 600) { window in
                Stage.paint(window)
                traces = shown.all.map { Trace($0) }
            }
        }
        #expect(Stage.wait(.seconds(20)) { traces.allSatisfy(\.isGone) })
    }
}
