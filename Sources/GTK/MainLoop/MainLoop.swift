internal import CGTK

/// GLib's main loop on the main thread.
@MainActor
public enum MainLoop {
    /// Connects Swift's concurrency to GLib.
    ///
    /// `Application` calls this; a program without one calls it itself, before it creates its first task.
    public static func prepare() {
        installMainExecutor()
    }

    /// Runs a nested loop until `isDone` returns true, handling events, timers and the main actor's tasks.
    ///
    /// Blocks while nothing happens (`g_main_context_iteration`).
    public static func run(until isDone: () -> Bool) {
        while !isDone() { g_main_context_iteration(nil, 1) }
    }

    /// Handles everything that is pending, and returns when nothing is left.
    public static func drain() {
        while g_main_context_iteration(nil, 0) != 0 {}
    }

    /// Runs `body` once, when nothing more urgent is pending (`g_idle_add`).
    @discardableResult
    public static func whenIdle(_ body: @escaping @MainActor () -> Void) -> SourceToken {
        SourceToken(priority: .whenIdle, interval: nil) {
            body()
            return false
        }
    }

    /// Runs `body` repeatedly until it returns false or the token is cancelled (`g_timeout_add`).
    /// - Parameter interval: the time between calls, rounded to milliseconds.
    @discardableResult
    public static func every(_ interval: Duration, _ body: @escaping @MainActor () -> Bool) -> SourceToken {
        SourceToken(priority: .normal, interval: interval, body)
    }

    /// Runs `body` once after `delay`, unless the token is cancelled first.
    @discardableResult
    public static func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> SourceToken {
        SourceToken(priority: .normal, interval: delay) {
            body()
            return false
        }
    }

    /// The priority of a source among those that are ready.
    enum Priority: Int32 {
        /// Before any input that waits (0) is handled.
        case beforeInput = -100
        case normal = 0
        /// After input has been handled and before the frame is laid out (110) and painted (120).
        case beforeLayout = 105
        case whenIdle = 200
    }
}

/// A source of the main loop, which can be cancelled.
@MainActor
public final class SourceToken {
    private var identifier: guint = 0

    init(priority: MainLoop.Priority, interval: Duration?, _ body: @escaping @MainActor () -> Bool) {
        // GLib frees the box when the source is removed; the token only remembers the number.
        let data =
            Carried.retained { [weak self] in
                let goesOn = body()
                if !goesOn { self?.identifier = 0 }
                return goesOn
            } as UnsafeMutableRawPointer
        let run: GSourceFunc = { data in
            onMainActor(data) { (Carried<@MainActor () -> Bool>.value($0)?() ?? false).c }
        }
        if let interval {
            let milliseconds = max(0, interval.milliseconds.rounded())
            // GLib counts milliseconds up to 49.7 days, and seconds up to 136 years.
            if let short = guint(exactly: milliseconds) {
                identifier = g_timeout_add_full(priority.rawValue, short, run, data, releaseCarried)
            } else {
                let seconds = guint(clamping: Int64(exactly: (milliseconds / 1e3).rounded()) ?? .max)
                identifier = g_timeout_add_seconds_full(priority.rawValue, seconds, run, data, releaseCarried)
            }
        } else {
            identifier = g_idle_add_full(priority.rawValue, run, data, releaseCarried)
        }
    }

    /// Whether the body may still be called.
    public var isActive: Bool { identifier != 0 }

    /// Ends the source; its body is released and not called again.
    public func cancel() {
        guard identifier != 0 else { return }
        g_source_remove(identifier)
        identifier = 0
    }
}

extension Duration {
    /// This duration in milliseconds.
    public var milliseconds: Double {
        Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
    }
}
