import GTK
import Store
import Widgets

/// The nutrition of a fruit: a table that opens and closes, for the serving that the person chooses.
@MainActor
final class FruitNutrition: Box {
    private let servings = SegmentedChoice(tr("Serving"), [])
    private let table: DisclosureTable
    private let caption = Label.wrapping().styled("caption", "quiet")

    init(model: FruitModel) {
        table = DisclosureTable(
            tr("Nutrition"),
            columns: TableColumns(title: tr("Nutrient"), amount: tr("Amount"), share: tr("Share of a day")),
            accessory: servings)
        super.init(.vertical, spacing: Space.tiny)
        styled("card", "padded")
        append(table)
        append(caption.layout(margins: Insets(vertical: 0, horizontal: Space.tiny)))
        servings.observe({ model.servings.map { Choice(id: $0.key, title: $0.shortTitle) } }) { choice, choices in
            choice.choices = choices
            choice.isVisible = choices.count > 1
        }
        servings.bind(\.selection) { model.serving.key }
        servings.onSelected { model.servingChosen($0) }
        table.bind(\.rows) { model.lines.map { TableEntry($0) } }
        caption.bind(\.text) {
            guard let fruit = model.fruit else { return "" }
            let serving = model.serving.title(model.formats)
            guard let reference = fruit.dailyReference else { return serving }
            return tr(
                "{serving}. Shares of a day after {reference}, {source}.",
                [
                    "serving": serving, "reference": tr(reference.name),
                    "source": reference.source?.title ?? tr("no source named"),
                ])
        }
    }
}

extension TableEntry {
    /// The table's line for a line of nutrition.
    init(_ line: NutritionLine) {
        self.init(
            id: line.nutrient.rawValue, title: line.name, amount: line.amount, share: line.share,
            shareText: line.shareText ?? "", isPart: line.nutrient == .sugars || line.nutrient == .fibre,
            spoken: line.shareText.map {
                tr(
                    "{nutrient}, {amount}, {share} of a day",
                    ["nutrient": line.name, "amount": line.amount, "share": $0])
            })
    }
}
