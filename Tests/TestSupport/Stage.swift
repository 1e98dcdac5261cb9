internal import Foundation
public import GTK

/// A place where widgets live during a test: GTK is started once, and any
/// GTK or GLib warning ends the process with a trace.
@MainActor
public enum Stage {
    /// Starts GTK on the first call. Every suite of widget tests calls it before anything else.
    public static func open() {
        guard !isOpen else { return }
        isOpen = true
        // What assistive technology is told can then be read back in process, without its bus.
        setenv("GTK_A11Y", "test", 1)
        InstanceCount.start()
        keepOutOfTheHomeFolder()
        Toolkit.start(failOnWarnings: true)
    }

    private static var isOpen = false

    /// Whether the sanitizer of addresses watches, which makes all of it slower and keeps what was freed.
    public static var isSanitized: Bool { ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil }

    /// Has settings forgotten at the end, and what GTK writes down go to a folder of its own.
    private static func keepOutOfTheHomeFolder() {
        setenv("GSETTINGS_BACKEND", "memory", 1)
        let folder = NSTemporaryDirectory() + "comptoir-tests-\(getpid())"
        for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"] {
            setenv(name, folder, 1)
        }
        atexit { try? FileManager.default.removeItem(atPath: NSTemporaryDirectory() + "comptoir-tests-\(getpid())") }
    }

    /// Waits until `condition` holds, handling events meanwhile.
    /// - Parameter limit: how long to wait; past it the wait ends and false is returned.
    public static func wait(_ limit: Duration = .seconds(120), until condition: @MainActor () -> Bool) -> Bool {
        var isOver = false
        let timer = MainLoop.after(limit) { isOver = true }
        defer { timer.cancel() }
        MainLoop.run { condition() || isOver }
        return condition()
    }

    /// Waits until the window of a widget was laid out and painted once more.
    public static func paint(_ widget: Widget) {
        guard let clock = widget.frameClock else { return }
        var isPainted = false
        let connection = clock.onPainted { isPainted = true }
        defer { connection.disconnect() }
        widget.queueDraw()
        _ = wait { isPainted }
    }

    /// Shows a widget in a window, waits for its first frame, runs `body`, and takes the window away.
    public static func show<Result>(
        _ widget: Widget, width: Int = 480, height: Int = 360, _ body: (Window) throws -> Result
    ) rethrows -> Result {
        let window = Window()
        window.defaultSize = (width, height)
        window.child = widget
        window.present()
        _ = wait { window.isMapped && window.width > 0 }
        MainLoop.drain()
        defer {
            window.destroy()
            MainLoop.drain()
        }
        return try body(window)
    }
}

/// Remembers an object without holding it, to see whether it ends.
@MainActor
public final class Trace {
    public private(set) weak var object: Object?
    private let probe: FinalizationProbe

    public init(_ object: Object) {
        self.object = object
        probe = FinalizationProbe(object)
    }

    /// Whether both the Swift and the C object are gone.
    public var isGone: Bool { object == nil && probe.isFinalized }
}
