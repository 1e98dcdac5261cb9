import GTK
import Widgets

/// Facts one below the other, and below all of them where they come from, each source once with what is from it.
@MainActor
final class FactList: Box {
    private let environment: Environment

    init(_ environment: Environment) {
        self.environment = environment
        super.init(.vertical, spacing: Space.large)
    }

    /// Shows facts in the place of those before.
    func show(_ facts: [Fact]) {
        let sources = facts.bySource.map { FactLine($0, environment) }
        var parts: [Widget] = [RowList(facts.map { FactLine($0) })]
        if !sources.isEmpty {
            parts.append(
                Box(.vertical, spacing: Space.small, [SectionTitle(tr("Where this comes from"))] + sources))
        }
        setChildren(parts)
    }
}
