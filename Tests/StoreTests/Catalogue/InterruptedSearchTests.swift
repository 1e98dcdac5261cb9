import Foundation
import Testing

@testable import Store

/// What is given up is told as given up, wherever in its statement that was.
@Suite("A search that is given up", .timeLimit(.minutes(2)))
struct InterruptedSearchTests {
    @Test("is cancelled and did not fail, also while its connection opens the table of words")
    func whileOpening() async throws {
        let warehouse = try await Warehouse(fruits: 100, after: Samples.pack(), named: "fruits.json")
        let packs = PackFolders(bundled: warehouse.folder["bundled"], personal: nil)
        var cancelled = 0
        for round in 0..<200 {
            // Each has connections of its own, which open the table at their first search.
            let catalogue = try await Catalogue.open(
                at: warehouse.folder["catalogue.sqlite"], packs: packs, library: warehouse.library)
            let task = Task { try await catalogue.rows(matching: FruitQuery(text: "gold")) }
            // Where in its way it is cancelled is what is tried, one after the other: nothing could be awaited.
            try await Task.sleep(for: .microseconds(round * 10))
            task.cancel()
            do {
                #expect(try await !task.value.isEmpty)
            } catch is CancellationError {
                cancelled += 1
            }
        }
        #expect(cancelled > 0)
    }
}
