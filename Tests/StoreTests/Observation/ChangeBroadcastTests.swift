import Testing

@testable import Store

@Suite("Changes that are told", .timeLimit(.minutes(1)))
struct ChangeBroadcastTests {
    private let apple = LibraryChange(.favourite(.fruit, id: "apple"))
    private let gin = LibraryChange(.shelf(ingredient: "gin"))

    @Test("reach all who asked for such, each once, and what came meanwhile together")
    func reachesAll() async {
        let broadcast = ChangeBroadcast()
        var first = broadcast.changes(of: [.favourites(.fruit)]).makeAsyncIterator()
        let second = broadcast.changes(of: [.shelf, .favourite(.fruit, id: "apple")])
        broadcast.send([apple])
        broadcast.send([apple, gin])
        #expect(await first.next() == [apple])
        broadcast.send([gin, LibraryChange(.favourite(.fruit, id: "kiwi"), by: .elsewhere)])
        #expect(await first.next() == [LibraryChange(.favourite(.fruit, id: "kiwi"), by: .elsewhere)])
        var late = second.makeAsyncIterator()
        #expect(await late.next() == [apple, gin])
    }

    @Test("are no others than those that a topic covers")
    func topics() {
        let subjects: [LibraryChange.Subject] = [
            .packs, .favourite(.fruit, id: "a"), .favourite(.fruit, id: "b"), .favourite(.drink, id: "a"),
            .shelf(ingredient: "a"), .rating(drink: "a"), .rating(drink: "b"), .made(1), .counter(1), .counter(2),
            .history(1), .history(2),
        ]
        func covered(_ topic: LibraryTopic) -> [Int] { subjects.indices.filter { topic.covers(subjects[$0]) } }
        #expect(covered(.packs) == [0])
        #expect(covered(.favourites(.fruit)) == [1, 2])
        #expect(covered(.favourite(.fruit, id: "a")) == [1])
        #expect(covered(.shelf) == [4])
        #expect(covered(.ratings) == [5, 6] && covered(.rating(drink: "b")) == [6])
        #expect(covered(.log) == [7])
        #expect(covered(.counters) == [8, 9] && covered(.histories) == [10, 11] && covered(.counter(2)) == [9, 11])
    }

    @Test("are not kept for those who have stopped listening")
    func forgets() async {
        let broadcast = ChangeBroadcast()
        do {
            let dropped = broadcast.changes(of: [.shelf])
            #expect(broadcast.listenerCount == 1)
            _ = dropped
        }
        #expect(broadcast.listenerCount == 0)
        for _ in 0..<100 { _ = broadcast.changes(of: [.shelf]) }
        #expect(broadcast.listenerCount == 0)
        broadcast.send([gin])
    }

    @Test("end with what tells of them")
    func ends() async {
        var broadcast: ChangeBroadcast? = ChangeBroadcast()
        var iterator = broadcast?.changes(of: [.shelf]).makeAsyncIterator()
        broadcast = nil
        #expect(await iterator?.next() == nil)
    }
}
