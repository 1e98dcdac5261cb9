import Foundation
import GTK
import TestSupport
import Testing

@testable import Map

@MainActor @Suite("The map of the world", .serialized)
struct WorldMapTests {
    private let ink = MapInk(
        sea: Color(red: 0, green: 0, blue: 1), land: Color(red: 0, green: 1, blue: 0),
        shore: Color(red: 0, green: 0, blue: 0), border: Color(red: 1, green: 0, blue: 0))

    init() { Stage.open() }

    /// The colour of a place on the tile in which it lies.
    private func color(_ latitude: Double, _ longitude: Double, zoom: Int, _ map: WorldMap) throws -> Color {
        let point = Coordinate(latitude: latitude, longitude: longitude).mercator
        let count = Double(1 << zoom)
        let tile = TileAddress(zoom: zoom, x: Int(point.x * count), y: Int(point.y * count))
        var failure: (any Error)?
        let texture = Texture(width: 256, height: 256) { canvas in
            do { try WorldPainter(map: map, ink: ink).draw(tile, on: canvas) } catch { failure = error }
        }
        if let failure { throw failure }
        let (x, y) = (point.x * count - Double(tile.x), point.y * count - Double(tile.y))
        return Bitmap(texture)[Int(x * 256), Int(y * 256)]
    }

    @Test(
        "land is land and water is water at every zoom, lakes and inland seas too",
        arguments: [0, 2, 3, 5, 6, 9, 11])
    func landAndWater(zoom: Int) throws {
        let map = try WorldMap(path: worldFile)
        let land = [(47.0, 2.5), (-25.0, 133.0), (65.0, 100.0), (-80.0, 60.0), (25.0, 1.0)]
        let water = [(30.0, -40.0), (-40.0, 90.0), (70.0, -165.0)]
        for (latitude, longitude) in land {
            #expect(try color(latitude, longitude, zoom: zoom, map) == ink.land, "\(latitude) \(longitude)")
        }
        for (latitude, longitude) in water {
            #expect(try color(latitude, longitude, zoom: zoom, map) == ink.sea, "\(latitude) \(longitude)")
        }
        // Lake Victoria, Lake Superior, the Caspian Sea.
        for (latitude, longitude) in [(-1.5, 33.0), (47.7, -88.0), (42.0, 50.5)] where zoom >= 3 {
            #expect(try color(latitude, longitude, zoom: zoom, map) == ink.sea, "\(latitude) \(longitude)")
        }
    }

    @Test("no seam and no shore is drawn where two squares of the grid meet")
    func seams() throws {
        let map = try WorldMap(path: worldFile)
        // The middle of the Sahara, on both sides of the meridian of 11.25 degrees, which parts squares at zoom 6.
        for tile in [TileAddress(zoom: 6, x: 33, y: 27), TileAddress(zoom: 8, x: 135, y: 110)] {
            let texture = Texture(width: 256, height: 256) { canvas in
                do { try WorldPainter(map: map, ink: ink).draw(tile, on: canvas) } catch { Issue.record(error) }
            }
            let picture = Bitmap(texture)
            let edge = (0..<256).flatMap { [picture[$0, 0], picture[$0, 255], picture[0, $0], picture[255, $0]] }
            #expect(edge.allSatisfy { $0 == ink.land || $0.red > 0 })
        }
    }

    @Test("names come in the person's language where the map knows it")
    func names() throws {
        let labels = try WorldMap(path: worldFile).labels
        let austria = try #require(labels.first { $0.kind == .country && $0.name == "Austria" })
        #expect(austria.name(in: "de_AT") == "Österreich" && austria.name(in: "fr") == "Autriche")
        #expect(austria.name(in: nil) == "Austria" && austria.name(in: "tlh") == "Austria")
        #expect(labels.contains { $0.kind == .capital && $0.name == "Vienna" })
        #expect(!labels.contains { $0.kind != .country && $0.zooms.contains(2) })
        #expect(labels.filter { $0.kind == .country }.count == 177 && labels.count > 7000)
        #expect(labels.allSatisfy { $0.coordinate.isValid && !$0.name.isEmpty })
    }

    @Test("a file that was cut off anywhere, or is another one, is told and not trusted")
    func damage() throws {
        let bytes = [UInt8](try #require(FileManager.default.contents(atPath: worldFile)))
        var refused = 0
        for length in stride(from: 0, to: bytes.count - 1, by: 40_009) {
            do { _ = try WorldMap(Array(bytes[..<length])) } catch { refused += 1 }
        }
        #expect(refused == (bytes.count - 2) / 40_009 + 1)
        #expect(throws: MapProblem.unreadable(path: "/nowhere")) { try WorldMap(path: "/nowhere") }
        #expect(throws: MapProblem.unreadable(path: #filePath)) { try WorldMap(path: #filePath) }
    }
}
