internal import GTK

/// A bar of a chart.
public struct BarEntry: Sendable, Identifiable, Equatable {
    /// The identity of the bar when the bars are replaced.
    public var id: String
    /// The label below the bar, as short as possible.
    public var label: String
    /// The height of the bar, 0 or more.
    public var value: Double
    /// The value in words, such as “4 drinks”.
    public var valueText: String
    /// A sentence for assistive technology and the tooltip; nil to join label and value.
    public var spoken: String?

    /// Creates a bar.
    public init(id: String, label: String, value: Double, valueText: String, spoken: String? = nil) {
        self.id = id
        self.label = label
        self.value = value
        self.valueText = valueText
        self.spoken = spoken
    }

    var sentence: String { spoken ?? tr("{name}: {value}", ["name": label, "value": valueText]) }
}
