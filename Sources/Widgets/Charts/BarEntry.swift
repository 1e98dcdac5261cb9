/// A bar of a chart.
public struct BarEntry: Sendable, Identifiable, Equatable {
    /// Tells bars apart when they are set anew.
    public var id: String
    /// What stands below the bar: a word as short as can be.
    public var label: String
    /// How high the bar is, 0 or more.
    public var value: Double
    /// The value in words, such as "4 drinks".
    public var valueText: String
    /// The whole as a sentence for assistive technology and for a resting pointer; nil to join the two.
    public var spoken: String?

    public init(id: String, label: String, value: Double, valueText: String, spoken: String? = nil) {
        self.id = id
        self.label = label
        self.value = value
        self.valueText = valueText
        self.spoken = spoken
    }

    var sentence: String { spoken ?? "\(label): \(valueText)" }
}
