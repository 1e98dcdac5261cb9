import Foundation
import ServerUI

/// Does with a document what the program would do with it.
@MainActor
final class Exercise {
    private(set) var screens = 0
    private(set) var diagnostics = 0
    private(set) var patches = 0
    private let reader: ScreenReader
    private let source = Source()

    /// A source with a little of everything in it.
    private final class Source: DataSource {
        let type = SourceType("cart", fields: ["items": "Its lines.", "count": "How many.", "total": "What it costs."])

        func value(of field: String) -> Value? {
            switch field {
            case "items": .list([.record(["id": .text("a"), "qty": .number(2)]), .null, .text("b"), .list([])])
            case "count": .number(3)
            default: nil
            }
        }
    }

    init() {
        reader = ScreenReader(
            vocabulary: Vocabulary(
                components: Vocabulary.standardComponents, templates: Vocabulary.templateTypes,
                verbs: Vocabulary.standardVerbs,
                sources: [source.type]))
    }

    func use(_ document: Data, patch: Data?) {
        let result = reader.read(document)
        diagnostics += result.diagnostics.count
        guard let screen = result.screen else { return }
        screens += 1
        let running = RunningScreen(screen, vocabulary: reader.vocabulary, sources: [source])
        show(running)
        guard let patch else { return }
        var changed = ScreenDocument(document, reader: reader)
        diagnostics += changed.apply(patch).count
        patches += 1
        if let screen = changed.screen { running.replace(with: screen) }
        show(running)
    }

    private func show(_ running: RunningScreen) {
        for template in running.screen.templates where running.holds(template.condition, in: .screen) {
            guard let each = template.repetition else {
                template.components.forEach { show($0, .screen, running) }
                continue
            }
            for entry in (running.entries(of: each, in: .screen) ?? []).prefix(20) {
                template.components.forEach { show($0, Scope.screen.inside(entry), running) }
            }
        }
    }

    private func show(_ component: Component, _ scope: Scope, _ running: RunningScreen) {
        guard running.holds(component.condition, in: scope) else { return }
        if let label = component.accessibleLabel { _ = running.text(label, in: scope) }
        for name in component.properties.keys {
            let value = running.value(name, of: component, in: scope)
            running.set(name, of: component, in: scope, to: value ?? .text("3"))
        }
        component.children.forEach { show($0, scope, running) }
    }
}
