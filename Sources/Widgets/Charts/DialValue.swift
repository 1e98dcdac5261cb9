/// What a dial shows: a figure, and where the bead stands.
public struct DialValue: Sendable, Identifiable, Equatable {
    /// The identity of the dial when the values are replaced.
    public var id: String
    /// What is measured, in a word or two.
    public var name: String
    /// The figure without its unit.
    public var figure: String
    /// The unit of the figure.
    public var unit: String
    /// The share of the whole scale, from 0 to 1, or more; the bead of more stands past the end of the scale.
    public var fraction: Double
    /// The figure and its share in words, for assistive technology; nil to join figure and unit.
    public var spoken: String?

    /// Creates the content of a dial.
    public init(id: String, name: String, figure: String, unit: String, fraction: Double, spoken: String? = nil) {
        self.id = id
        self.name = name
        self.figure = figure
        self.unit = unit
        self.fraction = fraction
        self.spoken = spoken
    }

    var sentence: String { spoken ?? [figure, unit].filter { !$0.isEmpty }.joined(separator: " ") }
}
