internal import GTK

/// The holder of a card that can be displaced for a moment, and glides back to its position.
@MainActor
final class GlidingCell<Card: Widget>: CustomWidget, Gliding {
    let card: Card
    var identity: AnyHashable?
    private var shift = Shift.none
    private var animation: Animation?

    /// Holds a card.
    /// - Parameter hasControls: whether assistive technology is told of what is in the card.
    init(_ card: Card, hasControls: Bool) {
        self.card = card
        super.init()
        if hasControls { role = .group }
        adopt(card)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "gliding-cell"
        type.role = AccessibleRole.none
    }

    func place(in grid: Widget) -> Shift? {
        guard isMapped, let bounds = bounds(in: grid) else { return nil }
        return Shift(x: bounds.x + shift.x, y: bounds.y + shift.y)
    }

    func glide(from start: Shift) {
        animation?.cancel()
        animation = Animation(on: self, duration: .milliseconds(240)) { [weak self] progress in
            self?.shift = Shift(x: start.x * (1 - progress), y: start.y * (1 - progress))
            self?.queueAllocate()
        }
    }

    func appear() {
        animation?.cancel()
        shift = .none
        animation = Animation(on: self, duration: .milliseconds(240)) { [weak self] in self?.card.opacity = $0 }
    }

    func rest() {
        animation?.cancel()
        animation = nil
        card.opacity = 1
        guard shift != .none else { return }
        shift = .none
        queueAllocate()
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        card.measured(orientation, for: size)
    }

    override func allocate(width: Int, height: Int) {
        place(card, in: Rectangle(x: shift.x, y: shift.y, width: Double(width), height: Double(height)))
    }
}

/// The displacement of something from its position, in pixels.
struct Shift: Equatable {
    static let none = Shift(x: 0, y: 0)
    var x, y: Double
}

/// A cell whose content can glide.
@MainActor
protocol Gliding: Widget {
    /// The identity of what the cell shows.
    var identity: AnyHashable? { get }
    /// Returns the current position of the content; nil while it is not on the screen.
    func place(in grid: Widget) -> Shift?
    /// Makes the content glide to its position.
    func glide(from start: Shift)
    /// Makes the content fade in at its position.
    func appear()
    /// Puts the content at its position immediately.
    func rest()
}
