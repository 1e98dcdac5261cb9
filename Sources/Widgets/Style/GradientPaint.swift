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
        worstContrast(with: GradientPaint.ink) >= worstContrast(with: GradientPaint.paper)
    }

    /// Returns the lowest contrast ratio of a text colour with any point of the gradient, from 1 to 21.
    public func worstContrast(with text: Color) -> Double {
        (0...20).map { start.mixed(with: end, at: Double($0) / 20).contrast(with: text) }.min() ?? 1
    }

    /// Fills a rectangle, mirrored in right-to-left layouts.
    @MainActor
    func fill(_ rectangle: Rectangle, direction: TextDirection, in snapshot: Snapshot) {
        let (left, right) = (rectangle.x, rectangle.x + rectangle.width)
        let isMirrored = direction == .rightToLeft
        snapshot.fill(
            rectangle, from: Point(x: isMirrored ? right : left, y: rectangle.y),
            to: Point(x: isMirrored ? left : right, y: rectangle.y + rectangle.height),
            stops: [(0, start), (1, end)])
    }

    static let ink = Color(red: 0x1F / 255.0, green: 0x14 / 255.0, blue: 0x10 / 255.0)
    static let paper = Color(red: 1, green: 1, blue: 1)
}

extension Widget {
    /// Gives the text on the widget the colour that is easiest to read on a gradient.
    public func setForeground(for gradient: GradientPaint) {
        self[cssClass: "on-gradient-light"] = gradient.isLight
        self[cssClass: "on-gradient-dark"] = !gradient.isLight
    }
}
