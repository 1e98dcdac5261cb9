import GTK
import Testing

@testable import Map

@Suite("The Earth on a map")
struct FrameTests {
    private func frame(_ latitude: Double, _ longitude: Double, _ zoom: Double, rotation: Double = 0) -> MapFrame {
        MapFrame(
            region: MapRegion(center: Coordinate(latitude: latitude, longitude: longitude), zoom: zoom),
            rotation: rotation, width: 640, height: 400)
    }

    @Test("a place becomes a pixel and the same place again, also on a turned map", arguments: [0.0, 0.7, -2.1])
    func thereAndBack(rotation: Double) {
        let frame = frame(48, 16, 6.3, rotation: rotation)
        for place in [Point(x: 0, y: 0), Point(x: 320, y: 200), Point(x: 613, y: 17)] {
            let back = frame.place(frame.point(at: place))
            #expect(abs(back.x - place.x) < 1e-6 && abs(back.y - place.y) < 1e-6)
        }
    }

    @Test("what is beyond the date line lies beside what is before it")
    func dateLine() {
        let frame = frame(0, 179, 5)
        let beyond = frame.place(Coordinate(latitude: 0, longitude: -179).mercator)
        #expect(abs(beyond.x - (320 + 2.0 / 360 * 256 * 32)) < 1e-6 && abs(beyond.y - 200) < 1e-6)
    }

    @Test("zooming keeps what lies under the pointer there")
    func keeping() {
        let before = frame(40, -100, 4)
        let place = Point(x: 100, y: 350)
        var after = before
        after.center = before.center(keeping: place, zoom: 7)
        after.zoom = 7
        let found = after.place(before.point(at: place))
        #expect(abs(found.x - place.x) < 1e-6 && abs(found.y - place.y) < 1e-6)
    }

    @Test("the region around places has all of them, and would not at the next zoom")
    func around() throws {
        for list in [
            cities.map(\.coordinate), [.init(latitude: -17, longitude: 178), .init(latitude: -14, longitude: -171)],
        ] {
            let region = try #require(MapRegion(around: list, width: 640, height: 400))
            func isAll(_ zoom: Double) -> Bool {
                let frame = MapFrame(region: MapRegion(center: region.center, zoom: zoom), width: 640, height: 400)
                return list.allSatisfy { coordinate in
                    let place = frame.place(coordinate.mercator)
                    return (47...593).contains(place.x) && (47...353).contains(place.y)
                }
            }
            #expect(isAll(region.zoom) && !isAll(region.zoom + 1) && region.zoom == region.zoom.rounded())
        }
        #expect(MapRegion(around: [], width: 640, height: 400) == nil)
        #expect(MapRegion(around: [cities[0].coordinate], width: 640, height: 400, closest: 9)?.zoom == 9)
    }
}
