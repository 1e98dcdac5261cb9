public import GTK

/// A colour to choose, with its name for people and screen readers.
public struct ColorOption: Sendable, Equatable {
    /// The name of the colour.
    public var name: String
    /// The colour.
    public var color: Color

    /// Creates an option.
    public init(_ name: String, _ color: Color) {
        self.name = name
        self.color = color
    }

    /// Twelve background colours of a café, dark and light.
    public static var palette: [ColorOption] {
        [
            ColorOption(tr("Bottle green"), Color(hex: 0x2F5D50)), ColorOption(tr("Midnight"), Color(hex: 0x042D29)),
            ColorOption(tr("Slate blue"), Color(hex: 0x34506B)), ColorOption(tr("Plum"), Color(hex: 0x5B2A4E)),
            ColorOption(tr("Cranberry"), Color(hex: 0x741102)), ColorOption(tr("Terracotta"), Color(hex: 0xA9471F)),
            ColorOption(tr("Olive"), Color(hex: 0x5E6026)), ColorOption(tr("Charcoal"), Color(hex: 0x33302D)),
            ColorOption(tr("Gold"), Color(hex: 0xE0B252)), ColorOption(tr("Rose"), Color(hex: 0xE3A8AC)),
            ColorOption(tr("Sky"), Color(hex: 0xA9CBDB)), ColorOption(tr("Cream"), Color(hex: 0xEFE3C8)),
        ]
    }
}

extension Color {
    /// The colour as `#RRGGBB`, without its alpha.
    public var hex: String {
        let digits = [red, green, blue].map { part in
            let text = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}
