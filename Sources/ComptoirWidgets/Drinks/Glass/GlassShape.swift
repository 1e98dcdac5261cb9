/// The glasses and cups that drinks are served in.
public enum GlassShape: String, Hashable, Sendable, CaseIterable {
    case martini, coupe
    case nickAndNora = "nick-and-nora"
    case flute
    case champagneSaucer = "champagne-saucer"
    case wine
    /// A copa, a large round glass on a stem.
    case balloon
    case rocks
    case doubleRocks = "double-rocks"
    case highball, collins, hurricane
    /// A cup of glazed clay with a carved face.
    case tiki
    /// A silver cup.
    case julepCup = "julep-cup"
    /// A copper mug.
    case muleMug = "mule-mug"
    case irishCoffee = "irish-coffee"
    case shot, goblet, sling
    /// A terracotta mug.
    case mug

    /// Whether the glass or cup is opaque.
    public var isOpaque: Bool { GlassForm.of(self).material != .glass }
}
