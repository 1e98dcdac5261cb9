internal import CGTK

/// An animation of a value from 0 to 1 in step with a widget's frames (`gtk_widget_add_tick_callback`).
///
/// If the desktop asks for reduced motion, the end is reached immediately.
@MainActor
public final class Animation {
    private weak var widget: Widget?
    private var callback: guint = 0
    private let step: @MainActor (Double) -> Void
    private let completion: (@MainActor () -> Void)?

    /// Starts an animation; it ends early, without completion, if the widget ends or `cancel()` is called.
    /// - Parameters:
    ///   - widget: the widget whose frames set the pace; if it is not on the screen, the end is reached immediately.
    ///   - duration: the duration of the whole animation.
    ///   - step: receives the eased progress, from 0 to 1; called with 1 exactly once, at the end.
    ///   - completion: called after the last step.
    @discardableResult
    public init(
        on widget: Widget, duration: Duration, step: @escaping @MainActor (Double) -> Void,
        completion: (@MainActor () -> Void)? = nil
    ) {
        self.widget = widget
        self.step = step
        self.completion = completion
        guard Animation.isEnabled, widget.isMapped else {
            finish()
            return
        }
        let length = duration.milliseconds * 1000
        var start: gint64?
        // GTK's copy of the box keeps the animation alive; it is freed with the callback.
        let tick: @MainActor (gint64) -> Bool = { now in
            let began = start ?? now
            start = began
            let progress = min(1, Double(now - began) / length)
            guard progress < 1 else {
                self.callback = 0
                self.finish()
                return false
            }
            self.step(Animation.easeOut(progress))
            return true
        }
        callback = gtk_widget_add_tick_callback(
            widget.widget,
            { _, clock, data in
                let now = gdk_frame_clock_get_frame_time(clock)
                return onMainActor(data) { (Carried<@MainActor (gint64) -> Bool>.value($0)?(now) ?? false).c }
            }, Carried.retained(tick), releaseCarried)
    }

    /// Stops the animation where it is.
    public func cancel() {
        guard callback != 0 else { return }
        if let widget { gtk_widget_remove_tick_callback(widget.widget, callback) }
        callback = 0
    }

    /// Whether the animation is still running.
    public var isRunning: Bool { callback != 0 }

    /// Whether the desktop wants animations at all (`gtk-enable-animations`).
    public static var isEnabled: Bool { ToolkitSettings.current.animationsEnabled }

    private func finish() {
        step(1)
        completion?()
    }

    /// Fast at first, slow towards the end (cubic).
    private static func easeOut(_ progress: Double) -> Double {
        let rest = 1 - progress
        return 1 - rest * rest * rest
    }
}
