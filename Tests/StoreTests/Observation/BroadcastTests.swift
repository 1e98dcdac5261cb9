import Testing

@testable import Store

@Suite("A broadcast", .timeLimit(.minutes(1)))
struct BroadcastTests {
    @Test("reaches all who listen, and tells what came meanwhile as one")
    func reachesAll() async {
        let broadcast = Broadcast()
        var first = broadcast.stream.makeAsyncIterator()
        let second = broadcast.stream
        broadcast.send()
        broadcast.send()
        #expect(await first.next() != nil)
        broadcast.send()
        #expect(await first.next() != nil)
        var late = second.makeAsyncIterator()
        #expect(await late.next() != nil)
    }

    @Test("forgets those who have stopped listening")
    func forgets() async {
        let broadcast = Broadcast()
        do {
            let dropped = broadcast.stream
            #expect(broadcast.listenerCount == 1)
            _ = dropped
        }
        #expect(broadcast.listenerCount == 0)
        for _ in 0..<100 { _ = broadcast.stream }
        #expect(broadcast.listenerCount == 0)
        broadcast.send()
    }

    @Test("ends with what it tells of")
    func ends() async {
        var broadcast: Broadcast? = Broadcast()
        var iterator = broadcast?.stream.makeAsyncIterator()
        broadcast = nil
        #expect(await iterator?.next() == nil)
    }
}
