import Store
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("What the person asked for")
struct NoticesTests {
    private struct Trouble: Error, CustomStringConvertible {
        let description = "the cellar is flooded"
    }

    @Test("is done in the order in which it was asked for, however long each takes; what fails is told")
    func order() async throws {
        let kitchen = try await Kitchen()
        defer { withExtendedLifetime(kitchen) {} }
        let environment = kitchen.environment
        var done: [Int] = []
        for number in 0..<5 {
            environment.perform {
                for _ in 0..<(5 - number) * 10 { await Task.yield() }
                if number == 2 { throw Trouble() }
                done.append(number)
            }
        }
        #expect(done.isEmpty)
        await environment.performing?.value
        #expect(done == [0, 1, 3, 4] && environment.notices.map(\.text) == ["the cellar is flooded"])
    }

    @Test("can be taken back, after what else was asked for")
    func undone() async throws {
        let kitchen = try await Kitchen()
        defer { withExtendedLifetime(kitchen) {} }
        let environment = kitchen.environment
        let library = environment.library
        environment.perform { try await library.setShelf([ShelfItem("gin")]) }
        environment.tell("Gin is there.") { try await library.removeFromShelf(["gin"]) }
        environment.notices[0].undo?()
        await environment.performing?.value
        #expect(try await library.shelf.isEmpty && environment.notices.count == 1)
    }
}
