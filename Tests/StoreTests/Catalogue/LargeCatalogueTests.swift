import Foundation
import GRDBSQLite
import Synchronization
import Testing

@testable import Store

@Suite("A large catalogue", .timeLimit(.minutes(2)))
struct LargeCatalogueTests {
    static let count = 8_000

    /// A search that finds so many that it tells of the first ones before it is done.
    private static let many = FruitQuery(text: "o")

    private let warehouse: Warehouse
    private var catalogue: Catalogue { warehouse.catalogue }

    init() async throws {
        warehouse = try await Warehouse(fruits: Self.count, after: Samples.pack(), named: "fruits.json")
    }

    @Test("of invented fruits is taken as up to date, listed, sorted and searched")
    func isUsable() async throws {
        let refresh = try await catalogue.refresh()
        #expect(!refresh.isRebuilt)
        #expect(refresh.entryCount == Self.count)
        let rows = try await catalogue.rows(matching: FruitQuery(order: .energy, isDescending: true))
        #expect(Set(rows).count == Self.count)
        let energies = try catalogue.summaries(FruitSummary.self, for: rows).map { $0.energy ?? -1 }
        #expect(energies == energies.sorted(by: >))
        let found = try await catalogue.rows(matching: FruitQuery(text: "golden apri rav"))
        let names = Set(try catalogue.summaries(FruitSummary.self, for: found).map(\.name))
        #expect(names == ["Golden Apricot of Ravenna"])
    }

    @Test("gives the first of many rows while the rest is read, and none before where there are few")
    func firstRows() async throws {
        let early = Mutex<[ContiguousArray<CatalogueRow>]>([])
        let take = { @Sendable (rows: ContiguousArray<CatalogueRow>) in early.withLock { $0.append(rows) } }
        let all = try await catalogue.rows(matching: FruitQuery(order: .energy), onFirst: take)
        #expect(early.withLock { $0 } == [ContiguousArray(all.prefix(256))])
        _ = try await catalogue.rows(matching: FruitQuery(text: "golden apricot of ravenna"), onFirst: take)
        #expect(early.withLock { $0.count } == 1)
    }

    @Test("is searched for the newest text only: an older search ends at once")
    func latestSearch() async throws {
        let search = LatestSearch(catalogue)
        let newest = DispatchSemaphore(value: 0)
        // In the midst of its rows until the newer one has begun, however long others keep this one from it.
        let older = Task.immediate { try await search.rows(matching: Self.many) { _ in newest.wait() } }
        let newer = Task.immediate { try await search.rows(matching: FruitQuery(text: "golden apricot of ravenna")) }
        newest.signal()
        await #expect(throws: CancellationError.self) { try await older.value }
        #expect(try await newer.value.count > 0)
    }

    @Test("stops a search whose task is cancelled")
    func cancellation() async throws {
        let isCancelled = DispatchSemaphore(value: 0)
        let task = Task.immediate { [catalogue] in
            try await catalogue.rows(matching: Self.many) { _ in isCancelled.wait() }
        }
        task.cancel()
        isCancelled.signal()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("lets go of what is kept of it in memory, and is read again")
    func memory() async throws {
        func read() async throws -> [FruitSummary] {
            let rows = try await catalogue.rows(matching: FruitQuery(order: .energy))
            return try await catalogue.loadSummaries(FruitSummary.self, for: rows)
                + (try catalogue.summaries(FruitSummary.self, for: rows))
        }
        // Other databases of this process keep some too.
        let others = sqlite3_memory_used()
        let before = try await read()
        let kept = sqlite3_memory_used() - others
        catalogue.releaseMemory()
        // The readers let go of it one after the other, off this thread.
        let end = ContinuousClock.now + .seconds(20)
        var left: Int64 { sqlite3_memory_used() - others }
        while left > kept / 2, .now < end { try await Task.sleep(for: .milliseconds(1)) }
        #expect(left <= kept / 2, "\(kept) bytes, then \(left)")
        #expect(try await read() == before)
    }

    @Test("can be read from the calling thread while it is rebuilt")
    func readWhileRebuilt() async throws {
        let rows = try await catalogue.rows(matching: FruitQuery())
        try warehouse.folder.write(Samples.pack([Samples.apple]), to: "bundled/fruits.json")
        let rebuild = Task { [catalogue] in try await catalogue.refresh() }
        while try await catalogue.rows(matching: FruitQuery()).count == Self.count {
            #expect(try catalogue.summaries(FruitSummary.self, for: rows[..<64]).count == 64)
        }
        #expect(try await rebuild.value.isRebuilt)
        #expect(try await catalogue.rows(matching: FruitQuery()).count == 1)
        #expect(try catalogue.summaries(FruitSummary.self, for: rows[..<64]).count == 64)
    }
}
