/// The shapes of glasses. The raw value is the name in a pack.
public enum Glass: String, Sendable, Codable, CaseIterable {
    case martini, coupe
    case nickAndNora = "nick-and-nora"
    case flute
    case champagneSaucer = "champagne-saucer"
    case wine
    /// A balloon on a stem, as the Spanish copa.
    case balloon
    case rocks
    case doubleRocks = "double-rocks"
    case highball, collins, hurricane, tiki
    case julepCup = "julep-cup"
    case muleMug = "mule-mug"
    case irishCoffee = "irish-coffee"
    case shot, goblet, sling, mug
}
