import Dispatch
import Foundation
import Testing

@testable import Store

@Suite("Changes are told", .timeLimit(.minutes(1)))
struct ChangeTests {
    @Test("when a favourite is saved")
    func favourites() async throws {
        let shop = try await Shop()
        var updates = shop.library.favouriteUpdates(of: .fruit).makeAsyncIterator()
        #expect(try await updates.next()?.map(\.id) == [])
        try await shop.library.setFavourite(true, .fruit, id: "apple")
        #expect(try await updates.next()?.map(\.id) == ["apple"])
        try await shop.library.setFavourite(false, .fruit, id: "apple")
        #expect(try await updates.next()?.map(\.id) == [])
    }

    @Test("when the packs change or a favourite is saved, to a list of the catalogue")
    func rows() async throws {
        let shop = try await Shop()
        let query = FruitQuery(onlyFavourites: true)
        var lists = shop.catalogue.values(on: [.packs, .favourites(.fruit)]) { catalogue in
            try await catalogue.summaries(matching: query).map(\.name)
        }.makeAsyncIterator()
        #expect(try await lists.next() == [])
        try await shop.library.setFavourite(true, .fruit, id: "apple")
        #expect(try await lists.next() == ["Apple"])
        try shop.folder.write(Samples.pack([Samples.fruit("apple", name: "Apfel")]), to: "bundled/fruits.json")
        try await shop.catalogue.refresh()
        #expect(try await lists.next() == ["Apfel"])
    }

    @Test("to whoever begins to listen while the catalogue is written, without a wait")
    func listensWhileWriting() async throws {
        let shop = try await Shop()
        let (entered, signal) = AsyncStream<Void>.makeStream()
        let gate = DispatchSemaphore(value: 0)
        let writing = Task { [database = shop.catalogue.database] in
            try await database.write { _ in
                signal.yield()
                gate.wait()
            }
        }
        for await _ in entered { break }
        var changes = shop.catalogue.changes(of: [.favourites(.fruit)]).makeAsyncIterator()
        let rows = try await shop.catalogue.rows(matching: FruitQuery())
        #expect(try shop.catalogue.summaries(FruitSummary.self, for: rows).count == 3)
        gate.signal()
        try await writing.value
        try await shop.library.setFavourite(true, .fruit, id: "apple")
        #expect(await changes.next() != nil)
    }

    @Test("as one when nobody listens meanwhile")
    func coalesced() async throws {
        let shop = try await Shop()
        let changes = shop.catalogue.changes(of: [.favourites(.fruit)])
        for id in ["apple", "banana", "quince"] { try await shop.library.setFavourite(true, .fruit, id: id) }
        var iterator = changes.makeAsyncIterator()
        #expect(await iterator.next()?.count == 3)
        let next = Task { [iterator] in
            var iterator = iterator
            return await iterator.next()
        }
        next.cancel()
        #expect(await next.value == nil)
    }

    @Test("until the task that listens is cancelled")
    func cancellation() async throws {
        let shop = try await Shop()
        let library = shop.library
        let (started, signal) = AsyncStream<Void>.makeStream()
        let task = Task {
            for try await _ in library.favouriteUpdates(of: .fruit) { signal.yield() }
            return "ended"
        }
        for await _ in started { break }
        task.cancel()
        #expect(try await task.value == "ended")
    }

    @Test("and the watcher lets go of the library when it is cancelled")
    func noLeak() async throws {
        weak var library: Library?
        do {
            let folder = try TemporaryFolder()
            let opened = try await Library.open(at: folder["library.sqlite"])
            library = opened
            var updates = opened.favouriteUpdates(of: .fruit).makeAsyncIterator()
            #expect(try await updates.next() == [])
        }
        #expect(library == nil)
    }

    @Test("and a list that is cancelled lets go of the catalogue")
    func noCatalogueLeak() async throws {
        weak var catalogue: Catalogue?
        do {
            let shop = try await Shop()
            catalogue = shop.catalogue
            _ = shop.catalogue.changes(of: [.packs])
            let (started, signal) = AsyncStream<Void>.makeStream()
            let list = Task { [catalogue = shop.catalogue] in
                for try await _ in catalogue.values(on: [.packs], of: { try await $0.rows(matching: FruitQuery()) }) {
                    signal.yield()
                }
            }
            for await _ in started { break }
            list.cancel()
            try await list.value
        }
        // The task within the sequence ends a moment after the sequence does.
        for _ in 0..<100_000 where catalogue != nil { await Task.yield() }
        #expect(catalogue == nil)
    }
}
