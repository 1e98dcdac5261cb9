import Foundation
import Testing

@testable import Store

@Suite("Locations")
struct LocationTests {
    private static func location(_ latitude: Double, _ longitude: Double) throws -> Location {
        try #require(Location(latitude: latitude, longitude: longitude))
    }

    private static func any(_ random: inout SyntheticRandom) throws -> Location {
        try location(Double.random(in: -90...90, using: &random), Double.random(in: -180...180, using: &random))
    }

    @Test("are nowhere beyond the poles and beyond the line where the date changes")
    func ranges() {
        #expect(Location(latitude: 90, longitude: 180) != nil && Location(latitude: -90, longitude: -180) != nil)
        for (latitude, longitude) in [(90.1, 0), (-90.1, 0), (0, 180.1), (0, -180.1), (.nan, 0), (0, .nan)] {
            #expect(Location(latitude: latitude, longitude: longitude) == nil, "\(latitude), \(longitude)")
        }
        let kept = Data(#"{"latitude": 91, "longitude": 0}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Location.self, from: kept) }
    }

    @Test("are as far from each other as the Earth is round")
    func known() throws {
        // From a pole to the other is half a great circle, from the equator to a pole a quarter.
        let half = Double.pi * Location.earthRadius
        let (north, south) = (try Self.location(90, 0), try Self.location(-90, 77))
        #expect(abs(north.distance(to: south) - half) < 1e-3)
        #expect(abs(try Self.location(0, 12).distance(to: north) - half / 2) < 1e-3)
        #expect(abs(try Self.location(0, 0).distance(to: try Self.location(0, 180)) - half) < 1e-3)
        // One degree along a meridian, and along the parallel of 60°, which is half as long.
        let degree = half / 180
        #expect(abs(try Self.location(10, 5).distance(to: try Self.location(11, 5)) - degree) < 1e-3)
        let parallel = try Self.location(60, 5).distance(to: try Self.location(60, 6))
        #expect(abs(parallel - degree / 2) < 2)
        // The shortest way goes over the line where the date changes.
        #expect(abs(try Self.location(0, 179.5).distance(to: try Self.location(0, -179.5)) - degree) < 1e-3)
    }

    @Test("are as far one way as the other, nowhere farther than half round, and no detour is shorter")
    func properties() throws {
        var random = SyntheticRandom(seed: 1_904)
        for _ in 0..<20_000 {
            let (a, b, c) = (try Self.any(&random), try Self.any(&random), try Self.any(&random))
            let (ab, ba) = (a.distance(to: b), b.distance(to: a))
            #expect(ab == ba && ab >= 0 && ab <= .pi * Location.earthRadius)
            #expect(a.distance(to: a) == 0)
            #expect(a.distance(to: c) <= ab + b.distance(to: c) + 1e-3)
        }
    }

    @Test("are written as geo addresses that are read as the same point")
    func geo() throws {
        #expect(try Self.location(48.2083537, 16.3725042).geoAddress == "geo:48.208354,16.372504")
        #expect(try Self.location(-33, 0).geoAddress == "geo:-33,0")
        #expect(try Self.location(-0.0000001, 100).text == "0, 100")
        var random = SyntheticRandom(seed: 5_870)
        for _ in 0..<2_000 {
            let location = try Self.any(&random)
            let read = try #require(Location(geoAddress: location.geoAddress))
            #expect(location.distance(to: read) < 0.2, "\(location)")
            #expect(LocationReader.read(location.text) == .location(read))
        }
    }

    @Test("are ordered by their distance, and by name where nobody knows from where")
    func nearest() throws {
        func place(_ name: String, _ latitude: Double) throws -> Place {
            Place(
                id: name, origin: .own,
                details: Place.Details(name: name, location: try Self.location(latitude, 0)))
        }
        let places = [try place("Émile", 2), try place("Zoë", 1), try place("Fritz", -3), try place("eva", 2)]
        let home = try Self.location(0, 0)
        let near = places.nearestFirst(from: home)
        #expect(near.map(\.place.name) == ["Zoë", "Émile", "eva", "Fritz"])
        #expect(near.map(\.distance) == near.map { home.distance(to: $0.place.location) })
        let unknown = places.nearestFirst(from: nil)
        #expect(unknown.map(\.place.name) == ["Émile", "eva", "Fritz", "Zoë"])
        #expect(unknown.allSatisfy { $0.distance == nil })
    }
}
