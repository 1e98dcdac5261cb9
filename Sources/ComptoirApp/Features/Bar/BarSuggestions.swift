import GTK
import Store
import Widgets

/// What can be made now, and which one, two or three things to buy would add the most.
@MainActor
final class BarSuggestions: Box {
    init(model: BarModel) {
        super.init(.vertical, spacing: Space.tiny)
        styled("card", "padded")
        layout(margins: Insets(vertical: Space.tiny, horizontal: Space.medium))
        let now = SectionTitle("")
        now.observe({ model.makeable }) { title, count in
            title.text = trn("You can make {count} drink", "You can make {count} drinks", count)
            title.action = count > 0 ? NextStep(trn("Show it", "Show them", count)) { model.showMakeable() } : nil
        }
        append(now.layout(margins: Insets(vertical: 0, horizontal: Space.tiny)))
        let lines = Box(.vertical, spacing: 3)
        lines.observe({ model.suggestionTexts }) { box, texts in
            box.removeAll()
            for text in texts { box.append(Label.wrapping(text)) }
        }
        append(Disclosure(tr("Worth buying"), isExpanded: false, body: lines))
        bind(\.isVisible) { !model.environment.bar.isEmpty }
    }
}

extension BarModel {
    /// The suggestions in sentences, with how they were found.
    var suggestionTexts: [String] {
        let list = ListFormat(environment.formats.locale)
        let texts = suggestions.filter { !$0.drinks.isEmpty }.map { suggestion in
            trn(
                "With {ingredients} you can make {count} more.", "With {ingredients} you can make {count} more.",
                suggestion.drinks.count, ["ingredients": list.and(suggestion.ingredients.map(\.name))])
        }
        guard !texts.isEmpty else { return [tr("Nothing that is in the catalogue would add a drink.")] }
        let isExact = suggestions.allSatisfy(\.isExact)
        return texts + [
            isExact
                ? tr("All sets were compared: there is no better one.")
                : tr("Found step by step; there may be a better set.")
        ]
    }

    /// Shows the drinks that can be made now.
    func showMakeable() {
        environment.wantedDrinks = DrinkQuery(lacking: 0)
        environment.navigator.open(.drinks)
    }
}
