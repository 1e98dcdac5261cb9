internal import Foundation
public import GTK

/// A person's hands: real keys, clicks and movements, made by the X server (`xdotool`).
@MainActor
public enum Hands {
    /// Gives the window the keyboard, as a window manager would.
    public static func focus(_ window: Window) {
        window.title = "stage-\(getpid())-\(ObjectIdentifier(window).hashValue)"
        MainLoop.drain()
        // The search trips over a window that goes just then, such as the one of the test before.
        for attempt in 1... {
            let status = tried("search --sync --onlyvisible --name '^\(window.title)$' windowfocus --sync")
            if status == 0 { break }
            precondition(attempt < 5, "xdotool found no window «\(window.title)»: \(status)")
        }
        _ = Stage.wait { window.isActive }
    }

    /// Presses and releases keys, for example `ctrl+f` or `Escape`.
    public static func type(_ keys: String...) {
        run("key --clearmodifiers " + keys.joined(separator: " "))
        MainLoop.drain()
    }

    /// Clicks in the middle of a widget, once that stays where it is.
    public static func click(_ widget: Widget, button: Int = 1, count: Int = 1) {
        rest(widget)
        move(to: widget)
        run("click --repeat \(count) --delay 20 \(button)")
        MainLoop.drain()
    }

    /// Clicks where the pointer is.
    public static func clickHere(button: Int = 1) {
        run("click \(button)")
        MainLoop.drain()
    }

    /// Moves the pointer over a widget, `x` and `y` from its middle.
    public static func move(to widget: Widget, x: Double = 0, y: Double = 0) {
        guard let window = widget.window, let bounds = widget.bounds(in: window) else { return }
        run("mousemove \(Int(bounds.center.x + x)) \(Int(bounds.center.y + y))")
        MainLoop.drain()
    }

    /// Waits until a widget is where it was a frame before; what moves all the time is not waited for.
    private static func rest(_ widget: Widget) {
        guard let window = widget.window else { return }
        var before: Rectangle?
        for _ in 0..<60 {
            Stage.paint(window)
            let now = widget.bounds(in: window)
            if now == before { return }
            before = now
        }
    }

    /// Presses on a widget's middle, moves by steps and lets go.
    /// - Parameter arrived: what is waited for before letting go.
    public static func drag(
        _ widget: Widget, x: Int, y: Int, steps: Int = 8, until arrived: (@MainActor () -> Bool)? = nil
    ) {
        move(to: widget)
        let moves = (0..<steps).map { _ in "mousemove_relative -- \(x / steps) \(y / steps) sleep 0.01" }
        let movement = "mousedown 1 sleep 0.02 " + moves.joined(separator: " ")
        if let arrived {
            run(movement)
            _ = Stage.wait(until: arrived)
            run("mouseup 1")
        } else {
            // In one go, so that a swipe is let go of while it moves.
            run(movement + " mouseup 1")
        }
        MainLoop.drain()
    }

    /// Runs xdotool, handling events meanwhile.
    private static func run(_ arguments: String) {
        let status = tried(arguments)
        precondition(status == 0, "xdotool \(arguments) ended with \(status)")
    }

    private static func tried(_ arguments: String) -> Int32 {
        let command = ["sh", "-c", "exec xdotool \(arguments) >/dev/null"]
        var pointers: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var process = pid_t()
        guard posix_spawnp(&process, "sh", nil, nil, &pointers, environ) == 0 else {
            preconditionFailure("the shell did not start")
        }
        var status: Int32 = 0
        let tick = MainLoop.every(.milliseconds(2)) { true }
        defer { tick.cancel() }
        MainLoop.run { waitpid(process, &status, WNOHANG) != 0 }
        return status
    }
}
