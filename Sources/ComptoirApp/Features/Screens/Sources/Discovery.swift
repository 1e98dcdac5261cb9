import Observation
import ServerUI
import Store

/// A drink that is new to the person: neither made nor rated, of those that lack least.
@MainActor @Observable
final class Discovery {
    /// A drink, with what it lacks.
    struct Candidate: Equatable, Sendable {
        let drink: DrinkSummary
        let story: String
        /// The names of what is missing.
        let missing: [String]
    }

    /// How often the person asked for another one.
    private var turn = 0
    @ObservationIgnored private let candidates = LiveValue<[Candidate]>()
    @ObservationIgnored private unowned let environment: Environment
    private nonisolated static let most = 24

    init(environment: Environment) { self.environment = environment }

    /// Starts reading.
    func follow() {
        let topics: Set<LibraryTopic> = [.packs, .shelf, .ratings, .log]
        candidates.follow(
            environment.catalogue.values(on: topics) { [library = environment.library] catalogue in
                let made = Set(try await library.log().map(\.drink))
                let all = try await catalogue.summaries(matching: DrinkQuery(order: .missing))
                let new = all.filter { $0.rating == nil && !made.contains($0.id) }
                // What can be made is shown elsewhere already.
                let wanted = new.contains { $0.lacking > 0 } ? new.filter { $0.lacking > 0 } : new
                var found: [Candidate] = []
                for summary in wanted.prefix(Self.most) {
                    guard let drink = try await catalogue.drink(id: summary.id) else { continue }
                    let ingredients = try await catalogue.ingredients(for: drink)
                    let lines = try await catalogue.makeable(drink).lines
                    let missing = lines.filter { $0.isLacking && $0.part.isEssential }.map {
                        $0.part.label ?? ingredients[$0.part.ingredient]?.name ?? $0.part.ingredient
                    }
                    found.append(Candidate(drink: summary, story: Self.start(of: drink.story), missing: missing))
                }
                return found
            })
    }

    /// Shows another one.
    func another() { turn += 1 }

    /// What screens may read of it; nil while it is not known.
    var value: Value? {
        guard let all = candidates.value else { return nil }
        guard let candidate = Self.choice(among: all, on: environment.today.day, turn: turn) else { return .null }
        let drink = candidate.drink
        return .record([
            "id": .text(drink.id), "title": .text(drink.name), "text": .text(candidate.story),
            "lacking": .count(drink.lacking), "lackingText": .text(lackingText(candidate)),
            "picture": .text("drink:\(drink.id)"),
        ])
    }

    /// Another one each day, of those that lack as little as can be; whoever asks on sees the others too.
    static func choice(among all: [Candidate], on day: CalendarDay, turn: Int) -> Candidate? {
        guard let least = all.map(\.drink.lacking).min() else { return nil }
        let nearest = all.count { $0.drink.lacking == least }
        return all[((day.ordinal + 7 * 200_000) % nearest + turn) % all.count]
    }

    private func lackingText(_ candidate: Candidate) -> String {
        switch candidate.missing.count {
        case 0: tr("You have everything for this drink.")
        case 1: tr("You still need {ingredient}.", ["ingredient": candidate.missing[0]])
        default:
            trn("You still need {count} thing.", "You still need {count} things.", candidate.missing.count)
        }
    }

    /// The first sentence of a story.
    nonisolated static func start(of story: String) -> String {
        let end = story.firstRange(of: ". ")?.lowerBound
        return end.map { String(story[...$0]) } ?? story
    }
}
