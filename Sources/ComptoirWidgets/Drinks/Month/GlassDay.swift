/// What was drunk on a day of a `GlassMonth`.
public struct GlassDay: Sendable, Equatable {
    /// The glasses, in the order in which they are to stand.
    public var glasses: [DrinkArt]
    /// The day in words, such as “Friday, 12 June: 2 Negroni”.
    public var words: String

    /// Creates a day.
    public init(_ glasses: [DrinkArt], words: String) {
        self.glasses = glasses
        self.words = words
    }
}
