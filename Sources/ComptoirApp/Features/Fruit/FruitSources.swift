import Foundation
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
        let body = Box(.vertical, spacing: Space.medium, [weights, FruitSources.part(tr("Background"), facts)])
            .layout(margins: Insets(vertical: Space.tiny, horizontal: Space.tiny))
        append(Disclosure(tr("Facts and sources"), isExpanded: false, body: body))
        observe({ model.fruit?.portions ?? [] }) { card, portions in
            let picture = model.fruit.map { environment.folders.picture($0.picture) }
            card.show(portions.bySize, picture: picture, model.formats)
            weights.isVisible = !portions.isEmpty
        }
        observe({ model.fruit?.facts(model.formats) ?? [] }) { card, facts in
            card.facts.show(facts)
        }
    }

    /// How many portions are shown at first where there are more.
    private static let first = 4

    private func show(_ all: [Portion], picture: String?, _ formats: Formats) {
        let pieces = all.filter { $0.kind == .piece }
        let heaviest = pieces.map(\.grams).max() ?? 0
        let rows = all.map { portion in
            // Several sizes are seen beside each other: what is drawn is as large as the piece is heavy.
            let share = pieces.count > 1 && portion.kind == .piece ? (portion.grams / heaviest).squareRoot() : nil
            return FruitSources.row(portion, share.map { (path: picture, share: $0) }, formats)
        }
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

    /// The side of the picture of the largest piece, in pixels.
    private static let side = 56.0

    /// Makes a row.
    /// - Parameter piece: the picture of the fruit, and how wide the piece is beside the largest; nil for no picture.
    private static func row(_ portion: Portion, _ piece: (path: String?, share: Double)?, _ formats: Formats) -> Widget
    {
        let weight = Label(formats.weight(grams: portion.grams)).styled("tabular")
        let text = formats.metricLengths(in: portion.name)
        guard let piece else {
            return EndingLine(Label.wrapping(text, isSelectable: true), weight, leastFirst: 120)
        }
        // How large it is stands below its name, where that ends with it in parentheses.
        let parts = text.hasSuffix(")") ? text.dropLast().components(separatedBy: " (") : [text]
        let words = parts.count == 2 ? parts : [text]
        let name = Box(.vertical, words.map { Label.wrapping($0, isSelectable: true) })
        if words.count > 1 { name.children[1].styled("caption", "quiet") }
        let size = max(12, Int((side * piece.share).rounded()))
        let picture = ArtPicture(size: size, path: piece.path).layout(horizontal: .center, vertical: .end)
        let place = Box(.vertical, [picture])
        place.minimumSize = SizeRequest(width: Int(side))
        return EndingLine(TextLine([place], text: name), weight, leastFirst: 160)
    }
}

extension [Portion] {
    /// The pieces from the smallest to the largest, and then the others in their order.
    fileprivate var bySize: [Portion] {
        filter { $0.kind == .piece }.sorted { $0.grams < $1.grams } + filter { $0.kind != .piece }
    }
}
