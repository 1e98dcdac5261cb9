import Store

/// The fruit to lead with: one that sources say is in season now, another each week.
@MainActor
final class FeaturedFruit {
    /// A fruit that can be featured.
    struct Candidate: Equatable, Sendable {
        let id: String
        /// The seasons that a source names for it.
        let seasons: Set<String>
    }

    /// The fruit, with what is told of it.
    struct Choice: Equatable, Sendable {
        let fruit: Fruit
        let isInSeason: Bool
        /// How many drinks have it.
        let drinks: Int
    }

    /// The fruit of this week; nil where there is none at all.
    let found = LiveValue<Choice?>()
    private var day: CalendarDay?
    private unowned let environment: Environment

    init(environment: Environment) { self.environment = environment }

    /// The fruit of this week; nil where there is none, and until it is known.
    var choice: Choice? { found.value ?? nil }

    /// Starts reading, unless it does so for today already.
    func follow() {
        let today = environment.today.day
        guard day != today else { return }
        day = today
        found.follow(environment.catalogue.values(on: [.packs]) { try await Choice(on: today, in: $0) })
    }

    /// The fruit of a week: of those that a source has in season then, or of all where there is none.
    ///
    /// The sources speak of the north: their seasons are the months that are counted so there. What is there all year is
    /// nothing to wait for, and is left out.
    nonisolated static func choice(
        among all: [Candidate], on day: CalendarDay
    ) -> (fruit: Candidate, isInSeason: Bool)? {
        let season = season(of: day)
        let fitting = all.filter { $0.seasons.contains(season) && !$0.seasons.contains("year-round") }
        let pool = fitting.isEmpty ? all : fitting
        guard !pool.isEmpty else { return nil }
        // Weeks begin on Mondays: 1970-01-01 was a Thursday.
        let week = (day.ordinal + 3 + 7 * 200_000) / 7
        return (pool[week % pool.count], !fitting.isEmpty)
    }

    /// The season that a day is counted to.
    nonisolated static func season(of day: CalendarDay) -> String {
        Seasons.season(ofMonth: day.month)
    }
}

extension FeaturedFruit.Choice {
    /// What kind of choice it is, in words.
    var occasion: String { isInSeason ? tr("Fruit of the season") : tr("Fruit of the week") }

    /// Reads the fruit of the week of a day; nil where there is no fruit.
    fileprivate init?(on day: CalendarDay, in catalogue: Catalogue) async throws {
        let all = try await catalogue.seasonsOfFruits().map {
            FeaturedFruit.Candidate(id: $0.id, seasons: $0.seasons)
        }
        guard let (chosen, isInSeason) = FeaturedFruit.choice(among: all, on: day),
            let fruit = try await catalogue.fruit(id: chosen.id)
        else { return nil }
        self.fruit = fruit
        self.isInSeason = isInSeason
        drinks = try await catalogue.rows(matching: DrinkQuery(fruit: fruit.id)).count
    }
}
