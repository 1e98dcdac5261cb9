/// Which drinks a list shows, and in which order.
///
/// Criteria combine: a drink must meet each of them. Where a criterion is a set, one of its members is enough, and an
/// empty set means any.
public struct DrinkQuery: CatalogueQuery, Codable {
    /// What the cards show of each.
    public typealias Summary = DrinkSummary

    /// What is searched for: words, each of which must begin a word of the drink, of its ingredients or of its story.
    public var text = ""

    /// The category, or nil for all.
    public var category: DrinkCategory?

    /// The rating that a drink must have at least, the person's own or else a given one, in half stars, 1 to 10; nil for any.
    public var minimumRating: Int?

    /// How hard it may be to make.
    public var levels: Set<Level> = []

    /// The base spirits, by ingredient id; a family stands for all in it.
    public var bases: Set<String> = []

    /// The glasses.
    public var glasses: Set<Glass> = []

    /// What is done to it.
    public var methods: Set<Drink.Method> = []

    /// How strong it may be.
    public var alcohol: Set<DrinkAlcohol> = []

    /// Whether only the person's favourites are wanted.
    public var onlyFavourites = false

    /// How many ingredients the shelf may lack, at least 0; nil for any number. 0 are the drinks that can be made now.
    public var lacking: Int?

    /// Whether what may stand in for an ingredient counts as having it.
    public var countsSubstitutes = true

    /// An ingredient that the drink uses, or one of its family; nil for any.
    public var ingredient: String?

    /// A fruit that the drink uses, itself, as juice or as garnish; nil for any.
    public var fruit: String?

    /// What the drinks are sorted by.
    public var order = DrinkOrder.bestMatch

    /// Whether the order runs from the most to the least, or from Z to A.
    public var isDescending = false

    enum CodingKeys: String, CodingKey {
        case text, category, minimumRating, levels, bases, glasses, methods, alcohol, onlyFavourites, lacking
        case countsSubstitutes, ingredient, fruit, order, isDescending
    }

    /// A query; without arguments, all drinks by name.
    public init(
        text: String = "", lacking: Int? = nil, fruit: String? = nil, ingredient: String? = nil,
        order: DrinkOrder = .bestMatch
    ) {
        self.text = text
        self.lacking = lacking
        self.fruit = fruit
        self.ingredient = ingredient
        self.order = order
    }

    /// Whether drinks are left out by something other than the text.
    public var isFiltered: Bool { cleared != self }

    /// The query without any criterion but the text, in the same order.
    public var cleared: DrinkQuery {
        var query = DrinkQuery(text: text)
        query.countsSubstitutes = countsSubstitutes
        query.order = order
        query.isDescending = isDescending
        return query
    }
}

/// An order of drinks. Where a figure is missing, the drink comes last, whichever way round; drinks that are alike are
/// in the order of their names.
public enum DrinkOrder: String, Sendable, CaseIterable, Codable {
    /// The best match first; by name where nothing is searched for, or from Z to A.
    case bestMatch
    case name
    /// By the alcohol by volume in the glass.
    case strength
    /// By the energy of a serving.
    case energy
    /// By how many ingredients the shelf lacks.
    case missing
    /// By the person's own rating, or else the one that a seller or the pack gives.
    case rating
}
