import Foundation
import Testing

@testable import Store

@Suite("Watching the person's packs", .timeLimit(.minutes(1)))
struct WatchTests {
    /// Watches a folder in which nothing ever happens.
    private static let noEvents: Catalogue.FolderEvents = { _ in AsyncThrowingStream { $0.finish() } }

    @Test("picks up a pack that is put in, mended and taken out while the program runs")
    func picksUp() async throws {
        let shop = try await Shop()
        let (events, changed) = AsyncThrowingStream<Void, any Error>.makeStream()
        let (reports, reported) = AsyncStream<Catalogue.Refresh>.makeStream()
        let watching = Task { [catalogue = shop.catalogue] in
            await catalogue.watchPacks(settling: .zero, events: { _ in events }) { outcome in
                switch outcome {
                case .success(let refresh): reported.yield(refresh)
                case .failure(let error): Issue.record(error)
                }
            }
        }
        var iterator = reports.makeAsyncIterator()

        try shop.folder.write("{ \"format\": 1, ", to: "packs/mine.json")
        changed.yield()
        #expect(await iterator.next()?.problems.count == 1)
        #expect(try await shop.names(FruitQuery()).count == 3)

        try shop.folder.write(Samples.pack([Samples.fruit("medlar")]), to: "packs/mine.json")
        changed.yield()
        #expect(await iterator.next()?.problems == [])
        #expect(try await shop.names(searching: "medlar") == ["Medlar"])

        try FileManager.default.removeItem(at: shop.folder["packs/mine.json"])
        changed.yield()
        #expect(await iterator.next()?.entryCount == 3)

        watching.cancel()
        await watching.value
    }

    @Test("makes the folder, so that there is one to put a pack into")
    func makesFolder() async throws {
        let shop = try await Shop()
        await shop.catalogue.watchPacks(events: Self.noEvents, report: { _ in })
        #expect(try shop.folder.names(in: "packs") == [])
    }

    @Test("tells when the folder cannot be made")
    func cannotMakeFolder() async throws {
        let shop = try await Shop()
        try shop.folder.write("a file", to: "packs")
        #expect(await errors(of: shop.catalogue, Self.noEvents).map(\.operation) == [.watchPacks])
    }

    @Test("tells when the system cannot watch the folder, and why")
    func cannotWatch() async throws {
        let shop = try await Shop()
        let full: Catalogue.FolderEvents = { _ in AsyncThrowingStream { $0.finish(throwing: POSIXError(.ENOSPC)) } }
        let errors = await errors(of: shop.catalogue, full)
        #expect(errors.map(\.operation) == [.watchPacks])
        #expect(errors.first?.file == shop.folder["packs"].path)
    }

    /// What is told of while a folder is watched.
    private func errors(of catalogue: Catalogue, _ events: Catalogue.FolderEvents) async -> [StoreError] {
        let (reports, reported) = AsyncStream<StoreError>.makeStream()
        let report: @Sendable (Result<Catalogue.Refresh, StoreError>) -> Void = { outcome in
            if case .failure(let error) = outcome { reported.yield(error) }
        }
        await catalogue.watchPacks(events: events, report: report)
        reported.finish()
        var errors: [StoreError] = []
        for await error in reports { errors.append(error) }
        return errors
    }
}
