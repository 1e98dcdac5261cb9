import Observation
import ServerUI
import Store

/// The program's data as screens may read it, for all screens alike; followed from the first screen on.
@MainActor
final class ScreenSources {
    /// The drink that is new to the person.
    let discovery: Discovery
    // It has these as its own, and so outlives them.
    private unowned let environment: Environment
    private let greeting: GreetingClock
    private let featured: FeaturedFruit
    private let makeable: MakeableDrinks
    private let counters: CountersOnScreen
    private let shelf = LiveValue<[IngredientSummary]>()
    private let favouriteFruits = LiveValue<[FruitSummary]>()
    private let favouriteDrinks = LiveValue<[DrinkSummary]>()
    private let counts = LiveValue<[EntryKind: Int]>()
    private var isFollowing = false

    /// Makes the sources; nothing is read yet.
    init(environment: Environment) {
        self.environment = environment
        greeting = GreetingClock(today: environment.today)
        discovery = Discovery(environment: environment)
        featured = environment.shared(FeaturedFruit.init)
        makeable = MakeableDrinks(environment: environment)
        counters = CountersOnScreen(environment: environment)
    }

    /// Starts following, unless that goes on already.
    func follow() {
        guard !isFollowing else { return }
        isFollowing = true
        let catalogue = environment.catalogue
        featured.follow()
        makeable.follow()
        discovery.follow()
        counters.follow()
        shelf.follow(
            catalogue.values(on: [.packs, .shelf]) { catalogue in
                try await catalogue.summaries(matching: IngredientQuery(onlyOnShelf: true))
            })
        favouriteFruits.follow(
            catalogue.values(on: [.packs, .favourites(.fruit)]) { catalogue in
                try await catalogue.summaries(matching: FruitQuery(onlyFavourites: true))
            })
        favouriteDrinks.follow(
            catalogue.values(on: [.packs, .favourites(.drink)]) { catalogue in
                var query = DrinkQuery()
                query.onlyFavourites = true
                return try await catalogue.summaries(matching: query)
            })
        counts.follow(
            catalogue.values(on: [.packs]) { catalogue in
                [.fruit: try await catalogue.count(of: .fruit), .drink: try await catalogue.count(of: .drink)]
            })
    }

    /// A counter, once it has been read.
    func counter(_ id: Counter.ID?) -> Counter? { counters.counter(id) }

    /// Reckons anew what depends on the date; to be called when the day turns.
    func dayTurned() {
        if isFollowing { featured.follow() }
        counters.reckon()
        greeting.check()
    }

    /// The sources that screens are given.
    private(set) lazy var all: [any DataSource] = [
        LiveSource(.catalogue) { [featured, counts] field in
            switch field {
            case "fruits": counts.value?[.fruit].map(Value.count)
            case "drinks": counts.value?[.drink].map(Value.count)
            default: featured.value
            }
        },
        LiveSource(.bar) { [makeable, discovery] field in
            switch field {
            case "makeable": makeable.items
            case "count": makeable.count.map(Value.count)
            case "allText": makeable.count.map { .text(tr("Show all {count}", ["count": $0])) }
            default: discovery.value
            }
        },
        LiveSource(.cart) { [unowned environment] in environment.cart.value?.value(of: $0, environment.formats) },
        LiveSource(.counters) { [counters] in $0 == "count" ? counters.count.map(Value.count) : counters.items },
        LiveSource(.shelf) { [shelf] field in
            shelf.value.map { items in
                field == "count" ? .count(items.count) : .list(items.map(\.onScreen))
            }
        },
        LiveSource(.favourites) { [favouriteFruits, favouriteDrinks] field in
            field == "fruits"
                ? favouriteFruits.value.map { .list($0.map(\.onScreen)) }
                : favouriteDrinks.value.map { .list($0.map(\.onScreen)) }
        },
        LiveSource(.preferences) { [preferences = environment.preferences] field in
            .text(field == "units" ? preferences.units.rawValue : preferences.theme.rawValue)
        },
        LiveSource(.today) { [unowned environment, greeting] field in
            switch field {
            case "greeting": .text(greeting.greeting.text)
            case "date": .text(environment.formats.weekday(environment.today.day))
            default: .text(environment.today.day.description)
            }
        },
    ]
}
