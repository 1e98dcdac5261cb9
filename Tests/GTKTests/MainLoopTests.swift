import GTK
import TestSupport
import Testing

@MainActor @Suite("Main loop", .serialized)
struct MainLoopTests {
    init() { Stage.open() }

    @Test("a task runs inside a nested loop")
    func nested() {
        var ran = false
        Task { ran = true }
        #expect(Stage.wait { ran })
    }

    @Test("sleep returns to the main actor")
    func sleep() async throws {
        try await Task.sleep(for: .milliseconds(5))
        MainActor.assertIsolated()
    }

    @Test("toolkit row 1: a main-actor task starts in under a millisecond at the median")
    func latency() async {
        let clock = ContinuousClock()
        var samples: [Double] = []
        for _ in 0..<200 {
            let start = clock.now
            await withCheckedContinuation { done in
                Task.detached { Task { @MainActor in done.resume() } }
            }
            samples.append((clock.now - start).milliseconds)
        }
        let sorted = samples.sorted()
        print("task latency: median \(sorted[100]) ms, worst \(sorted[199]) ms")
        #expect(sorted[100] < 1)
    }
}
