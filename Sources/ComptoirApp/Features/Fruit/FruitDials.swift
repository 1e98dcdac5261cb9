import Foundation
import Store
import Widgets

extension Fruit {
    /// The nutrients that are most telling: the energy; of sugars, fat and protein, and then of vitamins and minerals, the
    /// one of which the fruit gives the greatest share of a day.
    ///
    /// What has no figure, and what is nought, is passed over.
    var telling: [Nutrient] {
        let energy = dailyShare(of: .energyKcal) == nil ? [] : [Nutrient.energyKcal]
        return energy + [Self.substance, Self.vitaminsAndMinerals].compactMap { greatest(of: $0) }
    }

    private static let substance: [Nutrient] = [.sugars, .fat, .protein]
    private static let vitaminsAndMinerals: [Nutrient] = [
        .vitaminC, .vitaminA, .vitaminE, .vitaminK, .vitaminB6, .folate, .potassium, .calcium, .magnesium, .iron,
    ]

    /// Of several nutrients the one that counts most towards a day; the first of several that count as much.
    private func greatest(of nutrients: [Nutrient]) -> Nutrient? {
        var best: (nutrient: Nutrient, share: Double)?
        for nutrient in nutrients {
            guard let share = dailyShare(of: nutrient)?.fraction, share > best?.share ?? 0 else { continue }
            best = (nutrient, share)
        }
        return best?.nutrient
    }
}

extension FruitModel {
    /// What the dials show of the serving that the person chose.
    var dials: [DialValue] {
        guard let fruit else { return [] }
        return fruit.telling.compactMap { nutrient in
            guard let amount = fruit.amount(of: nutrient, in: serving),
                let share = fruit.dailyShare(of: nutrient, in: serving)
            else { return nil }
            let values: TextValues = [
                "amount": formats.amount(amount, of: nutrient), "share": formats.percent(share.fraction),
            ]
            return DialValue(
                id: nutrient.rawValue, name: nutrient.title, figure: formats.number(amount),
                unit: formats.unit(of: nutrient), fraction: share.fraction,
                spoken: tr("{amount}, {share} of a day", values))
        }
    }

    /// What the dials are of, and how they are read.
    var dialsCaption: String {
        tr("{serving}. A full dial is a day’s reference intake.", ["serving": serving.title(formats)])
    }
}

extension Formats {
    /// The sign of a nutrient's unit.
    func unit(of nutrient: Nutrient) -> String {
        amount(0, of: nutrient).replacing(number(0), with: "").trimmingCharacters(in: .whitespaces)
    }
}
