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

    /// Where a place lies on a map that shows a region.
    private func place(_ latitude: Double, _ longitude: Double, on region: MapRegion, _ width: Int, _ height: Int)
        -> Point
    {
        MapFrame(region: region, width: Double(width), height: Double(height)).place(
            Coordinate(latitude: latitude, longitude: longitude).mercator)
    }

    @Test("a country is shown whole, as large as it can be, without what is far overseas")
    func country() throws {
        // Brest, Strasbourg, Lille and Perpignan.
        let towns = [(48.4, -4.4), (48.6, 7.7), (50.6, 3.1), (42.7, 2.9)]
        for (width, height, zoom) in [(302, 320, 4.0), (660, 600, 5)] {
            let france = try #require(MapRegion(country: "FR", width: width, height: height))
            #expect(france.zoom == zoom)
            for (latitude, longitude) in towns {
                let place = place(latitude, longitude, on: france, width, height)
                #expect((0...Double(width)).contains(place.x) && (0...Double(height)).contains(place.y))
            }
            let cayenne = place(4.9, -52.3, on: france, width, height)
            #expect(cayenne.x < 0)
        }
        #expect(MapRegion(country: "SG", width: 660, height: 600)?.zoom == 6)
        #expect(MapRegion(country: "", width: 660, height: 600) == nil)
        #expect(MapRegion(country: "ZZ", width: 660, height: 600) == nil)
    }

    @Test("where no country is known the inhabited Earth is shown, without Antarctica, whatever the map's size")
    func inhabited() {
        for (width, height) in [(302, 320), (302, 420), (660, 560), (660, 690), (1600, 300), (240, 220)] {
            let region = MapRegion.inhabited(width: width, height: height)
            #expect(region.zoom == region.zoom.rounded())
            #expect(place(-63, -57, on: region, width, height).y > Double(height), "\(width) × \(height)")
            #expect(place(90, 0, on: region, width, height).y <= 0, "\(width) × \(height)")
            for (latitude, longitude) in [(48.2, 16.4), (5.6, -0.2)] {
                let place = place(latitude, longitude, on: region, width, height)
                #expect((0...Double(width)).contains(place.x) && (0...Double(height)).contains(place.y))
            }
        }
    }
}
