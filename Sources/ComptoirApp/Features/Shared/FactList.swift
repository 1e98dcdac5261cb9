import GTK
import Widgets

/// Facts one below the other; a source is said once, below all those that come from it.
@MainActor
final class FactList: Box {
    init() { super.init(.vertical, spacing: Space.large) }

    /// Shows facts in the place of those before.
    func show(_ facts: [Fact]) { setChildren(facts.bySource.map { FactList.part($0) }) }

    private static func part(_ group: FactGroup) -> Widget {
        let lines = Box(.vertical, spacing: Space.small, group.facts.map { FactLine($0) })
        guard let source = group.source else { return lines }
        return Box(.vertical, spacing: Space.tiny, [lines, FactLine(source: source)])
    }
}
