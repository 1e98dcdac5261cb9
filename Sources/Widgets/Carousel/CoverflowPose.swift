internal import GTK

/// How a card of a carousel stands, by its distance from the front.
struct CoverflowPose: Equatable {
    /// How far the card's middle lies to the right of the carousel's, in widths of a card.
    let offset: Double
    /// The size compared with that of the card in front.
    let scale: Double
    /// The turn about the card's own vertical middle; positive moves the right-hand side away.
    let degrees: Double
    /// 0 to 1.
    let opacity: Double

    /// The distance at which a card is out of sight.
    static let reach = 2.6

    /// Poses a card.
    /// - Parameters:
    ///   - away: how many cards it is behind the front one, positive to the right.
    ///   - isFlat: whether nothing turns, as where less motion is asked for.
    init(away: Double, isFlat: Bool) {
        let side = min(1, max(-1, away))
        let beyond = max(0, abs(away) - 1)
        offset = side * 0.84 + (away < 0 ? -1 : 1) * beyond * 0.4
        scale = 1 - 0.12 * abs(side) - 0.06 * min(1, beyond)
        degrees = isFlat ? 0 : -34 * side
        opacity = min(1, max(0, (CoverflowPose.reach - abs(away)) / 0.8))
    }

    /// How the card is seen from the front.
    var perspective: Perspective { Perspective(degrees: degrees) }
}

/// Where the points of a card that is turned about its vertical middle are seen.
struct Perspective: Equatable {
    /// The viewer's distance in pixels.
    static let depth = 900.0

    private let sine: Double
    private let cosine: Double

    init(degrees: Double) {
        let angle = degrees * .pi / 180
        (sine, cosine) = (angle.sine, angle.cosine)
    }

    /// How much larger things look at a distance from the card's middle, along the card.
    func magnification(at x: Double) -> Double { Perspective.depth / (Perspective.depth + x * sine) }

    /// Where a point of the card is seen, both from the card's middle.
    func seen(_ x: Double) -> Double { x * cosine * magnification(at: x) }

    /// Which point of the card is seen at a place, both from the card's middle.
    func point(seenAt x: Double) -> Double { x * Perspective.depth / (Perspective.depth * cosine - x * sine) }
}

extension Double {
    // Turns of a card are small: these series are exact to the last digits up to a right angle.
    fileprivate var sine: Double {
        var (term, sum) = (self, self)
        for step in 1...9 {
            term *= -self * self / Double((2 * step) * (2 * step + 1))
            sum += term
        }
        return sum
    }

    fileprivate var cosine: Double { (1 - sine * sine).squareRoot() }
}
