import Foundation
import Synchronization
import Testing

@testable import Store

@Suite("Readiness of the catalogue")
struct ReadinessTests {
    @Test("what is read while reading is paused comes once it goes on; the main thread's own reads come at once")
    func pausing() async throws {
        let shop = try await Shop()
        let catalogue = shop.catalogue
        catalogue.pauseReading()
        let answered = Count()
        let readers = (0..<20).map { _ in
            Task {
                let name = try await catalogue.fruit(id: "apple")?.name
                answered.add()
                return name
            }
        }
        while catalogue.database.gate.waiting + answered.value < 20 { await Task.yield() }
        #expect(answered.value == 0)
        #expect(try catalogue.summaryNow(FruitSummary.self, id: "apple")?.name == "Apple")
        catalogue.resumeReading()
        for reader in readers { #expect(try await reader.value == "Apple") }
        #expect(answered.value == 20 && catalogue.database.gate.waiting == 0)
        #expect(try await catalogue.fruit(id: "quince")?.name == "Quince")
    }

    @Test("can be made ready whatever is in it")
    func warmingUp() async throws {
        for shop in [try await Shop(), try await Shop(packs: [:])] {
            try await shop.catalogue.warmUp()
            #expect(try await shop.catalogue.count(of: .drink) == 0)
        }
    }
}

private final class Count: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock { $0 } }
    func add() { number.withLock { $0 += 1 } }
}
