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

    @Test("a task that yields again and again leaves each frame its turn, and others theirs")
    func yielding() {
        let label = Label("a")
        Stage.show(label) { _ in
            let count = Count()
            let yielding = Task {
                while !Task.isCancelled {
                    await Task.yield()
                    count.turns += 1
                }
                count.isOver = true
            }
            for _ in 0..<5 {
                Task { count.others += 1 }
                Stage.paint(label)
            }
            #expect(count.turns > 5 && count.others == 5)
            yielding.cancel()
            #expect(Stage.wait { count.isOver })
        }
    }

    @MainActor private final class Count {
        var (turns, others, isOver) = (0, 0, false)
    }

    @Test("tasks come to their turn in the order in which they were made, however many there are")
    func order() {
        var order: [Int] = []
        for number in 0..<20_000 { Task { order.append(number) } }
        #expect(Stage.wait { order.count == 20_000 })
        #expect(order == Array(0..<20_000))
    }

    @Test("a delay of two months is waited for")
    func long() {
        let token = MainLoop.after(.seconds(60 * 86_400)) {}
        #expect(token.isActive)
        token.cancel()
        MainLoop.every(.seconds(Int64.max)) { true }.cancel()
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
