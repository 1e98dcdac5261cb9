import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("Stores")
struct PlacesModelTests {
    private let kitchen: Kitchen
    private var environment: Environment { kitchen.environment }

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks", "products"])
    }

    private func add(
        _ name: String, _ latitude: Double, for subjects: Set<PlaceSubject> = []
    ) async throws -> Place.ID {
        let location = try #require(Location(latitude: latitude, longitude: 0))
        return try await environment.library.addPlace(
            Place.Details(name: name, location: location, subjects: subjects)
        ).id
    }

    private func open(_ subject: PlaceSubject? = nil) -> PlacesModel {
        let model = PlacesModel(for: subject, environment: environment)
        model.appeared()
        #expect(Stage.wait { model.record.state.isOver })
        return model
    }

    private func names(_ model: PlacesModel) -> [String] { model.nearby.map(\.place.name) }

    @Test("stand by name until it is known from where, then the nearest first, and the person's whereabouts win")
    func order() async throws {
        for (name, latitude) in [("Corner", 3.0), ("Bakery", 1), ("Arcade", 2)] { _ = try await add(name, latitude) }
        let model = open()
        #expect(names(model) == ["Arcade", "Bakery", "Corner"])
        #expect(model.nearby.allSatisfy { $0.distanceText(environment.formats).isEmpty })
        environment.preferences.home = Location(latitude: 0, longitude: 0)
        #expect(names(model) == ["Bakery", "Arcade", "Corner"])
        #expect(model.nearby.first?.distanceText(environment.formats) == "111 km")
        environment.here = Location(latitude: 3, longitude: 0)
        #expect(names(model) == ["Corner", "Arcade", "Bakery"])
        #expect(model.nearby.first?.distanceText(environment.formats) == "0 m")
    }

    @Test("of a drink are its own, its ingredients' and those for anything, and a few of many are shown at first")
    func ofADrink() async throws {
        _ = try await add("Gin palace", 1, for: [.ingredient("gin")])
        _ = try await add("Rum harbour", 2, for: [.ingredient("white-rum")])
        _ = try await add("Aperitivo", 3, for: [.drink("negroni")])
        let model = open(.drink("negroni"))
        #expect(names(model) == ["Aperitivo", "Gin palace"])
        for number in 1...4 { _ = try await add("Market \(number)", 4) }
        #expect(Stage.wait { model.nearby.count == 6 })
        #expect(model.shown.count == 4 && model.hidden == 2)
        model.showAllClicked()
        #expect(model.shown.count == 6 && model.hidden == 0)
        #expect(model.newDraft().candidates.map(\.name) == ["Negroni", "Gin", "Campari", "Sweet red vermouth"])
        #expect(model.newDraft().subjects == [.drink("negroni")])
    }

    @Test("are removed and moved, each told with a way back, and one that has gone is told of")
    func undo() async throws {
        let id = try await add("Market", 1)
        let model = open()
        let card = PlaceModel(id: id, environment: environment)
        card.appeared()
        #expect(Stage.wait { card.place != nil })
        model.moved(id, to: try #require(Location(latitude: 5, longitude: 6)))
        #expect(Stage.wait { card.place?.location.latitude == 5 })
        card.removeClicked()
        #expect(Stage.wait { card.record.state.isOver && card.place == nil && model.nearby.isEmpty })
        #expect(card.draft == nil)
        #expect(
            environment.notices.map(\.text) == ["Market was moved.", "Market is no longer among the stores."])
        for notice in environment.notices.reversed() { notice.undo?() }
        #expect(Stage.wait { card.place?.location.latitude == 1 && names(model) == ["Market"] })
    }

    @Test("without any say what to do, and one that there is not says so")
    func empty() async throws {
        var isAsked = false
        #expect(open().isEmpty && !PlacesModel(environment: environment).isEmpty)
        guard case .empty(_, _, _, _, _, let action?)? = open().status(kitchen.pictures, add: { isAsked = true }) else {
            Issue.record("there is no way to add a store")
            return
        }
        action.perform()
        #expect(isAsked)
        let nobody = PlaceModel(id: "nobody", environment: environment)
        nobody.appeared()
        #expect(Stage.wait { nobody.record.state.isOver })
        guard case .empty(_, _, _, _, _, let all?)? = nobody.status(kitchen.pictures) else {
            Issue.record("a store that there is not is not told of")
            return
        }
        all.perform()
        #expect(environment.navigator.current == .stores)
    }

    @Test("open their page and their place outside, and say where no program does")
    func outside() async throws {
        let location = try #require(Location(latitude: 48.2, longitude: -16.5))
        let page = try PageAddress("https://market.example/")
        let id = try await environment.library.addPlace(
            Place.Details(name: "Market", location: location, page: page)
        ).id
        var opened: [String] = []
        environment.opener = { opened.append($0) }
        let model = PlaceModel(id: id, environment: environment)
        model.appeared()
        #expect(Stage.wait { model.place != nil })
        model.pageClicked()
        model.mapsClicked()
        #expect(Stage.wait { opened.count == 2 })
        #expect(opened == ["https://market.example/", "geo:48.2,-16.5"])
        #expect(environment.notices.isEmpty)
        environment.opener = { _ in throw CartProblem.empty }
        model.mapsClicked()
        #expect(Stage.wait { environment.notices.count == 1 })
        #expect(environment.notices.first?.text == "No program opens places. Copy the address instead.")
        #expect(model.copyText == "Market, 48.2, -16.5")
    }

    @Test("are reckoned from a home place that is typed, kept and taken back")
    func home() async throws {
        let model = StandpointModel(environment: environment)
        #expect(!model.homeTyped("somewhere"))
        #expect(model.problem == "These are not coordinates. They look like 48.2082, 16.3738.")
        #expect(model.homeTyped("48°30'N 16°15'E") && model.problem == nil)
        #expect(kitchen.storage.strings["home-place"] == "geo:48.5,16.25")
        #expect(Preferences(kitchen.storage).home == environment.preferences.home)
        #expect(model.text == "The nearest first, from home.")
        #expect(model.homeTyped("") && environment.preferences.home == nil)
        environment.notices.last?.undo?()
        #expect(Stage.wait { environment.preferences.home?.latitude == 48.5 })
    }

    @Test("are reckoned from where the person is only once they ask, and that is kept nowhere")
    func whereabouts() async throws {
        var asked = 0
        environment.locator = {
            asked += 1
            guard let location = Location(latitude: 1, longitude: 2) else { throw WhereaboutsProblem.silent }
            return location
        }
        let model = StandpointModel(environment: environment)
        _ = open()
        #expect(asked == 0 && model.text == "Set a home place to see the nearest first.")
        let writes = kitchen.storage.writes
        model.whereIAmClicked()
        #expect(Stage.wait { environment.here != nil && !model.isLocating })
        #expect(asked == 1 && model.text == "The nearest first, from where you are.")
        #expect(kitchen.storage.writes == writes)
        for (problem, text) in [
            (WhereaboutsProblem.refused, "The desktop was not allowed to say where you are. You can type it instead."),
            (.silent, "The desktop does not know where you are. You can type it instead."),
            (.unavailable, "This desktop cannot say where you are. You can type it instead."),
        ] {
            environment.locator = { throw problem }
            model.whereIAmClicked()
            #expect(Stage.wait { !model.isLocating })
            #expect(model.problem == text)
        }
    }
}
