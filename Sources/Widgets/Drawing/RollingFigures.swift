internal import GTK

/// A number of a widget that draws its figures with it: those that change while they are seen roll.
@MainActor
final class RollingFigures {
    /// The number as it was last painted; nil before, and where it is that of another thing from now on.
    private var painted: FigureRoll.Number?
    /// The number that the figures roll from; nil at rest.
    private var start: FigureRoll.Number?
    private var roll: FigureRoll?
    private var progress = 1.0
    private var animation: Animation?

    /// Whether figures are rolling.
    var isRolling: Bool { animation?.isRunning == true }

    /// The widget has another number from now on.
    func change(from old: String, to new: String, on widget: Widget) {
        animation?.cancel()
        (start, roll) = (nil, nil)
        guard let painted, painted.text == old, FigureRoll.joins(old, new) else { return }
        start = painted
        animation = Animation(on: widget, duration: .milliseconds(220)) { [weak self, weak widget] progress in
            guard let self else { return }
            self.progress = progress
            if progress >= 1 { (start, roll) = (nil, nil) }
            widget?.queueDraw()
        }
    }

    /// Ends the motion at once, as where the number is that of another thing from now on, or is not seen.
    func settle() {
        animation?.cancel()
        (start, roll, painted) = (nil, nil, nil)
    }

    /// Draws the number, or its figures on their way to it.
    func draw(_ number: FigureRoll.Number, color: Color, in snapshot: Snapshot) {
        painted = number
        if let start {
            let roll = roll ?? FigureRoll(from: start, to: number)
            self.roll = roll
            return roll.draw(progress, color: color, in: snapshot)
        }
        snapshot.translated(x: number.origin.x, y: number.origin.y) {
            snapshot.scaled(x: number.scale, y: number.scale) { snapshot.draw(number.layout, color: color) }
        }
    }
}
