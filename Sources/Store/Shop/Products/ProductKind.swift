/// The aisle of a shop that a product stands in, in the order in which a person goes through them. The raw value is the
/// name in a pack.
public enum ProductKind: String, Sendable, Codable, CaseIterable {
    case fruit, vegetables, chilled, pantry, juices
    case softDrinks = "soft-drinks"
    case syrups, wine, spirits, liqueurs
    /// What has no aisle, as a line that the person wrote themselves.
    case other
}
