import GTK
import Widgets

/// Facts one below the other, and below all of them where they come from, each source once with what is from it.
@MainActor
final class FactList: Box {
    init() { super.init(.vertical, spacing: Space.large) }

    /// Shows facts in the place of those before.
    func show(_ facts: [Fact]) {
        let sources = facts.bySource.map { FactLine(names: $0.names, source: $0.source) }
        var parts: [Widget] = [RowList(facts.map { FactLine($0) })]
        if !sources.isEmpty {
            parts.append(
                Box(.vertical, spacing: Space.small, [SectionTitle(tr("Where this comes from"))] + sources))
        }
        setChildren(parts)
    }
}
