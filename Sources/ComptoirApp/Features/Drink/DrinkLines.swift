import Store
import Widgets

extension DrinkModel {
    /// What stands under the name: level, base spirit and glass; how it is made and garnished; its era and its list.
    var lines: [String] {
        guard let drink else { return [] }
        let parts = [
            [drink.level.value.title, drink.base.map(name), drink.glass.shape.title],
            [drink.methodWords, drink.garnishWords], [drink.era, drink.listWords],
        ]
        return parts.map { $0.compactMap(\.self).joined(separator: " · ") }.filter { !$0.isEmpty }
    }
}

extension Drink {
    /// How it is made, in order: «Shaken, Strained».
    @MainActor
    fileprivate var methodWords: String? { methods.isEmpty ? nil : methods.map(\.title).joined(separator: ", ") }

    /// What it is garnished with, as its source says it.
    @MainActor
    fileprivate var garnishWords: String? {
        let words = garnish.compactMap { garnish in
            garnish.text.map { garnish.isOptional ? tr("{ingredient}, if you like", ["ingredient": $0]) : $0 }
        }
        return words.isEmpty ? nil : tr("Garnish: {garnish}", ["garnish": words.joined(separator: "; ")])
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

    /// Where it stands among the drinks of the International Bartenders Association; nil for what has no alcohol.
    @MainActor
    fileprivate var listWords: String? {
        switch (status, list) {
        case (.current, let list?): tr("IBA list: {list}", ["list": list])
        case (.current, nil): tr("On the IBA list")
        case (.former, let list?): tr("On an earlier IBA list: {list}", ["list": list])
        case (.former, nil): tr("On an earlier IBA list")
        case (.mocktail, _): nil
        }
    }
}
