import GTK
import Widgets

/// What is known besides, each with where it comes from; folded away.
@MainActor
final class FactCard: Box {
    private let lines: FactList

    init(_ title: String, _ environment: Environment, _ facts: @escaping @MainActor () -> [Fact]) {
        lines = FactList(environment)
        super.init(.vertical)
        styled("card", "padded")
        lines.layout(margins: Insets(vertical: Space.tiny, horizontal: Space.tiny))
        append(Disclosure(title, isExpanded: false, body: lines))
        observe(facts) { card, facts in card.lines.show(facts) }
    }
}
