import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The pages of the stores", .serialized)
struct StoresViewTests {
    init() { Stage.open() }

    /// A part of a page that is as high as it is said to be.
    private func part(height: Int = 0) -> Box {
        let box = Box(.vertical)
        box.minimumSize = SizeRequest(height: height)
        return box
    }

    @Test("beside what is to be done the map is the larger part, and as high as there is room; stores stand at its top")
    func beside() throws {
        let (list, map) = (part(height: 100), part(height: 200))
        let layout = StoresLayout(list, map: map)
        try Stage.show(layout, width: 900, height: 500) { _ in
            let bounds = try #require(map.bounds(in: layout))
            #expect(list.width == 320 && map.width == layout.width - 344)
            #expect(bounds.x == 344 && bounds.y == 0 && map.height == layout.height)
            #expect(list.bounds(in: layout)?.y == Double((layout.height - 100) / 2) && list.height == 100)
            layout.isListEmpty = false
            Stage.paint(layout)
            #expect(list.bounds(in: layout)?.y == 0 && list.height == layout.height)
        }
    }

    @Test("beside a long list the map is as high as what is seen of the page")
    func longList() {
        let (list, map) = (part(height: 2000), part(height: 200))
        let pane = ScrolledWindow(StoresLayout(list, map: map), scrolls: [.vertical])
        Stage.show(pane, width: 900, height: 500) { _ in
            #expect(list.height == 2000 && map.height == pane.height)
        }
    }

    @Test("in a narrow window the map stands above the stores, and above what is to be done while there are none")
    func narrow() {
        let (list, map) = (part(height: 100), part(height: 200))
        let layout = StoresLayout(list, map: map)
        Stage.show(layout, width: 400, height: 600) { _ in
            for isEmpty in [true, false] {
                layout.isListEmpty = isEmpty
                Stage.paint(layout)
                #expect(map.bounds(in: layout)?.y == 0 && map.height == layout.height - 124)
                #expect(list.bounds(in: layout)?.y == Double(layout.height - 100) && map.width == layout.width)
            }
        }
    }

    @Test("a drink's page says so while there is no store, and has a map in its place once there is one")
    func section() async throws {
        let kitchen = try await Kitchen(bundled: ["ingredients", "drinks", "products"])
        let model = PlacesModel(for: .drink("negroni"), environment: kitchen.environment)
        let section = StoresSection(model: model)
        let title = try #require(everything(in: section).lazy.compactMap { $0 as? SectionTitle }.first)
        #expect(everything(in: section).contains { ($0 as? Button)?.label == "Add a store" })
        @MainActor func none() -> Widget? {
            everything(in: section).first { ($0 as? Label)?.text == "No store yet" }?.parent
        }
        #expect(Stage.wait { model.isEmpty && none()?.isVisible == true && !title.isVisible })
        #expect(!everything(in: section).contains { $0 is StoreMap })
        let place = try #require(Location(latitude: 48.2, longitude: 16.4))
        _ = try await kitchen.environment.library.addPlace(Place.Details(name: "Gin palace", location: place))
        withExtendedLifetime(kitchen) {
            #expect(Stage.wait { title.isVisible && everything(in: section).contains { $0 is StoreMap } })
            #expect(title.text == "Stores" && none()?.isVisible == false)
        }
    }
}
