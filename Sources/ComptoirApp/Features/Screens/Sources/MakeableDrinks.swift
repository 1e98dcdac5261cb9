import Foundation
import ServerUI
import Store

/// What the shelf makes now.
@MainActor
final class MakeableDrinks {
    /// A drink, with what the person has to do with it.
    struct Entry: Equatable, Sendable {
        let drink: DrinkSummary
        /// How often it was made.
        let made: Int
    }

    /// How many there are, and the first of them.
    private struct Found: Equatable, Sendable {
        var count = 0
        var entries: [Entry] = []
    }

    private nonisolated static let most = 12
    private let found = LiveValue<Found>()
    private unowned let environment: Environment

    init(environment: Environment) { self.environment = environment }

    /// Starts reading.
    func follow() {
        found.follow(
            environment.catalogue.values(on: [.packs, .shelf, .ratings, .log]) {
                [library = environment.library] catalogue in
                var query = DrinkQuery(lacking: 0, order: .rating)
                query.isDescending = true
                let rows = try await catalogue.rows(matching: query)
                var found = Found(count: rows.count)
                let drinks: [DrinkSummary] = try await catalogue.loadSummaries(for: Array(rows.prefix(Self.most)))
                for drink in drinks {
                    let made = try await library.log(drink: drink.id).count
                    found.entries.append(Entry(drink: drink, made: made))
                }
                return found
            })
    }

    /// How many there are; nil while that is not known.
    var count: Int? { found.value?.count }

    /// What screens may read of the first of them.
    var items: Value? { found.value.map { .list($0.entries.map(Self.onScreen)) } }

    private static func onScreen(_ entry: Entry) -> Value {
        .record([
            "id": .text(entry.drink.id), "title": .text(entry.drink.name), "detail": .text(words(entry)),
            "stars": .number(entry.drink.rating.map { Double($0) / 2 } ?? 0),
            "picture": .text("drink:\(entry.drink.id)"),
        ])
    }

    /// How it is made, and what the person thinks of it: «Stirred · 4 stars».
    static func words(_ entry: Entry) -> String {
        let own: String =
            if let rating = entry.drink.rating {
                trn("{stars} star", "{stars} stars", Double(rating) / 2, ["stars": starsText(rating)])
            } else if entry.made > 0 {
                trn("made once", "made {count} times", entry.made)
            } else {
                tr("new to you")
            }
        return [entry.drink.method?.title, own].compactMap { $0 }.joined(separator: " · ")
    }

    private static func starsText(_ rating: Int) -> String {
        (Double(rating) / 2).formatted(.number.precision(.fractionLength(0...1)))
    }
}
