internal import GTK
internal import Widgets

/// The animation of the bottles of a shelf from their old positions to the new ones.
@MainActor
final class ShelfMotion {
    private struct Spot {
        var place: Rectangle
        var box: Double
    }

    private var before: [String: Spot] = [:]
    private var progress = 1.0
    private var animation: Animation?
    /// Whether the next layout is for other bottles.
    private var isAwaited = false
    /// Whether the person has clicked a bottle since the last layout for other bottles.
    private var isByHand = false
    private var scrolling: Connection?

    /// The duration of a slide.
    private static let duration = Duration.milliseconds(340)

    /// Whether any bottle is moving.
    var isMoving: Bool { animation?.isRunning == true }

    /// Records the current positions, before other bottles are shown.
    func remember(_ shelf: Shelf) {
        guard let plan = shelf.plan, shelf.isMapped else { return }
        var spots: [String: Spot] = [:]
        for (id, cell) in shelf.cells {
            guard let place = shelf.place(of: id) else { continue }
            let box = cell.place == .board ? plan.boardBottle : plan.rackBottle
            let now = self.place(of: id, target: place, box: box)
            var shown = place
            (shown.x, shown.y) = (now.place.x + place.width * (now.scale - 1) / 2, now.place.y)
            spots[id] = Spot(place: shown, box: box * now.scale)
        }
        before = spots
        isAwaited = true
    }

    /// Notes that the person has clicked a bottle: the next other bottles are what came of it.
    func clicked() { isByHand = true }

    /// Starts the animation once the new positions are known. What the person has clicked stays under the pointer: if a
    /// board appears or disappears above it, the window scrolls by the same amount. For what comes by itself, as when the
    /// page opens, nothing is scrolled.
    func laidOut(_ shelf: Shelf, _ plan: ShelfLayout, before old: ShelfLayout?) {
        guard isAwaited else { return }
        isAwaited = false
        if isByHand { keepInSight(shelf, plan) }
        (isByHand, middle) = (false, plan.middle.y)
        animation?.cancel()
        guard Animation.isEnabled, shelf.isMapped else { return before = [:] }
        progress = 0
        animation = Animation(on: shelf, duration: Self.duration) { [weak self, weak shelf] progress in
            self?.progress = progress
            if progress >= 1 { self?.before = [:] }
            shelf?.queueAllocate()
        }
    }

    private var middle = 0.0

    private func keepInSight(_ shelf: Shelf, _ plan: ShelfLayout) {
        let growth = plan.middle.y - middle
        guard growth != 0, middle > 0, let scroller = shelf.scroller, let seen = shelf.seen,
            seen + Double(scroller.height) * 0.4 > middle, let clock = shelf.frameClock
        else { return }
        for id in before.keys where (before[id]?.place.y ?? 0) >= middle { before[id]?.place.y += growth }
        let adjustment = scroller.verticalAdjustment
        let wanted = adjustment.value + growth
        // The window can only scroll this far after it has been laid out again.
        scrolling?.disconnect()
        scrolling = clock.onLaidOut { [weak self] in
            self?.scrolling?.disconnect()
            self?.scrolling = nil
            adjustment.value = wanted
        }
    }

    /// Returns the current position of a bottle, and its scale relative to its final size.
    func place(of id: String, target: Rectangle, box: Double) -> (place: Rectangle, scale: Double) {
        guard progress < 1, let old = before[id] else { return (target, 1) }
        func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
        let scale = between(old.box / box, 1)
        var moved = target
        moved.x = between(old.place.x + old.place.width / 2, target.x + target.width / 2) - target.width * scale / 2
        moved.y = between(old.place.y, target.y)
        return (moved, scale)
    }

    /// Returns the opacity of a bottle: a new one fades in.
    func opacity(of id: String) -> Double { progress < 1 && before[id] == nil ? progress : 1 }
}
