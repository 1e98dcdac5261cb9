import Store

/// One line of a nutrition table.
struct NutritionLine: Identifiable, Equatable, Sendable {
    let nutrient: Nutrient
    /// The nutrient's name, as people call it.
    let name: String
    /// The amount in the chosen serving, or a dash where there is no figure.
    let amount: String
    /// The share of the daily reference, 0 to 1 or above; nil where there is no reference or no figure.
    let share: Double?
    /// The share in words.
    let shareText: String?

    var id: Nutrient { nutrient }

    /// The lines of a fruit in the order that readers expect; what has no figure is left out.
    static func lines(of fruit: Fruit, in serving: Serving, _ formats: Formats) -> [NutritionLine] {
        order.compactMap { nutrient in
            guard let value = fruit.amount(of: nutrient, in: serving) else { return nil }
            let share = fruit.dailyShare(of: nutrient, in: serving)
            var amount = formats.amount(value, of: nutrient)
            if nutrient == .energyKcal, let joules = fruit.amount(of: .energyKJ, in: serving) {
                amount = tr(
                    "{kilocalories} · {kilojoules}",
                    ["kilocalories": amount, "kilojoules": formats.amount(joules, of: .energyKJ)])
            }
            return NutritionLine(
                nutrient: nutrient, name: nutrient.title, amount: amount, share: share?.fraction,
                shareText: share.map { formats.percent($0.fraction) })
        }
    }

    static let order: [Nutrient] = [
        .energyKcal, .carbohydrate, .sugars, .fibre, .fat, .protein, .vitaminC, .vitaminA, .vitaminE, .vitaminK,
        .vitaminB6, .folate, .potassium, .calcium, .magnesium, .iron, .sodium, .water,
    ]
}

extension Nutrient {
    /// The nutrient's name, as people call it.
    var title: String {
        switch self {
        case .energyKcal, .energyKJ: tr("Energy")
        case .water: tr("Water")
        case .carbohydrate: tr("Carbohydrate")
        case .sugars: tr("Sugars")
        case .fibre: tr("Fibre")
        case .fat: tr("Fat")
        case .protein: tr("Protein")
        case .vitaminA: tr("Vitamin A")
        case .vitaminC: tr("Vitamin C")
        case .vitaminK: tr("Vitamin K")
        case .vitaminE: tr("Vitamin E")
        case .vitaminB6: tr("Vitamin B6")
        case .folate: tr("Folate")
        case .potassium: tr("Potassium")
        case .calcium: tr("Calcium")
        case .iron: tr("Iron")
        case .magnesium: tr("Magnesium")
        case .sodium: tr("Sodium")
        }
    }
}
