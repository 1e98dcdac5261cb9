import GTK
import Store
import Widgets

/// What the drink holds and where all that comes from, folded away.
@MainActor
final class DrinkFacts: Box {
    private let lines = Box(.vertical, spacing: Space.small)

    init(model: DrinkModel) {
        super.init(.vertical)
        styled("card", "padded")
        append(Disclosure(tr("Figures and sources"), isExpanded: false, body: lines))
        observe({ model.facts }) { view, facts in
            view.lines.removeAll()
            for fact in facts { view.lines.append(FactLine(fact)) }
        }
    }
}
