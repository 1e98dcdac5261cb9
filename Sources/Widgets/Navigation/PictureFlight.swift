internal import GTK

/// The layer of a `NavigationView` on which a picture is drawn while it is on its way from one page to another.
///
/// Nothing is laid out for it: the place that the picture is on its way to is asked for anew with each frame, so that it may
/// move meanwhile.
@MainActor
final class PictureFlight: CustomWidget {
    private weak var target: (any TravellingPicture)?
    private var subject: AnyHashable?
    private var start = Rectangle(width: 0, height: 0)
    /// What is drawn until the target has something to draw.
    private var portrait: Texture?
    private var progress = 1.0
    private var animation: Animation?

    /// How long a picture is on its way.
    private static let duration = Duration.milliseconds(280)

    override init() {
        super.init()
        canTarget = false
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "picture-flight"
        type.role = AccessibleRole.none
        type.answers = .visibility
    }

    /// Whether a picture is on its way.
    var isFlying: Bool { animation?.isRunning == true }

    /// Where the picture is drawn now; nil at rest.
    var place: Rectangle? {
        // What a list comes back with is there from the next layout on.
        guard isFlying, let target, target.subject == subject, target.isMapped, let end = target.frame(in: self)
        else { return nil }
        func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
        let side = between(start.width, end.width)
        return Rectangle(
            x: between(start.center.x, end.center.x) - side / 2, y: between(start.center.y, end.center.y) - side / 2,
            width: side, height: side)
    }

    /// Has a picture be drawn on its way, and not where it belongs.
    func fly(from start: Rectangle, _ portrait: Texture?, to target: any TravellingPicture) {
        end()
        (self.start, self.portrait, self.target, subject) = (start, portrait, target, target.subject)
        progress = 0
        target.isAway = true
        animation = Animation(on: self, duration: Self.duration) { [weak self] progress in
            guard let self else { return }
            self.progress = progress
            // A row may show another thing meanwhile.
            if progress >= 1 || self.target?.subject != subject { end() }
            queueDraw()
        }
        // Where motion is reduced, it is there already.
        if animation?.isRunning == false { end() }
    }

    /// Has the picture be drawn where it belongs, at once.
    func end() {
        animation?.cancel()
        // Its file may still be read; what has landed stays until then.
        if let target, target.subject == subject, target.portrait == nil, let portrait { target.borrow(portrait) }
        target?.isAway = false
        (animation, target, portrait) = (nil, nil, nil)
        queueDraw()
    }

    override func vanished() { end() }

    override func snapshot(_ snapshot: Snapshot) {
        guard let place, let texture = target?.portrait ?? portrait else { return }
        snapshot.draw(texture, in: place)
    }
}
