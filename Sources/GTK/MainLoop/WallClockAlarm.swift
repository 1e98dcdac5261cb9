internal import CGTK
public import FoundationEssentials

/// An alarm that goes off at a wall-clock time, and whenever that clock is set or the machine has slept
/// (`timerfd_create`).
///
/// GLib's own timers count running time: after a night's sleep they would be late by the night.
@MainActor
public final class WallClockAlarm {
    private let timer: CInt
    private var source: guint = 0

    /// Creates an alarm that is not set yet.
    /// - Parameter body: called each time the alarm goes off; sets it again to have it go off once more. It is released
    ///   with the alarm.
    public init(_ body: @escaping @MainActor () -> Void) {
        timer = comptoir_wall_timer()
        require(timer >= 0, "the system gave no timer: too many files are open")
        let timer = timer
        let call: @MainActor () -> Void = {
            comptoir_wall_timer_clear(timer)
            body()
        }
        source = g_unix_fd_add_full(
            G_PRIORITY_DEFAULT, timer, G_IO_IN,
            { _, _, data in
                onMainActor(data) { Carried<@MainActor () -> Void>.value($0)?() }
                return true.c
            }, Carried.retained(call), releaseCarried)
    }

    isolated deinit {
        g_source_remove(source)
        close(timer)
    }

    /// Sets the alarm, replacing its previous time.
    /// - Parameter instant: when to go off; immediately if that has passed. More than a hundred years ahead is as good
    ///   as never.
    public func set(_ instant: Date) {
        let seconds = min(max(instant.timeIntervalSince1970, 0.001), Date().timeIntervalSince1970 + 3.2e9)
        let whole = seconds.rounded(.down)
        _ = comptoir_wall_timer_set(timer, gint64(whole), CLong((seconds - whole) * 1e9))
    }
}
