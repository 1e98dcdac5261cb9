public import GTK

/// Which text can be read on a ground of any colour, after WCAG 2.2, success criterion 1.4.3.
public enum Contrast {
    /// The contrast ratio that text has at least.
    public static let least = 4.5

    /// The text colour for a ground: white where that can be read, else the brown ink of the light theme, and black on
    /// the few grounds of middling lightness that neither is enough for. Its contrast is 4.5 to 1 or more.
    /// - Parameter ground: an opaque colour.
    public static func text(on ground: Color) -> Color { tone(on: ground).color }

    /// A ground that is as like another as can be while the contrast of the text on it has a ratio.
    /// - Parameters:
    ///   - ground: an opaque colour.
    ///   - ratio: 4.5, or 7 where more contrast is asked for; 21 at most.
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

    /// A text colour, and the style class that gives it.
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
    /// Gives what is written on the widget the colour that can be read on a ground; see `Contrast.text(on:)`.
    public func setForeground(on ground: Color) {
        let tone = Contrast.tone(on: ground)
        for other in Contrast.Tone.allCases { self[cssClass: other.rawValue] = other == tone }
    }
}
