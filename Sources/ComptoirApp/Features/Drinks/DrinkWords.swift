import Store

extension Level {
    /// The level in a word.
    var title: String {
        switch self {
        case .easy: tr("Easy")
        case .medium: tr("Medium")
        case .advanced: tr("Advanced")
        }
    }
}

extension DrinkCategory {
    /// The category's name, short enough for the strip.
    var title: String {
        switch self {
        case .beforeDinner: tr("Before dinner")
        case .afterDinner: tr("After dinner")
        case .long: tr("Long")
        case .sparkling: tr("Sparkling")
        case .sour: tr("Sour")
        case .spiritForward: tr("Spirit-forward")
        case .tropical: tr("Tropical")
        case .creamy: tr("Creamy")
        case .hot: tr("Hot")
        case .mocktail: tr("Mocktails")
        }
    }

    /// The heading above the drinks of the category.
    var heading: String {
        switch self {
        case .beforeDinner: tr("Drinks before dinner")
        case .afterDinner: tr("Drinks after dinner")
        case .long: tr("Long drinks")
        case .sparkling: tr("Sparkling drinks")
        case .sour: tr("Sours")
        case .spiritForward: tr("Spirit-forward drinks")
        case .tropical: tr("Tropical drinks")
        case .creamy: tr("Creamy drinks")
        case .hot: tr("Hot drinks")
        case .mocktail: tr("Mocktails")
        }
    }
}

extension DrinkAlcohol {
    /// How strong, in a word.
    var title: String {
        switch self {
        case .free: tr("Without alcohol")
        case .light: trc("alcohol", "Light")
        case .strong: tr("Strong")
        }
    }
}

extension DrinkOrder {
    /// The order in a word or two.
    var title: String {
        switch self {
        case .bestMatch: tr("Best match")
        case .name: tr("Name")
        case .strength: tr("Strength")
        case .energy: tr("Energy")
        case .missing: tr("What is missing")
        case .rating: tr("Rating")
        }
    }
}

extension Drink.Method {
    /// What is done, as a filter names it.
    var title: String {
        switch self {
        case .shake: tr("Shaken")
        case .dryShake: tr("Dry-shaken")
        case .stir: tr("Stirred")
        case .build: tr("Built in the glass")
        case .muddle: tr("Muddled")
        case .blend: tr("Blended")
        case .pour: tr("Poured")
        case .top: tr("Topped up")
        case .float: tr("Floated")
        case .layer: tr("Layered")
        case .rinse: tr("Rinsed")
        case .swizzle: tr("Swizzled")
        case .strain: tr("Strained")
        case .doubleStrain: tr("Double-strained")
        case .fineStrain: tr("Fine-strained")
        case .garnish: tr("Garnished")
        case .rim: tr("Rimmed")
        case .serve: tr("Served")
        }
    }
}

extension Drink.Method {
    /// What is done, beside the name of the glass.
    var cardTitle: String { self == .build ? trc("method", "Built") : title }
}

extension Glass {
    /// The glass's name.
    var title: String {
        switch self {
        case .martini: tr("Martini glass")
        case .coupe: tr("Coupe")
        case .nickAndNora: tr("Nick and Nora glass")
        case .flute: tr("Flute")
        case .champagneSaucer: tr("Champagne saucer")
        case .wine: tr("Wine glass")
        case .balloon: tr("Balloon glass")
        case .rocks: tr("Rocks glass")
        case .doubleRocks: tr("Double rocks glass")
        case .highball: tr("Highball glass")
        case .collins: tr("Collins glass")
        case .hurricane: tr("Hurricane glass")
        case .tiki: tr("Tiki mug")
        case .julepCup: tr("Julep cup")
        case .muleMug: tr("Copper mug")
        case .irishCoffee: tr("Irish coffee glass")
        case .shot: tr("Shot glass")
        case .goblet: tr("Goblet")
        case .sling: tr("Sling glass")
        case .mug: tr("Mug")
        }
    }
}

extension Glass {
    /// The glass's name without the word for a glass, beside what is done with the drink.
    var cardTitle: String {
        switch self {
        case .martini: trc("glass", "Martini")
        case .nickAndNora: trc("glass", "Nick and Nora")
        case .wine: trc("glass", "Wine")
        case .balloon: trc("glass", "Balloon")
        case .rocks: trc("glass", "Rocks")
        case .doubleRocks: trc("glass", "Double rocks")
        case .highball: trc("glass", "Highball")
        case .collins: trc("glass", "Collins")
        case .irishCoffee: trc("glass", "Irish coffee")
        case .shot: trc("glass", "Shot")
        case .sling: trc("glass", "Sling")
        case .coupe, .flute, .champagneSaucer, .hurricane, .tiki, .julepCup, .muleMug, .goblet, .mug: title
        }
    }
}
