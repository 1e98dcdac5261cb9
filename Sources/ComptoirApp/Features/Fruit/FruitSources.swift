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
            card.show(portions.bySize, model.formats)
            weights.isVisible = !portions.isEmpty
        }
        observe({ model.fruit?.facts(model.formats) ?? [] }) { card, facts in
            card.facts.show(facts)
        }
    }

    /// How many portions are shown at first where there are more.
    private static let first = 4

    private func show(_ all: [Portion], _ formats: Formats) {
        let rows = all.map { FruitSources.row($0, formats) }
        guard rows.count > Self.first + 1 else { return portions.setChildren(rows) }
        let more = Button(tr("Show all portions")) { [weak self] in
            self?.portions.setChildren(rows)
            rows[Self.first].grabFocus()
        }.styled("link").layout(horizontal: .start)
        portions.setChildren(rows.prefix(Self.first) + [more])
    }

    private static func part(_ title: String, _ content: Widget) -> Widget {
        Box(.vertical, spacing: Space.tiny, [SectionTitle(title, level: .detail), content])
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
