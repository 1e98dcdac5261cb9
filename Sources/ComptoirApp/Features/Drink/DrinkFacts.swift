import Store
import Widgets

extension DrinkModel {
    /// What the drink is, for the grid on its page: how it is made and served, what it holds, where it belongs.
    var gridFacts: [GridFact] {
        guard let drink else { return [] }
        let facts: [(String, String?)] =
            [
                (tr("Method"), drink.methodWords), (tr("Glass"), drink.glass.shape.title),
                (tr("Garnish"), drink.garnishWords),
            ] + figureFacts + [
                (tr("Level"), drink.level.value.title), (tr("Base"), drink.base.map(name)),
                (tr("Kind"), drink.kindWords), (tr("Era"), drink.era), (tr("List"), drink.listWords),
                (tr("Cost"), cost.text),
            ]
        return facts.compactMap { name, value in value.map { GridFact(name, $0) } }
    }
}

extension Drink {
    /// How it is made, in order: «Shaken · Strained».
    @MainActor
    fileprivate var methodWords: String? { methods.isEmpty ? nil : methods.map(\.title).joined(separator: " · ") }

    /// What it is garnished with, as its source says it.
    @MainActor
    fileprivate var garnishWords: String? {
        let words = garnish.compactMap { garnish in
            garnish.text.map { garnish.isOptional ? tr("{ingredient}, if you like", ["ingredient": $0]) : $0 }
        }
        return words.isEmpty ? nil : words.joined(separator: "; ").capitalizedFirst
    }

    /// The categories that it is in.
    @MainActor
    fileprivate var kindWords: String? {
        categories.isEmpty ? nil : categories.map(\.id.title).joined(separator: " · ")
    }

    /// From when it is, as the list of the International Bartenders Association orders its drinks.
    @MainActor
    fileprivate var era: String? {
        switch list {
        case "The Unforgettables": tr("A classic")
        case "Contemporary Classics": tr("A contemporary classic")
        case "New Era": tr("Of the new era")
        default: nil
        }
    }

    /// Where it stands among the drinks of the International Bartenders Association; nil for what is on no list.
    @MainActor
    fileprivate var listWords: String? {
        switch (status, list) {
        case (.current, let list?): tr("{list} (IBA)", ["list": list])
        case (.current, nil): tr("On the IBA list")
        case (.former, let list?): tr("On an earlier IBA list: {list}", ["list": list])
        case (.former, nil): tr("On an earlier IBA list")
        case (.mocktail, _), (.unlisted, _): nil
        }
    }
}
