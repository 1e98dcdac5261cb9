public import GTK

/// What a `DayPoster` shows.
public struct DayPosterContent: Equatable, Sendable {
    /// The small picture of the days.
    public enum Picture: Equatable, Sendable {
        /// None, as where a date has passed.
        case none
        /// Tally marks for a number of days.
        case tally(Int)
        /// A winding way of days.
        case way(DayPath.Days)
    }

    /// The number; empty where there is none to show.
    public var number: String
    /// The number with what it counts, for assistive technology.
    public var spoken: String
    /// What is counted.
    public var caption: String
    /// The picture of the days.
    public var picture: Picture
    /// How far it has come to the next thing to reach, from 0 to 1; nil for no line.
    public var fraction: Double?
    /// How it stands, in words.
    public var standing: String
    /// The colour of the ground, opaque.
    public var color: Color

    /// Creates the content of a poster.
    public init(
        number: String, spoken: String, caption: String, picture: Picture = .none, fraction: Double? = nil,
        standing: String = "", color: Color
    ) {
        (self.number, self.spoken, self.caption) = (number, spoken, caption)
        (self.picture, self.fraction, self.standing, self.color) = (picture, fraction, standing, color)
    }
}
