import GTK
import Testing

@testable import Map

@Suite("Places on the Earth")
struct CoordinateTests {
    @Test("as a geo address, whatever the language, with six decimals")
    func geo() {
        #expect(Coordinate(latitude: 48.2, longitude: -0.05).geoAddress == "geo:48.200000,-0.050000")
        #expect(Coordinate(latitude: -33.9, longitude: 151.2093456).geoAddress == "geo:-33.900000,151.209346")
    }

    @Test(
        "through Mercator's square and back",
        arguments: [(0.0, 0.0), (48.2, 16.37), (-33.9, 151.2), (84.9, -179.9), (-84.9, 179.9)])
    func mercator(latitude: Double, longitude: Double) {
        let back = Coordinate(mercator: Coordinate(latitude: latitude, longitude: longitude).mercator)
        #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - longitude) < 1e-9)
    }

    @Test("the middle of the square is the middle of the Earth; its edge is at 85 degrees")
    func square() {
        let middle = Coordinate(latitude: 0, longitude: 0).mercator
        #expect(abs(middle.x - 0.5) < 1e-12 && abs(middle.y - 0.5) < 1e-12)
        #expect(abs(Coordinate(latitude: 90, longitude: 0).mercator.y) < 1e-9)
        #expect(Coordinate(mercator: .init(x: 1.25, y: 2)).longitude == -90)
    }

    @Test("what is out of range is not valid")
    func valid() {
        #expect(Coordinate(latitude: 90, longitude: -180).isValid)
        #expect(!Coordinate(latitude: 90.1, longitude: 0).isValid && !Coordinate(latitude: 0, longitude: 181).isValid)
    }
}
