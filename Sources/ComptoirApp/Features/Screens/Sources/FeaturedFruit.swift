import ServerUI
import Store
import Widgets

/// The fruit that a screen leads with: one that sources say is in season now, another each week.
@MainActor
final class FeaturedFruit {
    /// A fruit that can be featured.
    struct Candidate: Equatable, Sendable {
        let id: String
        let name: String
        let headline: String
        let colour: RGB
        /// The seasons that a source names for it.
        let seasons: Set<String>
        /// How many drinks have it.
        let drinks: Int
    }

    private let candidates = LiveValue<[Candidate]>()
    private unowned let environment: Environment

    init(environment: Environment) { self.environment = environment }

    /// Starts reading.
    func follow() {
        candidates.follow(
            environment.catalogue.values(on: [.packs]) { catalogue in
                var found: [Candidate] = []
                for summary in try await catalogue.summaries(matching: FruitQuery(order: .name)) {
                    guard let fruit = try await catalogue.fruit(id: summary.id) else { continue }
                    let drinks = try await catalogue.rows(matching: DrinkQuery(fruit: fruit.id)).count
                    found.append(
                        Candidate(
                            id: fruit.id, name: fruit.name, headline: fruit.headline, colour: fruit.gradient.top,
                            seasons: Set(fruit.seasons?.seasons.map(\.name) ?? []), drinks: drinks))
                }
                return found
            })
    }

    /// What screens may read of it; nil while it is not known.
    var value: Value? {
        guard let all = candidates.value else { return nil }
        guard let (fruit, isInSeason) = Self.choice(among: all, on: environment.today.day) else { return .null }
        return .record([
            "id": .text(fruit.id), "title": .text(fruit.name), "headline": .text(fruit.headline),
            "occasion": .text(isInSeason ? tr("Fruit of the season") : tr("Fruit of the week")),
            "picture": .text("fruit:\(fruit.id)"), "tone": .text(Tone(nearest: fruit.colour).rawValue),
            "drinks": .count(fruit.drinks),
            "drinksText": .text(trn("{count} drink with it", "{count} drinks with it", fruit.drinks)),
        ])
    }

    /// The fruit of a week: of those that a source has in season then, or of all where there is none.
    ///
    /// The sources speak of the north: their seasons are the months that are counted so there. What is there all year is
    /// nothing to wait for, and is left out.
    static func choice(among all: [Candidate], on day: CalendarDay) -> (fruit: Candidate, isInSeason: Bool)? {
        let season = season(of: day)
        let fitting = all.filter { $0.seasons.contains(season) && !$0.seasons.contains("year-round") }
        let pool = fitting.isEmpty ? all : fitting
        guard !pool.isEmpty else { return nil }
        // Weeks begin on Mondays: 1970-01-01 was a Thursday.
        let week = (day.ordinal + 3 + 7 * 200_000) / 7
        return (pool[week % pool.count], !fitting.isEmpty)
    }

    /// The season that a day is counted to.
    static func season(of day: CalendarDay) -> String {
        Seasons.season(ofMonth: day.month)
    }
}
