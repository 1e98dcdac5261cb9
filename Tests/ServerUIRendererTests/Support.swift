import GTK
import Map
import Observation
import ServerUI
import ServerUIRenderer
import TestSupport
import Testing
import Widgets

/// A screen of one component, and hands for it.
@MainActor
final class Shown {
    let running: RunningScreen
    let view: ScreenView
    let pictures = LabelPictures()
    let handler = Recorder()

    /// Shows a screen.
    init(_ screen: Screen, sources: [any DataSource] = [], map: MapSource? = nil, isForAuthors: Bool = false) {
        running = RunningScreen(screen, sources: sources, handler: handler)
        view = ScreenView(running, pictures: pictures, map: map, isForAuthors: isForAuthors)
    }

    /// Shows components one below the other.
    convenience init(_ components: Component..., data: [String: Value] = [:]) {
        self.init(Screen(name: "test", data: data, templates: [Template(id: "t", components: components)]))
    }

    /// Shows a component with one property that follows `x`.
    convenience init(_ type: String, _ properties: [String: String] = [:], following property: String, _ value: Value) {
        self.init(.make(type, properties, bind: [property: "x"], does: "activate"), data: ["x": value])
    }

    /// Gives `x` another value, and waits until that is shown.
    func set(_ value: Value) {
        let box = Component(id: "box", type: "text", properties: ["value": .bound(expression("x"))])
        running.set("value", of: box, in: .screen, to: value)
        UpdateCycle.flush()
        MainLoop.drain()
    }

    /// What `x` is.
    var x: Value? { running.data["x"] }

    /// All widgets.
    var all: [Widget] { everything(in: view) }

    /// The first widget of a type.
    func first<Kind: Widget>(_ kind: Kind.Type = Kind.self) -> Kind? { all.lazy.compactMap { $0 as? Kind }.first }

    /// The first widget of a type that is as wanted.
    func first<Kind: Widget>(_ kind: Kind.Type = Kind.self, where isWanted: (Kind) -> Bool) -> Kind? {
        all.lazy.compactMap { $0 as? Kind }.first(where: isWanted)
    }

    /// The words of the labels that can be seen, in order.
    var words: [String] {
        all.compactMap { $0 as? Label }.filter { label in
            var next: Widget? = label
            while let widget = next {
                if !widget.isVisible { return false }
                next = widget.parent
            }
            return !label.text.isEmpty
        }.map(\.text)
    }

    /// The first button of a name.
    func button(_ name: String) -> Button? {
        all.lazy.compactMap { $0 as? Button }.first { $0.accessibleLabel == name || $0.label == name }
    }
}

/// Pictures that are the words they are asked for by.
@MainActor @Observable
final class LabelPictures: ScreenPictures {
    /// How often each was asked for.
    @ObservationIgnored var asked: [String: Int] = [:]
    var version = 0

    func picture(_ source: String, height: Int) -> Widget? {
        asked[source, default: 0] += 1
        if source.hasSuffix("none") { return nil }
        let label = Label("\(source)@\(height)")
        label.minimumSize = SizeRequest(width: 1, height: 1)
        return label
    }
}

/// Remembers what it was asked to do; what it does lasts until it is let go on, if that is wanted.
@MainActor
final class Recorder: ActionHandler {
    var done: [String] = []
    var isHeld = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func perform(_ verb: Verb, _ arguments: [String: Value]) async throws {
        done.append(verb.name)
        if isHeld { await withCheckedContinuation { waiting.append($0) } }
    }

    func confirm(_ verb: Verb, _ arguments: [String: Value]) async -> Bool { true }

    /// Ends what is going on.
    func goOn() {
        let held = waiting
        waiting = []
        for continuation in held { continuation.resume() }
    }
}

extension Component {
    /// Makes a component of literal properties and bound ones, of which a trigger goes back.
    static func make(
        _ type: String, id: String? = nil, _ properties: [String: String] = [:], bind: [String: String] = [:],
        does trigger: String? = nil, if condition: String? = nil, label: String? = nil,
        each repetition: Template.Repetition? = nil, holding children: [Component] = []
    ) -> Component {
        var all = properties.mapValues { Property.text(TextTemplate(literal: $0)) }
        for (name, source) in bind { all[name] = .bound(expression(source)) }
        return Component(
            id: id ?? type, type: type, condition: condition.map(expression), repetition: repetition,
            properties: all, children: children, accessibleLabel: label.map { TextTemplate(literal: $0) },
            actions: trigger.map { [$0: [Action(verb: "back")]] } ?? [:])
    }
}

/// Reads an expression of a test.
func expression(_ source: String) -> Expression {
    do { return try Expression(source) } catch { preconditionFailure("«\(source)» is no expression: \(error)") }
}

extension Widget {
    /// What assistive technology calls the widget; nobody is called U+0001, so the difference is the name.
    var accessibleLabel: String? { accessibleDifference(label: "\u{1}") }
    /// The value in words.
    var accessibleValue: String? { accessibleDifference(value: "\u{1}") }
    /// What explains it.
    var accessibleDescription: String? { accessibleDifference(description: "\u{1}") }
}

/// Lets time pass, handling events meanwhile.
@MainActor
func pause(_ duration: Duration) {
    var isOver = false
    MainLoop.after(duration) { isOver = true }
    MainLoop.run { isOver }
}
