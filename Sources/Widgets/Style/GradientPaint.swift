public import GTK

/// Two colours that run diagonally from the top start corner to the bottom end corner.
public struct GradientPaint: Equatable, Sendable {
    public var start: Color
    public var end: Color

    public init(_ start: Color, _ end: Color) {
        self.start = start
        self.end = end
    }

    /// Whether dark text reads better on the whole of the gradient than white text does.
    public var isLight: Bool {
        worstContrast(with: GradientPaint.ink) >= worstContrast(with: GradientPaint.paper)
    }

    /// The least contrast ratio of a text colour with any point of the gradient, 1 to 21.
    public func worstContrast(with text: Color) -> Double {
        (0...20).map { start.mixed(with: end, at: Double($0) / 20).contrast(with: text) }.min() ?? 1
    }

    /// Fills a rectangle; mirrored where text runs from right to left.
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
    /// Gives what is written on the widget the colour that reads best on a gradient.
    public func setForeground(for gradient: GradientPaint) {
        self[cssClass: "on-gradient-light"] = gradient.isLight
        self[cssClass: "on-gradient-dark"] = !gradient.isLight
    }
}
