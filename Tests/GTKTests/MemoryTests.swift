import GTK
import TestSupport
import Testing

@MainActor @Suite("Memory that is given back", .serialized)
struct MemoryTests {
    init() { Stage.open() }

    @Test("is asked for first of whoever can let go of some, once for several calls, and not of who has left")
    func asks() {
        // What tests before this one have ended may be on its way.
        #expect(Stage.wait { !Memory.givesBack })
        var (calls, others) = (0, 0)
        let asked = Memory.onGivingBack { calls += 1 }
        let left = Memory.onGivingBack { others += 1 }
        left.disconnect()
        Memory.giveBack(after: .milliseconds(10))
        Memory.giveBack(after: .milliseconds(10))
        #expect(Memory.givesBack && calls == 0)
        #expect(Stage.wait { calls == 1 })
        #expect(Stage.wait { !Memory.givesBack })
        #expect(calls == 1 && others == 0)
        asked.disconnect()
    }
}
