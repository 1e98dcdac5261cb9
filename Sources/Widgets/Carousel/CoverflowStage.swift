internal import GTK

/// The geometry of a carousel's cards, for drawing and hit testing.
struct CoverflowStage {
    /// The point of the front card about which the cards are scaled and rotated.
    var center = Point(x: 0, y: 0)
    /// The width of the front card, in pixels.
    var cardWidth = 0.0
    /// The height of the front card, in pixels.
    var cardHeight = 0.0
    /// The distance between the centres of two cards at an offset of 1, in pixels; nil for the width of a card.
    var spread: Double?
    /// The fraction of a card's height at which that point is: 0.5 for cards that hang, more for those that stand.
    var footing = 0.5

    /// The space for a card's shadow, in pixels.
    private static let margin = 24.0
    /// The width of the strips that emulate perspective, in pixels.
    private static let strip = 6.0

    private func middle(of pose: CoverflowPose) -> Point {
        Point(x: (center.x + pose.offset * (spread ?? cardWidth)).rounded(), y: center.y - pose.rise * cardHeight)
    }

    /// Returns where a card would be seen if it were not rotated.
    func bounds(of pose: CoverflowPose) -> Rectangle {
        let middle = middle(of: pose)
        let (width, height) = (cardWidth * pose.scale, cardHeight * pose.scale)
        return Rectangle(x: middle.x - width / 2, y: middle.y - height * footing, width: width, height: height)
    }

    /// Returns whether a card, rotated as it is, is seen at a point.
    func covers(_ place: Point, _ pose: CoverflowPose) -> Bool {
        let middle = middle(of: pose)
        let x = pose.perspective.point(seenAt: place.x - middle.x)
        let y = (place.y - middle.y) / pose.perspective.magnification(at: x)
        let (height, top) = (cardHeight * pose.scale, -cardHeight * pose.scale * footing)
        // What stands closer together than the pictures are wide is not covered by their empty sides.
        let half = min(cardWidth * pose.scale, spread ?? .infinity) / 2
        return abs(x) <= half && (top...top + height).contains(y)
    }

    /// Draws a card that was placed in `bounds(of:)`.
    @MainActor
    func draw(_ card: Widget, _ pose: CoverflowPose, of parent: CustomWidget, in snapshot: Snapshot) {
        guard pose.opacity > 0 else { return }
        guard pose.opacity < 1 else { return drawWhole(card, pose, of: parent, in: snapshot) }
        snapshot.faded(pose.opacity) { drawWhole(card, pose, of: parent, in: snapshot) }
    }

    /// Draws a card with its rotation, but without its opacity.
    @MainActor
    private func drawWhole(_ card: Widget, _ pose: CoverflowPose, of parent: CustomWidget, in snapshot: Snapshot) {
        guard pose.degrees != 0 else { return snapshot.add(card, of: parent) }
        let middle = middle(of: pose)
        snapshot.translated(x: middle.x, y: middle.y) {
            if parent.rendersPerspective {
                snapshot.turned(degrees: pose.degrees, depth: Perspective.depth) {
                    snapshot.translated(x: -middle.x, y: -middle.y) { snapshot.add(card, of: parent) }
                }
            } else {
                drawStrips(pose, in: snapshot) {
                    snapshot.translated(x: -middle.x, y: -middle.y) { snapshot.add(card, of: parent) }
                }
            }
        }
    }

    /// Draws in upright strips, each as tall as perspective makes it, for renderers without perspective.
    @MainActor
    private func drawStrips(_ pose: CoverflowPose, in snapshot: Snapshot, _ body: () -> Void) {
        let perspective = pose.perspective
        let half = cardWidth * pose.scale / 2 + CoverflowStage.margin
        let height = cardHeight * 2
        // Strips begin at whole pixels, so that nothing shines through between them.
        let (start, end) = (perspective.seen(-half).rounded(.down), perspective.seen(half).rounded(.up))
        for left in stride(from: start, to: end, by: CoverflowStage.strip) {
            let (from, to) = (perspective.point(seenAt: left), perspective.point(seenAt: left + CoverflowStage.strip))
            let clip = Rectangle(x: left, y: -height, width: CoverflowStage.strip, height: 2 * height)
            snapshot.clipped(to: clip) {
                snapshot.translated(x: left, y: 0) {
                    snapshot.scaled(
                        x: CoverflowStage.strip / (to - from), y: perspective.magnification(at: (from + to) / 2)
                    ) {
                        snapshot.translated(x: -from, y: 0, body)
                    }
                }
            }
        }
    }
}
