/// What is in an ingredient, per 100 g or per 100 ml.
public struct IngredientNutrition: Sendable, Equatable, Codable {
    /// What the amounts are per. The raw value is the name in a pack.
    public enum Basis: String, Sendable, Codable, CaseIterable {
        case hundredGrams = "100 g"
        case hundredMillilitres = "100 ml"
    }

    /// What the amounts are per.
    public let basis: Basis

    /// The energy, in kcal, or nil where the source gives none.
    public let energy: Double?

    /// The sugars, in g, or nil where the source gives none.
    public let sugars: Double?

    /// The alcohol, in g, or nil where the source gives none.
    public let alcohol: Double?

    /// Where the amounts come from, or nil where that is not given.
    public let source: Source?

    /// Where in the source they stand, or nil where that is not given.
    public let reference: String?

    /// What to know of them, or nil.
    public internal(set) var note: String?
}
