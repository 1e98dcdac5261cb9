import Foundation
import GTK
import TestSupport
import Testing

@MainActor @Suite("An alarm of the wall clock")
struct WallClockAlarmTests {
    init() { Stage.open() }

    @Test("goes off at its moment and not before, once for each time that it was set")
    func moments() {
        var times: [Date] = []
        let alarm = WallClockAlarm { times.append(Date()) }
        let first = Date().addingTimeInterval(0.05)
        alarm.set(first)
        #expect(Stage.wait { times.count == 1 })
        alarm.set(first.addingTimeInterval(0.1))
        #expect(Stage.wait { times.count == 2 })
        // The system's clock is a little coarser than its timers.
        #expect(times[0] >= first.addingTimeInterval(-0.005) && times[1] >= first.addingTimeInterval(0.095))
        alarm.set(Date(timeIntervalSince1970: 0))
        #expect(Stage.wait { times.count == 3 })
    }

    @Test("set anew goes off at the new moment alone")
    func again() {
        var count = 0
        let alarm = WallClockAlarm { count += 1 }
        alarm.set(Date().addingTimeInterval(0.03))
        alarm.set(.distantFuture)
        let other = WallClockAlarm { count += 10 }
        other.set(Date().addingTimeInterval(0.08))
        #expect(Stage.wait { count >= 10 } && count == 10)
        withExtendedLifetime((alarm, other)) {}
    }

    @Test("ends with its owner, and lets go of what it calls")
    func lifetime() {
        final class Owner {}
        var owner: Owner? = Owner()
        weak let gone = owner
        var alarm: WallClockAlarm? = WallClockAlarm { [owner] in _ = owner }
        alarm?.set(Date().addingTimeInterval(0.02))
        owner = nil
        #expect(gone != nil)
        alarm = nil
        #expect(gone == nil && alarm == nil)
    }
}
