import GTK
import Widgets

/// Facts one below the other, each with where it comes from.
@MainActor
final class FactList: Box {
    private let environment: Environment

    init(_ environment: Environment) {
        self.environment = environment
        super.init(.vertical)
    }

    /// Shows facts in the place of those before.
    func show(_ facts: [Fact]) {
        setChildren([RowList(facts.namingSourcesOnce.map { FactLine($0, environment) })])
    }
}
