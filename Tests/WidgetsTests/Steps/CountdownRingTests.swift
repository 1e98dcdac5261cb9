import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Countdown", .serialized)
struct CountdownRingTests {
    init() { Stage.open() }

    @Test("a timer runs, pauses, goes on, and announces its end once")
    func timer() {
        let clock = HandClock()
        let ring = CountdownRing("Shake", .seconds(15), now: { clock.now })
        var ended = 0
        ring.onEnded { ended += 1 }
        #expect(ring.accessibleLabel == "Shake: 0:15 left, paused")
        ring.click()
        clock.now += .seconds(5)
        ring.tick()
        #expect(ring.isRunning && ring.remaining == .seconds(10))
        #expect(ring.accessibleLabel == "Shake: 0:10 left, running")
        ring.click()
        clock.now += .seconds(60)
        ring.tick()
        #expect(!ring.isRunning && ring.remaining == .seconds(10) && ended == 0)
        ring.click()
        clock.now += .seconds(11)
        ring.tick()
        ring.tick()
        #expect(ended == 1 && !ring.isRunning && ring.announcement == "Shake: time is up")
        ring.click()
        #expect(ring.isRunning && ring.remaining == .seconds(15))
        ring.reset()
        #expect(!ring.isRunning && ring.remaining == .seconds(15))
        #expect(CountdownRing.clock(.milliseconds(61_200)) == "1:02" && CountdownRing.clock(.zero) == "0:00")
    }

    @Test("toolkit row 20: Space starts and pauses a timer, Delete sets it back; it ends with its window, running")
    func ring() {
        let ring = CountdownRing("Shake", .seconds(600))
        Stage.show(Box(.vertical, [ring])) { window in
            Hands.focus(window)
            ring.grabFocus()
            Hands.type("space")
            #expect(Stage.wait { ring.isRunning })
            #expect(Stage.wait { ring.remaining < .milliseconds(599_800) })
            Hands.type("space", "Delete")
            #expect(Stage.wait { !ring.isRunning && ring.remaining == .seconds(600) })
        }
        #expect(
            endsAfterShowing {
                let ring = CountdownRing("Shake", .seconds(60))
                ring.start()
                return ring
            })
    }
}

/// A clock that is set by hand.
@MainActor
private final class HandClock {
    var now = ContinuousClock.now
}
