import Foundation
import Store
import TestSupport
import Testing

@MainActor @Suite("Products of a server", .serialized)
struct RemoteProductsTests {
    @Test("the first reading goes from nothing to what is there; those who listen are told")
    func first() async throws {
        let stage = try RemoteStage()
        try await stage.open(RemoteStage.gin)
        let products = stage.products()
        #expect(await products.state == .loading(kept: nil))
        let listening = Task {
            for await state in products.states {
                if case .content(let listing) = state { return listing.products.count }
            }
            return 0
        }
        await products.reload()
        #expect(await listening.value == 1)
    }

    @Test("what was kept is there at once, and marked as of when, while the server is asked")
    func kept() async throws {
        let stage = try RemoteStage()
        try await stage.open(RemoteStage.gin)
        let before = try #require(await stage.products().reload().listing)
        try await stage.web.answer("/comptoir.json", LoopbackAnswer(silent: true))
        let next = stage.products()
        let reading = Task { await next.reload() }
        try await stage.web.wait(for: "/comptoir.json", count: 2)
        let state = await next.state
        #expect(state.listing?.isSame(as: before) == true && state.since == before.date && state.error == nil)
        try await stage.web.release()
        #expect(await reading.value.error != nil)
        #expect(await next.state.listing?.isSame(as: before) == true)
    }

    @Test("without anything kept a server that cannot be reached is a failure that can be tried again")
    func failed() async throws {
        let stage = try RemoteStage()
        try await stage.web.answer("/comptoir.json", LoopbackAnswer(status: 503))
        let products = stage.products()
        let state = await products.reload()
        guard case .failed(let error) = state else {
            Issue.record("found \(state)")
            return
        }
        #expect(error.isPassing && state.listing == nil && state.since == nil)
        try await stage.open(RemoteStage.gin)
        #expect(await products.reload().listing?.products.count == 1)
    }

    @Test("many who ask at once are answered by one reading")
    func once() async throws {
        let stage = try RemoteStage()
        try await stage.open(RemoteStage.gin)
        let products = stage.products()
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<10 { group.addTask { await products.reload().listing?.products.count ?? 0 } }
            for await count in group { #expect(count == 1) }
        }
        #expect(try await stage.web.log().at("/products.json").count == 1)
    }

    @Test("a reading that is ended leaves what was there")
    func cancelled() async throws {
        let stage = try RemoteStage()
        try await stage.open(RemoteStage.gin)
        let products = stage.products()
        let before = await products.reload()
        try await stage.web.answer("/products.json", LoopbackAnswer(silent: true))
        let reading = Task { await products.reload() }
        try await stage.web.wait(for: "/products.json", count: 2)
        await products.cancel()
        #expect(await reading.value == before)
    }

    @Test("the list of another server, and a file that is damaged, are as if nothing were kept")
    func others() async throws {
        let stage = try RemoteStage()
        try await stage.open(RemoteStage.gin)
        _ = await stage.products().reload()
        let other = try RemoteStage()
        try await other.web.answer("/comptoir.json", LoopbackAnswer(status: 500))
        let folder = URL(filePath: stage.folder.path + "/kept")
        #expect(await RemoteProducts(server: other.server, keptIn: folder).reload().listing == nil)
        try await stage.web.answer("/comptoir.json", LoopbackAnswer(status: 500))
        let file = folder.appending(path: "server-products.json")
        let whole = try Data(contentsOf: file)
        try whole.dropLast(20).write(to: file)
        #expect(await stage.products().reload().listing == nil)
        try whole.write(to: file)
        #expect(await stage.products().reload().listing?.products.count == 1)
    }

    @Test("where the list cannot be kept it is shown all the same, and that is told")
    func unwritable() async throws {
        let stage = try RemoteStage()
        try await stage.open(RemoteStage.gin)
        stage.folder.write("in the way", to: "kept")
        let products = stage.products()
        #expect(await products.reload().listing?.products.count == 1)
        let failure = try #require(await products.keepingFailure)
        #expect(
            ErrorWording.english.message(failure).hasPrefix(
                "The server’s products could not be kept for when it cannot be reached."))
    }
}
