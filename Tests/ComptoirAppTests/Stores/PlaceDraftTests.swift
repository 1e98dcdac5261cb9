import Store
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("A store that is written down")
struct PlaceDraftTests {
    private let kitchen: Kitchen
    private var environment: Environment { kitchen.environment }

    init() async throws { kitchen = try await Kitchen() }

    private func places() async throws -> [Place] { try await environment.library.places }

    @Test("is kept with all that was typed, is changed, and each is taken back")
    func saved() async throws {
        let draft = PlaceDraft(for: .fruit("apple"), environment: environment)
        draft.name = " Market "
        draft.address = "Wienzeile 1"
        draft.coordinates = "48°12′N 16°15′E"
        draft.hours = "Mo–Sa"
        draft.page = "market.example"
        #expect(draft.saveClicked() && draft.problems.isEmpty)
        #expect(Stage.wait { environment.notices.count == 1 })
        let place = try #require(try await places().first)
        #expect(place.name == "Market" && place.location == Location(latitude: 48.2, longitude: 16.25))
        #expect(place.details.address == "Wienzeile 1" && place.details.hours == "Mo–Sa")
        #expect(place.details.page?.text == "https://market.example" && place.details.subjects == [.fruit("apple")])
        let change = PlaceDraft(changing: place, names: [.fruit("apple"): "Apple"], environment: environment)
        change.name = "Old market"
        change.subjects = []
        #expect(change.saveClicked())
        #expect(Stage.wait { environment.notices.count == 2 })
        #expect(try await places().map(\.name) == ["Old market"])
        #expect(try await places().first?.details.subjects == [])
        environment.notices.last?.undo?()
        await environment.performing?.value
        #expect(try await places() == [place])
        environment.notices.first?.undo?()
        await environment.performing?.value
        #expect(try await places().isEmpty)
    }

    @Test("that was not touched changes nothing, not even in its last digits")
    func untouched() async throws {
        let location = try #require(Location(latitude: 1.0 / 3, longitude: 2.0 / 3))
        let id = try await environment.library.addPlace(Place.Details(name: "Market", location: location)).id
        let place = try #require(try await environment.catalogue.place(id: id))
        #expect(PlaceDraft(changing: place, names: [:], environment: environment).saveClicked())
        await environment.performing?.value
        #expect(environment.notices.isEmpty)
        #expect(try await places() == [place])
    }

    @Test("is not kept while something is wrong, and each mistake is told by its field")
    func wrong() async throws {
        let draft = PlaceDraft(environment: environment)
        draft.page = "http://market.example"
        #expect(!draft.saveClicked())
        #expect(draft.problems[.name] == "Give the store a name.")
        #expect(draft.problems[.coordinates] == "Type where it is, as in 48.2082, 16.3738.")
        #expect(
            draft.problems[.page]
                == "Write “https://”: without it anybody on the way can read and change the page.")
        draft.name = "Market"
        draft.page = ""
        for (typed, told) in [
            ("91 0", "91 is not a latitude: those lie between −90 and 90."),
            ("0 181", "181 is not a longitude: those lie between −180 and 180."),
            ("48,2", "Type two numbers, latitude and longitude, as in 48.2082, 16.3738."),
            ("48,2,16", "Which comma separates the two numbers? Type a space between them, as in 48.2082, 16.3738."),
            ("48 N 16 O", "“O” is east in some languages and west in others. Type E or W."),
            ("48°60' 16°", "Minutes and seconds are less than 60; this says 60."),
        ] {
            draft.coordinates = typed
            #expect(!draft.saveClicked())
            #expect(draft.problems == [.coordinates: told])
        }
        #expect(try await places().isEmpty && environment.performing == nil)
        draft.coordinates = "geo:48.2,16.4"
        #expect(draft.saveClicked())
        await environment.performing?.value
        #expect(try await places().map(\.location) == [Location(latitude: 48.2, longitude: 16.4)])
    }

    @Test("begins where the map was clicked, or where the person says that they are")
    func pointed() async throws {
        let location = try #require(Location(latitude: 48.2, longitude: 16.4))
        #expect(PlaceDraft(location: location, environment: environment).coordinates == "48.2, 16.4")
        let draft = PlaceDraft(environment: environment)
        environment.locator = { location }
        draft.whereIAmClicked()
        #expect(Stage.wait { draft.coordinates == "48.2, 16.4" && !draft.isLocating })
        environment.locator = { throw WhereaboutsProblem.refused }
        draft.whereIAmClicked()
        #expect(Stage.wait { !draft.isLocating })
        #expect(draft.problems[.coordinates]?.hasPrefix("The desktop was not allowed") == true)
        #expect(draft.coordinates == "48.2, 16.4")
    }

    @Test("is as far as its distance says, in the units of the person")
    func distances() {
        let (metric, us) = (Formats(language: "en"), Formats(language: "en", units: .us))
        let german = Formats(language: "de")
        for (metres, text, miles) in [
            (0.0, "0 m", "0 ft"), (4, "0 m", "10 ft"), (346, "350 m", "0.2 mi"), (994, "990 m", "0.6 mi"),
            (996, "1.0 km", "0.6 mi"), (1_609.344, "1.6 km", "1.0 mi"), (9_940, "9.9 km", "6.2 mi"),
            (9_960, "10 km", "6.2 mi"), (1_234_567, "1,235 km", "767 mi"),
        ] {
            #expect(metric.distance(metres: metres) == text)
            #expect(us.distance(metres: metres) == miles)
        }
        #expect(german.distance(metres: 1_609) == "1,6 km")
    }
}
