internal import GTK

/// The pose of a carousel's card, by its distance from the front.
struct CoverflowPose: Equatable {
    /// The distance of the card's centre to the right of the carousel's, in card widths.
    let offset: Double
    /// The size relative to that of the front card.
    let scale: Double
    /// The rotation about the card's own vertical axis; a positive one moves the right-hand side away.
    let degrees: Double
    /// The opacity, from 0 to 1.
    let opacity: Double
    /// How much higher it stands than the front card, as a fraction of the card's height.
    let rise: Double

    /// The distance at which a card is out of view.
    static let reach = 2.6

    /// Creates the pose of a card.
    /// - Parameters:
    ///   - away: the distance from the front card in cards, positive to the right.
    ///   - isFlat: whether nothing is rotated, for reduced motion.
    ///   - isStanding: whether the cards stand on a counter, all of them at the same distance from each other.
    init(away: Double, isFlat: Bool, isStanding: Bool = false) {
        let side = min(1, max(-1, away))
        let beyond = max(0, abs(away) - 1)
        if isStanding {
            offset = away
            scale = 1 - 0.2 * abs(side) - 0.05 * min(1, beyond)
            degrees = isFlat ? 0 : -30 * side
            opacity = min(1, max(0, (CoverflowPose.reach - abs(away)) / 0.6))
            rise = 0.035 * abs(side) + 0.01 * min(1, beyond)
            return
        }
        offset = side * 0.84 + (away < 0 ? -1 : 1) * beyond * 0.4
        scale = 1 - 0.12 * abs(side) - 0.06 * min(1, beyond)
        degrees = isFlat ? 0 : -34 * side
        opacity = min(1, max(0, (CoverflowPose.reach - abs(away)) / 0.8))
        rise = 0
    }

    /// The card as seen from the front.
    var perspective: Perspective { Perspective(degrees: degrees) }
}

/// The projection of the points of a card rotated about its vertical axis.
struct Perspective: Equatable {
    /// The distance of the viewer, in pixels.
    static let depth = 900.0

    private let sine: Double
    private let cosine: Double

    init(degrees: Double) {
        let angle = degrees * .pi / 180
        (sine, cosine) = (angle.sine, angle.cosine)
    }

    /// Returns the magnification at a distance from the card's centre, measured along the card.
    func magnification(at x: Double) -> Double { Perspective.depth / (Perspective.depth + x * sine) }

    /// Returns where a point of the card is seen, both measured from the card's centre.
    func seen(_ x: Double) -> Double { x * cosine * magnification(at: x) }

    /// Returns the point of the card that is seen at a position, both measured from the card's centre.
    func point(seenAt x: Double) -> Double { x * Perspective.depth / (Perspective.depth * cosine - x * sine) }
}

extension Double {
    // The rotations are small; these series are exact to the last digits up to a right angle.
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
