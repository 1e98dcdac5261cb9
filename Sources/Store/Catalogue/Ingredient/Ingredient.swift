/// The full record of an ingredient, in the language that the catalogue was opened for.
public struct Ingredient: Sendable, Equatable, Identifiable, Codable {
    /// The name by which drinks, other ingredients and the shelf refer to it.
    public let id: String

    /// The name, in the person's language where the pack has it.
    public var name: String

    /// The name in English.
    public let englishName: String

    /// What else it is called, in the person's language first.
    public internal(set) var aliases: [String]

    /// What sort of thing it is.
    public let kind: IngredientKind

    /// The family that it belongs to, as whiskey for bourbon; nil where it is in none.
    ///
    /// Having this ingredient satisfies a recipe that asks for the family, never the reverse.
    public internal(set) var parent: String?

    /// The fruit of the catalogue that it is or comes from, as lime for lime juice; nil where there is none.
    public let fruit: String?

    /// What may stand in for it, the best first.
    public internal(set) var substitutes: [Substitute]

    /// The colour that it is drawn in.
    public let colour: RGB

    /// How much it hides what is behind it, from 0, clear as water, to 1, as cream does.
    public let opacity: Double

    /// Whether it has bubbles.
    public let isSparkling: Bool

    /// Whether it foams when shaken, as egg white does.
    public let foams: Bool

    /// Whether most homes have it, as sugar: it is offered first, and not taken to be there.
    public let isEveryday: Bool

    /// Whether it comes from the tap, so that no recipe ever lacks it.
    public let isOnTap: Bool

    /// Its alcohol by volume, or nil where no source gives one.
    public internal(set) var strength: Figured?

    /// What is in it, per 100 g or 100 ml, or both; empty where no source says it.
    public internal(set) var nutrition: [IngredientNutrition]

    /// What a millilitre weighs, in grams, or nil where no source gives it.
    public let density: Figured?

    /// What a piece, a leaf or a slice weighs, or nil where no source gives it.
    public internal(set) var pieceWeight: PieceWeight?

    /// What it can be made of, as honey syrup of honey and water; nil where it is bought.
    public internal(set) var recipe: SubRecipe?

    /// Remarks.
    public var notes: [String]

    /// The texts in other languages, by language.
    public let translations: [String: IngredientTranslation]
}

/// An ingredient that may stand in for another.
public struct Substitute: Sendable, Equatable, Codable {
    /// Its id.
    public let ingredient: String

    /// What it changes, in one line, or nil where nothing is said.
    public var note: String?
}

/// A figure, where it comes from, and what to know of it.
public struct Figured: Sendable, Equatable, Codable {
    /// The figure.
    public let value: Double

    /// Where it comes from, or nil where that is not given.
    public let source: Source?

    /// What to know of it, or nil.
    public internal(set) var note: String?
}

/// What one of an ingredient weighs.
public struct PieceWeight: Sendable, Equatable, Codable {
    /// The weight, in grams, with its source.
    public internal(set) var grams: Figured

    /// One of what: a piece, a leaf, a slice, a wedge or a sprig.
    public let unit: Quantity.Unit
}

/// What an ingredient is made of at home.
public struct SubRecipe: Sendable, Equatable, Codable {
    /// What goes in, as in a drink.
    public let parts: [Drink.Part]

    /// How much comes out, or nil where that is not given.
    public let yield: Quantity?

    /// What is done, in order.
    public let steps: [String]
}

/// The texts of an ingredient in another language; what is nil or missing stays English.
public struct IngredientTranslation: Sendable, Equatable, Codable {
    /// The name.
    public let name: String?

    /// What else it is called.
    public let aliases: [String]

    /// The remarks, in the order of the English ones.
    public let notes: [String]

    /// The substitutes' notes, in the order of the substitutes.
    public let substitutes: [String]

    /// The strength's note.
    public let strength: String?

    /// The notes on nutrition, of the lists that have one, in their order.
    public let nutrition: [String]

    /// The note on the weight of a piece.
    public let pieceWeight: String?
}
