import BenchSupport
import ComptoirApp
import Store

/// The shelf, and what can be made of it; no window is shown.
@MainActor
enum Bar {
    /// Puts so many of the invented ingredients on the shelf: the same each time, frequent ones and rare ones.
    static func fill(_ count: Int) async throws {
        var random = SyntheticRandom(seed: 5)
        let items = (0..<160).shuffled(using: &random).prefix(count).map { ShelfItem("invented-\($0)") }
        try await MeasuredPage.drinks().library.setShelf(items)
    }

    /// From asking what can be made until the rows are known, so many times.
    static func measureMakeable(times: Int) async throws {
        let catalogue = try await MeasuredPage.drinks().catalogue
        for _ in 0..<times {
            let start = now()
            let rows = try await catalogue.rows(matching: DrinkQuery(lacking: 0))
            print("time", (now() - start).text, "found", rows.count)
        }
    }
}
