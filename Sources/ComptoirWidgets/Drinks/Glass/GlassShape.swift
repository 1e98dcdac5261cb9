/// The glasses and cups that drinks are served in.
public enum GlassShape: String, Hashable, Sendable, CaseIterable {
    case martini, coupe
    case nickAndNora = "nick-and-nora"
    case flute
    case champagneSaucer = "champagne-saucer"
    case wine
    /// A large round glass on a stem, the copa.
    case balloon
    case rocks
    case doubleRocks = "double-rocks"
    case highball, collins, hurricane
    /// A cup of glazed clay with a carved face.
    case tiki
    /// A cup of silver.
    case julepCup = "julep-cup"
    /// A mug of copper.
    case muleMug = "mule-mug"
    case irishCoffee = "irish-coffee"
    case shot, goblet, sling
    /// A mug of terracotta.
    case mug

    /// Whether the side cannot be seen through.
    public var isOpaque: Bool { GlassForm.of(self).material != .glass }
}
