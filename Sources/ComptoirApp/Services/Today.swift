import Foundation
import GTK
import Observation
import Store

/// Which date it is for the person, all the time.
///
/// It turns at the boundary of the day by itself, also where the machine slept over it, the clock was set, or the
/// person came into another time zone.
@MainActor @Observable
final class Today {
    /// The date.
    private(set) var day: CalendarDay
    /// The person's time zone, and when they let a day begin.
    private(set) var clock: DayClock

    /// Tells the time.
    @ObservationIgnored let now: @MainActor () -> Date
    /// Whether the time is the system's; a clock of a test's own says itself when it goes on.
    @ObservationIgnored let isOnSystemClock: Bool
    @ObservationIgnored private var alarm: WallClockAlarm?
    @ObservationIgnored private var monitors: [FileMonitor] = []

    /// The date of now on.
    /// - Parameters:
    ///   - boundary: when a day begins, in minutes after midnight.
    ///   - time: tells the time, and which file says so when it jumps.
    init(boundary: Int, time: TimeSource = .system) {
        now = time.now
        isOnSystemClock = time.file == nil
        let clock = DayClock(boundary: boundary)
        self.clock = clock
        day = clock.day(at: time.now())
        if isOnSystemClock { alarm = WallClockAlarm { [weak self] in self?.check() } }
        // The zone's own file, which is replaced when the person comes into another one.
        watch("/etc/localtime")
        if let file = time.file { watch(file) }
        check()
    }

    /// When a day begins, in minutes after midnight.
    var boundary: Int {
        get { clock.boundary }
        set { if newValue != clock.boundary { check(boundary: newValue) } }
    }

    /// Now, with the date that it is.
    var stamp: DayStamp { clock.stamp(at: now()) }

    /// Looks at the clock.
    func check() { check(boundary: clock.boundary) }

    private func check(boundary: Int) {
        // Foundation reads the system's zone once; a sandbox may not be told when it changes.
        NSTimeZone.resetSystemTimeZone()
        let (new, instant) = (DayClock(timeZone: .current, boundary: boundary), now())
        if new != clock { clock = new }
        let date = new.day(at: instant)
        if date != day { day = date }
        alarm?.set(new.nextDay(after: instant))
    }

    private func watch(_ path: String) {
        do {
            let monitor = try FileMonitor(path: path, rateLimit: .milliseconds(50))
            monitor.onChange { [weak self] _ in self?.check() }
            monitors.append(monitor)
        } catch {
            // Where the system cannot watch it, the alarm and the window's coming to the front are what there is.
            FileHandle.standardError.write(Data("comptoir: \(path) is not watched: \(error)\n".utf8))
        }
    }
}

/// Where the program has the time from.
package struct TimeSource: Sendable {
    /// Tells the time.
    let now: @Sendable () -> Date
    /// The file that says the time, where that is not the system's; changed when the time jumps.
    var file: String?

    /// What the program goes by: the file that `COMPTOIR_CLOCK` names, where it names one.
    package static var ofProgram: TimeSource {
        ProcessInfo.processInfo.environment["COMPTOIR_CLOCK"].map(TimeSource.file) ?? .system
    }

    /// The system's clock.
    static let system = TimeSource { Date() }

    /// The time that a file says, as `2026-03-01T12:00:00Z`; the system's where it says none. For tests of the whole
    /// program, in which days pass in moments.
    static func file(_ path: String) -> TimeSource {
        TimeSource(
            now: {
                // A file that is not there or is being written says no time: then it is the system's.
                let text = try? String(contentsOfFile: path, encoding: .utf8)
                let time = text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                return time.flatMap { try? Date($0, strategy: .iso8601) } ?? Date()
            }, file: path)
    }
}
