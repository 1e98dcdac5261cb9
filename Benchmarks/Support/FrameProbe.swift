public import GTK

/// Goes around a widget and knows when a frame with it has been painted.
///
/// Painting follows at once upon `snapshot`, in the same turn of the main loop; a source that is ready by then
/// runs in the next turn.
@MainActor
public final class FrameProbe: CustomWidget {
    /// How many frames were painted.
    public private(set) var frames = 0
    /// When the last one was done.
    public private(set) var painted = Moment()
    /// Called after each.
    public var onFrame: (@MainActor () -> Void)?

    public init(_ content: Widget) {
        super.init()
        adopt(content)
    }

    /// Goes around a widget that is shown in a window of its own.
    public static func shown(_ content: Widget, width: Int, height: Int) -> FrameProbe {
        let probe = FrameProbe(content)
        let window = Window()
        window.defaultSize = (width, height)
        window.child = probe
        window.present()
        return probe
    }

    public override func snapshot(_ snapshot: Snapshot) {
        super.snapshot(snapshot)
        MainLoop.after(.zero) { [weak self] in self?.framePainted() }
    }

    private func framePainted() {
        frames += 1
        painted = .now
        onFrame?()
    }

    /// Runs the main loop until a frame was painted after a change; gives the time that took.
    /// - Parameters:
    ///   - isDone: whether what was painted shows the change.
    ///   - change: makes the change.
    public func paint(until isDone: () -> Bool = { true }, after change: () -> Void) -> Moment {
        let start = Moment.now
        var seen = frames
        change()
        var isAsked = false
        MainLoop.run {
            if !isAsked, isDone() {
                // Where the change shows nothing new, no frame would come by itself.
                isAsked = true
                MainLoop.after(.seconds(1)) { [weak self] in self?.queueDraw() }
            }
            guard frames > seen else { return false }
            seen = frames
            return isDone()
        }
        return painted - start
    }

    /// Runs the main loop until nothing was painted for a while.
    public func settle(for duration: Duration = .milliseconds(300)) {
        var last = -1
        while last != frames {
            last = frames
            var isOver = false
            MainLoop.after(duration) { isOver = true }
            MainLoop.run { isOver }
        }
    }
}

extension Widget {
    /// Every widget inside this one, at whatever depth, the nearest first.
    public var descendants: [Widget] { children + children.flatMap(\.descendants) }
}
