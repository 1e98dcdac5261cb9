import Synchronization
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("What a model goes on doing")
struct TaskBagTests {
    private struct Trouble: Error {}

    @Test("takes the elements one after the other, also where each takes its time")
    func order() {
        let (elements, source) = AsyncThrowingStream<Int, any Error>.makeStream()
        let bag = TaskBag()
        var steps: [String] = []
        bag.follow(elements, orElse: { _ in }) { number in
            steps.append("begin \(number)")
            await Task.yield()
            steps.append("end \(number)")
        }
        source.yield(1)
        source.yield(2)
        #expect(Stage.wait { steps == ["begin 1", "end 1", "begin 2", "end 2"] })
    }

    @Test("hands on the error that ends it, wherever it comes from, but not that it was cancelled")
    func errors() {
        let bag = TaskBag()
        var told: [String] = []
        func follow(_ name: String, _ error: (any Error)?, applying: @escaping @MainActor () throws -> Void = {}) {
            let (elements, source) = AsyncThrowingStream<Int, any Error>.makeStream()
            bag.follow(elements, orElse: { _ in told.append(name) }) { _ in try applying() }
            source.yield(1)
            source.finish(throwing: error)
        }
        follow("cancelled", CancellationError())
        follow("ended", nil)
        follow("applied", nil) { throw Trouble() }
        follow("read", Trouble())
        #expect(Stage.wait { told.count == 2 })
        #expect(Set(told) == ["applied", "read"])
    }

    @Test("keeps none of what has ended, well or badly")
    func forgets() {
        let bag = TaskBag()
        let (elements, source) = AsyncStream<Int>.makeStream()
        bag.follow(elements) { _ in }
        for _ in 0..<100 { bag.run(orElse: { _ in }) {} }
        bag.run(orElse: { _ in }) { throw Trouble() }
        #expect(bag.count == 102)
        #expect(Stage.wait { bag.count == 1 })
        source.finish()
        #expect(Stage.wait { bag.count == 0 })
    }

    @Test("ends when it is cancelled and when the owner of the bag is gone", arguments: [true, false])
    func ends(isCancelled: Bool) {
        let (elements, source) = AsyncStream<Int>.makeStream()
        let isOver = Mutex(false)
        source.onTermination = { _ in isOver.withLock { $0 = true } }
        var bag: TaskBag? = TaskBag()
        var last = 0
        bag?.follow(elements) { last = $0 }
        source.yield(1)
        #expect(Stage.wait { last == 1 })
        // What came before the end is not taken after it.
        source.yield(2)
        if isCancelled { bag?.cancel() } else { bag = nil }
        #expect(Stage.wait { isOver.withLock { $0 } })
        #expect(last == 1)
    }
}
