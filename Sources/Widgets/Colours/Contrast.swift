public import GTK

/// The choice of text that can be read on a background of any colour, after WCAG 2.2, success criterion 1.4.3.
public enum Contrast {
    /// The minimum contrast ratio of text.
    public static let least = 4.5

    /// Returns the text colour for a background: white if that is readable, otherwise the brown ink of the light theme,
    /// and black on the few backgrounds of medium lightness for which neither suffices. Its contrast is 4.5 to 1 or
    /// more.
    /// - Parameter ground: an opaque colour.
    public static func text(on ground: Color) -> Color { tone(on: ground).color }

    /// Returns the background most similar to another one on which text has a contrast ratio.
    /// - Parameters:
    ///   - ground: an opaque colour.
    ///   - ratio: 4.5, or 7 for higher contrast; 21 at most.
    public static func ground(_ ground: Color, ratio: Double) -> Color {
        func isEnough(_ color: Color) -> Bool { text(on: color).contrast(with: color) >= ratio }
        guard !isEnough(ground) else { return ground }
        let away: Color = tone(on: ground) == .paper ? .black : .white
        var (low, high) = (0.0, 1.0)
        for _ in 0..<16 {
            let middle = (low + high) / 2
            if isEnough(ground.mixed(with: away, at: middle)) { high = middle } else { low = middle }
        }
        return ground.mixed(with: away, at: high)
    }

    /// A text colour, and the style class that sets it.
    enum Tone: String, CaseIterable {
        case paper = "text-paper"
        case ink = "text-ink"
        case black = "text-black"

        var color: Color {
            switch self {
            case .paper: GradientPaint.paper
            case .ink: GradientPaint.ink
            case .black: .black
            }
        }
    }

    static func tone(on ground: Color) -> Tone {
        Tone.allCases.first { $0.color.contrast(with: ground) >= least } ?? .black
    }
}

extension Widget {
    /// Gives the text on the widget a colour that is readable on a background; see `Contrast.text(on:)`.
    public func setForeground(on ground: Color) {
        let tone = Contrast.tone(on: ground)
        for other in Contrast.Tone.allCases { self[cssClass: other.rawValue] = other == tone }
    }
}
