import GTK
import Store
import Widgets

/// The portions of a fruit, what else is known of it, and where all of that comes from; folded away.
@MainActor
final class FruitSources: Box {
    private let portions = RowList()
    private let facts: FactList

    init(model: FruitModel, environment: Environment) {
        facts = FactList(environment)
        super.init(.vertical)
        styled("card", "padded")
        let weights = FruitSources.part(tr("Portions"), portions)
        let body = Box(.vertical, spacing: Space.large, [weights, FruitSources.part(tr("Background"), facts)])
            .layout(margins: Insets(vertical: Space.tiny, horizontal: Space.tiny))
        append(Disclosure(tr("Facts and sources"), isExpanded: false, body: body))
        observe({ model.fruit?.portions ?? [] }) { card, portions in
            card.portions.setChildren(portions.bySize.map { FruitSources.row($0, model.formats) })
            weights.isVisible = !portions.isEmpty
        }
        observe({ model.fruit?.facts(model.formats) ?? [] }) { card, facts in
            card.facts.show(facts)
        }
    }

    private static func part(_ title: String, _ content: Widget) -> Widget {
        Box(.vertical, spacing: Space.tiny, [SectionTitle(title), content])
    }

    private static func row(_ portion: Portion, _ formats: Formats) -> Widget {
        let weight = Label(formats.weight(grams: portion.grams)).styled("tabular")
        return EndingLine(
            Label.wrapping(formats.metricLengths(in: portion.name), isSelectable: true), weight, leastFirst: 120)
    }
}

extension [Portion] {
    /// The pieces from the smallest to the largest, and then the others in their order.
    fileprivate var bySize: [Portion] {
        filter { $0.kind == .piece }.sorted { $0.grams < $1.grams } + filter { $0.kind != .piece }
    }
}
