import Foundation
import GTK
import TestSupport
import Testing

@MainActor @Suite("Async calls", .serialized)
struct AsyncCallTests {
    init() { Stage.open() }

    @Test("a file is read while the main loop turns")
    func reading() async throws {
        let folder = try TemporaryFolder()
        let path = folder.write("apple", to: "fruit.txt")
        #expect(try await Files.bytes(path) == Array("apple".utf8))
        MainActor.assertIsolated()
    }

    @Test("what GIO reports is thrown, with domain and code")
    func failing() async throws {
        let error = await #expect(throws: GLibError.self) { try await Files.bytes("/no/such/file") }
        #expect(error?.domain == "g-io-error-quark" && error?.code == 1)
        #expect(error?.message.contains("/no/such/file") == true)
    }

    @Test("cancelling the task cancels the operation")
    func cancelling() async throws {
        // Endless: ends by being cancelled only.
        let task = Task { try await Files.bytes("/dev/zero") }
        await Task.yield()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("a task that is cancelled already starts nothing")
    func cancelledBefore() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await Files.bytes("/dev/zero")
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("cancelling from another thread works too")
    func cancelledElsewhere() async throws {
        let task = Task { try await Files.bytes("/dev/zero") }
        await Task.yield()
        await Task.detached { task.cancel() }.value
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
