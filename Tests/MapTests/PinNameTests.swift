import GTK
import TestSupport
import Testing

@testable import Map

@MainActor @Suite("Names of pins", .serialized)
struct PinNameTests {
    init() { Stage.open() }

    private let map = Size(width: 600, height: 400)

    private func mark(_ key: String, _ x: Double, _ y: Double, width: Double = 80) -> PinNames.Mark {
        PinNames.Mark(key: key, place: Point(x: x, y: y), name: Size(width: width, height: 16))
    }

    private func places(
        _ marks: [PinNames.Mark], isMirrored: Bool = false, obstacles: [Rectangle] = []
    ) -> [String: Rectangle] {
        PinNames.places(marks, on: map, isMirrored: isMirrored, obstacles: obstacles)
    }

    @Test("a name stands beside its pin's head, where one reads on, or on the other side at what is in the way")
    func sides() throws {
        let marks = [mark("a", 300, 200)]
        let after = try #require(places(marks)["a"])
        #expect(after.x >= 13 && after.y + after.height < -13)
        #expect(try #require(places(marks, isMirrored: true)["a"]).x == -after.x - 80)
        #expect(try #require(places([mark("a", 540, 200)])["a"]).x == -after.x - 80)
        // It keeps a little away from the edge of the map.
        #expect(try #require(places([mark("a", 600 - after.x - 80 - 12, 200)])["a"]).x == after.x)
        #expect(try #require(places([mark("a", 600 - after.x - 80 - 11, 200)])["a"]).x == -after.x - 80)
        let button = Rectangle(x: 350, y: 150, width: 40, height: 60)
        #expect(try #require(places(marks, obstacles: [button])["a"]).x == -after.x - 80)
        let other = [mark("a", 300, 200), PinNames.Mark(key: "b", place: Point(x: 350, y: 200), isCluster: true)]
        #expect(try #require(places(other)["a"]).x == -after.x - 80)
    }

    @Test("a name that has no room on either side is left out, and with very many pins all are")
    func left() {
        #expect(places([mark("a", 300, 200, width: 500)]).isEmpty)
        #expect(places([mark("a", 300, 20)]).isEmpty)
        let several = [mark("a", 300, 200), mark("b", 345, 200), mark("c", 255, 200)]
        #expect(places(several)["a"] == nil && places(several).count == 2)
        #expect(places((0..<41).map { mark("\($0)", Double($0 % 4) * 140 + 40, Double($0 / 4) * 40) }).isEmpty)
        #expect(!places((0..<8).map { mark("\($0)", Double($0 % 4) * 140 + 40, Double($0 / 4) * 60 + 60) }).isEmpty)
    }

    @Test("on a map no name of a place lies on a pin or its name, and a town below a pin keeps its name")
    func onMap() {
        let map = MapPanel.shown(cities)
        Stage.show(map) { _ in
            #expect(Stage.wait { !map.labels.shown.isEmpty && map.labels.pins.stands.count >= 3 })
            let pins = map.labels.pins
            #expect(pins.names.count > 1, "no pin has its name")
            let shown = map.labels.shown
            for (name, box) in shown {
                for covered in pins.covered(isTown: true) { #expect(covered.gap(to: box) > 0, "\(name)") }
            }
            // The panel of a chosen one has the name.
            let before = pins.names.count
            map.selection = "vienna"
            #expect(Stage.wait { map.labels.pins.names.count < before })
            map.selection = nil
            let berlin = Coordinate(latitude: 52.52, longitude: 13.405)
            map.pins = [MapPin(id: "shop", title: "Corner shop", coordinate: berlin)]
            map.region = MapRegion(center: berlin, zoom: 5)
            #expect(Stage.wait { map.labels.pins.names.count == 1 })
            #expect(map.labels.shown.contains { $0.name == "Berlin" })
            map.pins = [MapPin(id: "shop", title: "Berlin", coordinate: berlin)]
            #expect(Stage.wait { map.labels.pins.stands.first?.title == "Berlin" })
            #expect(!map.labels.shown.contains { $0.name == "Berlin" })
            // Beside the mark of several it is further away.
            map.pins = (0..<3).map { MapPin(id: "\($0)", title: "Stall \($0)", coordinate: berlin) }
            #expect(Stage.wait { map.labels.pins.stands.map(\.isCluster) == [true] })
            let name = map.labels.shown.first { $0.name == "Berlin" }
            #expect((name?.box.x ?? 0) > (map.labels.pins.stands.first?.place.x ?? 0) + 22)
            // A country's name keeps clear of the tip too.
            let room = PinRoom([mark("a", 300, 200)], names: [:])
            let tip = Rectangle(x: 290, y: 190, width: 20, height: 10)
            #expect(room.covered(isTown: false).contains { $0.gap(to: tip) < 0 })
            #expect(!room.covered(isTown: true).contains { $0.gap(to: tip) < 0 })
        }
    }
}
