import GTK
import TestSupport
import Testing

@testable import Map

@MainActor @Suite("Names on the map", .serialized)
struct LabelTests {
    init() { Stage.open() }

    private func layer() throws -> LabelLayer {
        let layer = LabelLayer()
        layer.labels = try WorldMap(path: worldFile).labels
        return layer
    }

    private func frame(_ latitude: Double, _ longitude: Double, _ zoom: Double, _ rotation: Double = 0) -> MapFrame {
        MapFrame(
            region: MapRegion(center: Coordinate(latitude: latitude, longitude: longitude), zoom: zoom),
            rotation: rotation, width: 900, height: 700)
    }

    @Test(
        "no name lies on another, at any zoom, between two of them, turned, or across the date line",
        arguments: [(48.0, 14.0), (20.0, 78.0), (-15.0, 179.5), (40.0, -74.0)])
    func apart(latitude: Double, longitude: Double) throws {
        let layer = try layer()
        Stage.show(layer) { _ in
            for (zoom, turn) in [(2.0, 0.0), (3, 0), (4, 0), (4.6, 0), (6, 0), (6, 0.8), (8, 0), (11, 0)] {
                layer.frame = frame(latitude, longitude, zoom, turn)
                let shown = layer.shown
                #expect(!shown.isEmpty || longitude > 179 || zoom > 6, "zoom \(zoom)")
                for (index, one) in shown.enumerated() {
                    for other in shown[(index + 1)...] {
                        let isApart =
                            one.box.x + one.box.width <= other.box.x || other.box.x + other.box.width <= one.box.x
                            || one.box.y + one.box.height <= other.box.y || other.box.y + other.box.height <= one.box.y
                        #expect(isApart, "\(one.name) and \(other.name) at \(zoom)")
                    }
                }
            }
        }
    }

    @Test("no name is drawn that is near the edge, or near what lies over the map")
    func whole() throws {
        let layer = try layer()
        let button = Rectangle(x: 500, y: 300, width: 120, height: 90)
        Stage.show(layer) { _ in
            var covered = 0
            for step in 0..<40 {
                layer.frame = frame(48, 14 + Double(step) / 4, 5)
                layer.obstacles = []
                let before = layer.shown
                layer.obstacles = [button]
                for (name, box) in layer.shown {
                    #expect(box.x > 4 && box.y > 4 && box.x + box.width < 896 && box.y + box.height < 696, "\(name)")
                    #expect(box.gap(to: button) > 4, "\(name) at step \(step)")
                }
                covered += before.count { meet($0.box, button) }
                #expect(layer.shown.count <= before.count { !meet($0.box, button) })
            }
            #expect(covered > 20)
        }
    }

    private func meet(_ one: Rectangle, _ other: Rectangle) -> Bool {
        one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height
            && other.y < one.y + one.height
    }

    @Test("moving the map neither takes names away nor puts others in their place")
    func steady() throws {
        let layer = try layer()
        Stage.show(layer) { _ in
            layer.frame = frame(48, 14, 5)
            let before = Set(layer.shown.map(\.name))
            for step in 1...20 {
                layer.frame = frame(48, 14 + Double(step), 5)
                _ = layer.shown
            }
            layer.frame = frame(48, 14, 5)
            #expect(before.isSubset(of: layer.shown.map(\.name)) && before.contains("Austria"))
        }
    }
}
