import GTK
import Widgets

/// What is known besides, each with where it comes from; folded away.
@MainActor
final class FactCard: Box {
    private let lines = Box(.vertical, spacing: Space.small)

    init(_ title: String, _ facts: @escaping @MainActor () -> [Fact]) {
        super.init(.vertical)
        styled("card", "padded")
        append(Disclosure(title, isExpanded: false, body: lines))
        observe(facts) { card, facts in
            card.lines.removeAll()
            for fact in facts { card.lines.append(FactLine(fact)) }
        }
    }
}
