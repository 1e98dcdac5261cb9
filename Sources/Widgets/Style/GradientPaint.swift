public import GTK

/// A gradient of two colours, running diagonally from the top leading to the bottom trailing corner.
public struct GradientPaint: Equatable, Sendable {
    /// The colour at the top leading corner.
    public var start: Color
    /// The colour at the bottom trailing corner.
    public var end: Color

    /// Creates a gradient.
    public init(_ start: Color, _ end: Color) {
        self.start = start
        self.end = end
    }

    /// Whether dark text is easier to read than white text on the whole gradient.
    public var isLight: Bool {
        let range = luminances
        return contrast(of: range, with: GradientPaint.inkLuminance)
            >= contrast(of: range, with: GradientPaint.paper.luminance)
    }

    /// Returns the lowest contrast ratio of a text colour with any point of the gradient, from 1 to 21.
    public func worstContrast(with text: Color) -> Double { contrast(of: luminances, with: text.luminance) }

    /// The least and the greatest luminance of its points.
    private var luminances: ClosedRange<Double> {
        var (least, greatest) = (1.0, 0.0)
        for step in 0...20 {
            let luminance = start.mixed(with: end, at: Double(step) / 20).luminance
            (least, greatest) = (min(least, luminance), max(greatest, luminance))
        }
        return least...greatest
    }

    /// Returns the lowest contrast ratio of a luminance with any in a range, after WCAG 2.2, "contrast ratio".
    private func contrast(of range: ClosedRange<Double>, with text: Double) -> Double {
        guard !range.contains(text) else { return 1 }
        let (low, high) =
            text < range.lowerBound ? (text, range.lowerBound) : (range.upperBound, text)
        return (high + 0.05) / (low + 0.05)
    }

    /// Fills a rectangle, mirrored in right-to-left layouts.
    ///
    /// A colour that changes evenly is drawn as a tiny picture made large, whose outermost pixels have their centres on the
    /// edges: the same to the eye, and cairo takes a third of the time that its own gradient takes it.
    @MainActor
    func fill(_ rectangle: Rectangle, direction: TextDirection, in snapshot: Snapshot) {
        let (width, height) = (rectangle.width, rectangle.height)
        guard width > 0, height > 0 else { return }
        let columns = 8
        let colors = [0.0, 1].flatMap { down in
            (0..<columns).map { column in
                let across = Double(column) / Double(columns - 1)
                return color(across: direction == .rightToLeft ? 1 - across : across, down: down, of: width, height)
            }
        }
        let column = width / Double(columns - 1)
        snapshot.clipped(to: rectangle) {
            snapshot.draw(
                Texture(colors: colors, width: columns),
                in: Rectangle(
                    x: rectangle.x - column / 2, y: rectangle.y - height / 2, width: column * Double(columns),
                    height: height * 2))
        }
    }

    /// The colour at a point of a rectangle, of which both shares are from 0 to 1.
    private func color(across: Double, down: Double, of width: Double, _ height: Double) -> Color {
        let (x, y) = (width * width, height * height)
        return start.mixed(with: end, at: (across * x + down * y) / (x + y))
    }

    private static let inkLuminance = ink.luminance
    static let ink = Color(red: 0x1F / 255.0, green: 0x14 / 255.0, blue: 0x10 / 255.0)
    static let paper = Color(red: 1, green: 1, blue: 1)
}

extension Widget {
    /// Gives the text on the widget the colour that is easiest to read on a gradient.
    public func setForeground(for gradient: GradientPaint) {
        setForeground(isOnLight: gradient.isLight)
    }

    /// Gives the text on the widget the colour for a light gradient, or a dark one.
    func setForeground(isOnLight: Bool) {
        self[cssClass: "on-gradient-light"] = isOnLight
        self[cssClass: "on-gradient-dark"] = !isOnLight
    }
}
