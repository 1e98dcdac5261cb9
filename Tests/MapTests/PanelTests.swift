import GTK
import TestSupport
import Testing

@testable import Map

@MainActor @Suite("Map panel", .serialized)
struct PanelTests {
    init() { Stage.open() }

    /// Waits until the map stands still.
    private func rest(_ map: MapPanel) -> Bool {
        Stage.wait { map.goal == nil && map.laidOut != nil && map.labels.frame != nil }
    }

    @Test("arrows move it, plus and minus zoom, and the program is told where it is")
    func keys() {
        let map = MapPanel.shown()
        var regions: [MapRegion] = []
        map.onRegionChanged { regions.append($0) }
        Stage.show(map) { window in
            Hands.focus(window)
            #expect(rest(map) && map.map.grabFocus())
            let before = map.region
            Hands.type("Right")
            #expect(Stage.wait { map.goal == nil && map.region.center.longitude > before.center.longitude })
            #expect(abs((map.region.center.longitude - before.center.longitude) / 360 * 256 * 32 - 96) < 1)
            Hands.type("plus")
            #expect(Stage.wait { map.goal == nil && map.region.zoom == 6 })
            Hands.type("minus", "minus")
            #expect(Stage.wait { map.goal == nil && map.region.zoom == 4 })
            #expect(regions.last == map.region && regions.count > 3)
        }
    }

    @Test("a bar of distances is there where it is true for all that is seen, and not on a map of the world")
    func scale() {
        let map = MapPanel.shown()
        Stage.show(map) { _ in
            #expect(rest(map) && map.region.zoom >= 3 && map.scale.isVisible)
            map.map.viewport.region = MapRegion(center: map.region.center, zoom: 2)
            #expect(Stage.wait { !map.scale.isVisible })
            map.map.viewport.region = MapRegion(center: map.region.center, zoom: 4)
            #expect(Stage.wait { map.scale.isVisible })
        }
    }

    @Test("once it is still it looks again for its tiles, once, and the program is not told of a move")
    func looksAgain() {
        let map = MapPanel.shown()
        var (looks, regions) = (0, 0)
        Stage.show(map) { _ in
            let viewport = map.map.viewport
            // Until it lies on whole pixels it is moved once more, a while after the move before.
            @MainActor func rests() {
                var place: Coordinate?
                while place != viewport.center || map.map.looking?.isActive == true || map.settling?.isActive == true {
                    place = viewport.center
                    pause(.milliseconds(600))
                }
            }
            #expect(rest(map))
            viewport.center = Coordinate(latitude: 10, longitude: 20)
            #expect(map.map.looking?.isActive == true)
            rests()
            viewport.onChanged { looks += 1 }
            map.onRegionChanged { _ in regions += 1 }
            map.map.lookAgainSoon()
            #expect(Stage.wait { looks == 1 })
            rests()
            #expect(looks == 1 && regions == 0)
        }
    }

    @Test("keys and clicks move it while there are no tiles; across the date line it goes at once")
    func withoutTiles() {
        let map = MapPanel("Nowhere", source: .file(path: "/nowhere/town.mbtiles"), region: .world)
        map.region = MapRegion(center: Coordinate(latitude: 10, longitude: 20), zoom: 5)
        Stage.show(map, width: 400, height: 300) { window in
            Hands.focus(window)
            #expect(Stage.wait { map.problem != nil && map.laidOut != nil && map.labels.frame != nil })
            #expect(map.map.grabFocus())
            Hands.type("Right", "plus")
            #expect(Stage.wait { map.region.zoom == 6 && map.region.center.longitude > 20 && map.goal == nil })
            Hands.click(map.map)
            Hands.click(map.map, button: 4)
            #expect(Stage.wait { map.region.zoom > 6 })
        }
        let whole = MapPanel.shown()
        Stage.show(whole) { _ in
            #expect(rest(whole))
            whole.move(to: MapRegion(center: Coordinate(latitude: 0, longitude: -170), zoom: 5), duration: .zero)
            whole.move(
                to: MapRegion(center: Coordinate(latitude: 0, longitude: 170), zoom: 5), duration: MapPanel.journey)
            #expect(whole.goal == nil && whole.region.center.longitude > 165)
        }
    }

    @Test("a click on a pin opens its panel, another one closes it; Escape closes it too")
    func panel() throws {
        let map = MapPanel.shown(cities)
        var told: [String?] = []
        map.onSelectionChanged { told.append($0) }
        map.panel = { Button("Open \($0.title)") }
        try Stage.show(map, width: 640, height: 520) { window in
            Hands.focus(window)
            #expect(rest(map))
            let marker = try #require(
                Stage.wait { map.pinLayer.marker(of: "vienna") != nil } ? map.pinLayer.marker(of: "vienna") : nil)
            pause(.milliseconds(100))
            Hands.click(marker)
            #expect(Stage.wait { map.selection == "vienna" } && map.callout.isVisible && rest(map))
            #expect(map.callout.accessibleLabel == "Vienna")
            #expect(everything(in: map.callout).contains { ($0 as? Button)?.label == "Open Vienna" })
            pause(.milliseconds(200))
            let (pin, callout) = (try #require(marker.bounds(in: map)), try #require(map.callout.bounds(in: map)))
            #expect(callout.y + callout.height <= pin.y + 4 && callout.y >= 0)
            Hands.click(marker)
            #expect(Stage.wait { map.selection == nil } && !map.callout.isVisible)
            #expect(marker.grabFocus())
            Hands.type("Return")
            #expect(Stage.wait { map.selection == "vienna" })
            Hands.type("Escape")
            #expect(Stage.wait { map.selection == nil } && told == ["vienna", nil, "vienna", nil])
        }
    }

    @Test("Tab goes from pin to pin, Page Down to the next one wherever it is")
    func tab() throws {
        let map = MapPanel.shown(cities)
        try Stage.show(map, width: 640, height: 520) { window in
            Hands.focus(window)
            #expect(rest(map) && Stage.wait { map.pinLayer.countInSight == 3 } && map.map.grabFocus())
            // Tab goes by what has its place, which a pin has after the next frame.
            #expect(Stage.wait { map.pinLayer.shown.count { $0.isMapped && $0.width > 0 } == 3 && window.isActive })
            var names: Set<String> = []
            for _ in 0..<3 {
                Hands.type("Tab")
                let name = { @MainActor in map.pinLayer.shown.first { $0.hasFocus }?.accessibleLabel }
                #expect(
                    Stage.wait { name().map { !names.contains($0) } == true },
                    "after \(names) in \(window.focusedWidget?.typeName ?? "nothing"), \(map.pinLayer.shown.count) shown"
                )
                names.insert(try #require(name()))
            }
            #expect(names == ["Vienna", "Prague", "Budapest"])
            #expect(map.map.grabFocus())
            Hands.type("Page_Up")
            #expect(Stage.wait { map.selection == "cairo" && map.goal == nil })
            #expect(Stage.wait { map.pinLayer.marker(of: "cairo") != nil })
            #expect(abs(map.region.center.latitude - 30) < 12)
        }
    }

    @Test("several that lie on each other are one mark, which comes closer until they part")
    func groups() throws {
        let map = MapPanel.shown(cities, region: MapRegion(center: MapPanel.vienna, zoom: 2))
        try Stage.show(map, width: 640, height: 520) { _ in
            #expect(rest(map) && Stage.wait { !map.pinLayer.shown.isEmpty })
            let group = try #require(map.pinLayer.shown.first { $0.isCluster })
            #expect(group.accessibleLabel == "3 places" && map.pinLayer.countInSight == 4)
            group.activated?()
            #expect(Stage.wait { map.goal == nil && map.pinLayer.shown.allSatisfy { !$0.isCluster } })
            #expect(map.pinLayer.countInSight == 3 && map.selection == nil)
        }
    }

    @Test("pins at one and the same place are offered as a list")
    func list() throws {
        let pins = ["One", "Two"].map { MapPin(id: $0, title: $0, coordinate: MapPanel.vienna) }
        let map = MapPanel.shown(pins)
        try Stage.show(map, width: 640, height: 520) { _ in
            #expect(rest(map) && Stage.wait { map.pinLayer.shown.count == 1 })
            map.pinLayer.shown[0].activated?()
            #expect(map.callout.isVisible && map.selection == nil)
            let button = try #require(
                everything(in: map.callout).compactMap { $0 as? Button }.first { $0.label == "Two" })
            button.click()
            #expect(map.selection == "Two" && map.callout.accessibleLabel == "Two")
        }
    }

    @Test("a pin is moved with Shift and an arrow, and by dragging, where pins may be moved")
    func moving() throws {
        let map = MapPanel.shown(cities)
        try Stage.show(map, width: 640, height: 520) { window in
            Hands.focus(window)
            #expect(rest(map) && Stage.wait { map.pinLayer.marker(of: "vienna") != nil })
            let marker = try #require(map.pinLayer.marker(of: "vienna"))
            var moved: [Coordinate] = []
            #expect(!marker.content.isMovable)
            map.arePinsMovable = true
            map.onPinMoved { pin, coordinate in
                moved.append(coordinate)
                map.pins[0].coordinate = coordinate
            }
            #expect(marker.grabFocus())
            Hands.type("shift+Up")
            try #require(Stage.wait { moved.count == 1 })
            #expect(moved[0].latitude > cities[0].coordinate.latitude)
            pause(.milliseconds(200))
            let center = map.region.center
            Hands.drag(marker, x: -80, y: 40)
            try #require(Stage.wait { moved.count == 2 })
            let way = (moved[1].longitude - moved[0].longitude) / 360 * 256 * 32
            #expect(abs(way + 80) < 12 && moved[1].latitude < moved[0].latitude)
            #expect(abs(map.region.center.longitude - center.longitude) < 1)
            map.arePinsMovable = false
            #expect(!marker.content.isMovable)
        }
    }

    @Test("the second button and Insert tell where something is to be added")
    func adding() {
        let map = MapPanel.shown()
        var places: [Coordinate] = []
        map.onActivate { places.append($0) }
        Stage.show(map, width: 640, height: 520) { window in
            Hands.focus(window)
            #expect(rest(map) && map.map.grabFocus())
            Hands.type("Insert")
            Hands.click(map, button: 3)
            #expect(Stage.wait { places.count == 2 })
            for place in places {
                #expect(abs(place.latitude - map.region.center.latitude) < 0.1)
                #expect(abs(place.longitude - map.region.center.longitude) < 0.1)
            }
        }
    }

    @Test("a notch of the wheel is a whole zoom around the pointer")
    func wheel() {
        let map = MapPanel.shown()
        Stage.show(map, width: 640, height: 520) { window in
            Hands.focus(window)
            #expect(rest(map))
            Hands.move(to: map, x: 150, y: 100)
            let place = Point(x: Double(map.width) / 2 + 150, y: Double(map.height) / 2 + 100)
            let before = map.frame.point(at: place)
            Hands.clickHere(button: 4)
            #expect(Stage.wait { map.goal == nil && map.region.zoom == 6 })
            let after = map.frame.place(before)
            #expect(abs(after.x - place.x) < 2 && abs(after.y - place.y) < 2)
        }
    }

    @Test("after a pinch it comes to rest at a whole zoom; nobody comes further out than the Earth fills it")
    func limits() {
        let map = MapPanel.shown()
        Stage.show(map, width: 640, height: 520) { _ in
            #expect(rest(map))
            map.map.viewport.region.zoom = 5.4
            #expect(Stage.wait { map.goal == nil && map.region.zoom == 5 })
            map.region = MapRegion(center: Coordinate(latitude: 85, longitude: 0), zoom: 0)
            #expect(map.region.zoom == 2)
            let top = map.frame.place(Point(x: map.frame.center.x, y: 0))
            #expect(Stage.wait { abs(top.y) < 1 })
        }
    }

    @Test("what it shows first is as large as its size allows, and follows that until the map is moved")
    func fitting() {
        let map = MapPanel.shown()
        var share = 1
        map.fit { MapRegion(country: "FR", width: $0, height: $1 / share) }
        #expect(map.region.zoom == 4)
        Stage.show(map, width: 660, height: 620) { window in
            Hands.focus(window)
            #expect(Stage.wait { map.region.zoom == 5 } && rest(map))
            share = 2
            map.resized(map.width, map.height)
            #expect(Stage.wait { map.region.zoom == 4 && map.isAsFitted })
            #expect(map.map.grabFocus())
            Hands.type("plus")
            #expect(Stage.wait { map.goal == nil && map.region.zoom == 5 })
            map.resized(map.width, map.height)
            pause(.milliseconds(100))
            #expect(map.region.zoom == 5 && !map.isAsFitted)
        }
    }

    @Test("a place that was pointed out stays where it is when the map becomes another size")
    func pointedOut() {
        let map = MapPanel.shown()
        var share = 1
        map.fit { MapRegion(country: "AT", width: $0 / share, height: $1 / share) }
        map.onActivate { _ in }
        Stage.show(map, width: 640, height: 520) { window in
            Hands.focus(window)
            #expect(rest(map) && map.map.grabFocus())
            Hands.type("Insert")
            #expect(Stage.wait { map.fitting == nil } && map.region.zoom == 6)
            share = 4
            map.resized(map.width, map.height)
            pause(.milliseconds(100))
            #expect(map.region.zoom == 6)
        }
    }

    @Test("how something is added is told to who cannot see it, after how many places there are")
    func hint() {
        let map = MapPanel.shown()
        map.spokenHint = "Press Insert."
        #expect(map.map.accessibleDescription == "Press Insert.")
        map.pins = cities
        Stage.show(map, width: 640, height: 520) { _ in
            #expect(rest(map))
            let told = { @MainActor in map.map.accessibleDescription ?? "" }
            #expect(Stage.wait { told().hasSuffix(" of 4 places in sight. Press Insert.") }, "\(told())")
        }
    }

    @Test("every widget in it has a name, and all of it ends with its window")
    func ends() {
        var traces: [Trace] = []
        var map: MapPanel? = MapPanel.shown(cities)
        if let map {
            map.selection = "vienna"
            Stage.show(map, width: 640, height: 520) { _ in
                #expect(rest(map) && Stage.wait { map.drawn != nil })
                pause(.milliseconds(300))
                for widget in everything(in: map) where widget.isFocusable && widget.isMapped && widget.role == .button
                {
                    #expect(widget.accessibleLabel?.isEmpty == false, "\(widget.typeName)")
                }
                traces = (everything(in: map) + [map.map]).map { Trace($0) } + [Trace(map.map.viewport)]
            }
        }
        map = nil
        #expect(Stage.wait { traces.allSatisfy(\.isGone) })
    }
}
