import Foundation
import GRDB
import GTK
import TestSupport
import Testing

@testable import Map

/// A PNG of 256 by 256 in one colour.
@MainActor
private func png(_ color: Color) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let texture = Texture(width: 256, height: 256) {
        $0.fill(.rectangle(Rectangle(width: 256, height: 256)), with: color)
    }
    #expect(texture.savePNG(path: folder.path + "/tile.png"))
    return [UInt8](try #require(FileManager.default.contents(atPath: folder.path + "/tile.png")))
}

private let green = Color(red: 0, green: 1, blue: 0)

@MainActor @Suite("A person's own map file", .serialized)
struct FileTilesTests {
    init() { Stage.open() }

    /// Makes a file of the kind MBTiles with a single tile, that of Vienna at zoom 6.
    private func make(_ folder: TemporaryFolder, format: String = "png") throws -> String {
        let path = folder.path + "/town.mbtiles"
        let queue = try DatabaseQueue(path: path)
        let tile = try png(green)
        try queue.write { database in
            try database.execute(sql: "CREATE TABLE metadata (name TEXT, value TEXT)")
            try database.execute(
                sql: "CREATE TABLE tiles (zoom_level INT, tile_column INT, tile_row INT, tile_data BLOB)")
            for (name, value) in [
                ("format", format), ("attribution", "&copy; <a href=\"x\">The town</a>"), ("center", "16.4,48.2,6"),
            ] {
                try database.execute(sql: "INSERT INTO metadata VALUES (?, ?)", arguments: [name, value])
            }
            // Vienna: column 34, row 22 from the north, which is 41 from the south.
            try database.execute(sql: "INSERT INTO tiles VALUES (6, 34, 41, ?)", arguments: [Data(tile)])
        }
        return path
    }

    @Test("its tiles are read, rows counted from the south, with who made it and where it begins")
    func reading() async throws {
        let folder = try TemporaryFolder()
        let tiles = try FileTiles(path: make(folder))
        #expect(tiles.zooms == 6...6 && tiles.attribution == "© The town")
        #expect(tiles.region == MapRegion(center: Coordinate(latitude: 48.2, longitude: 16.4), zoom: 6))
        let texture = try await tiles.tile(TileAddress(zoom: 6, x: 34, y: 22), scale: 1)
        #expect(Bitmap(texture)[128, 128] == green)
        await #expect(throws: CancellationError.self) {
            _ = try await tiles.tile(TileAddress(zoom: 6, x: 34, y: 41), scale: 1)
        }
    }

    @Test("vector tiles and what is no map are told, and the panel says so")
    func problems() throws {
        let folder = try TemporaryFolder()
        let path = try make(folder, format: "pbf")
        #expect(throws: MapProblem.unsupported(format: "pbf")) { try FileTiles(path: path) }
        let text = folder.write("no map", to: "text.mbtiles")
        #expect(throws: MapProblem.unreadable(path: text)) { try FileTiles(path: text) }
        let map = MapPanel("Town", source: .file(path: path))
        Stage.show(map) { _ in
            #expect(Stage.wait { map.problem == .unsupported(format: "pbf") })
            map.source = .bundled(file: worldFile)
            #expect(map.problem == nil)
        }
    }

    @Test("the panel shows it")
    func shown() throws {
        let folder = try TemporaryFolder()
        let map = MapPanel("Town", source: .file(path: try make(folder)))
        Stage.show(map) { _ in
            #expect(
                Stage.wait {
                    guard let texture = map.texture() else { return false }
                    return Bitmap(texture)[texture.width / 2, texture.height / 2] == green
                })
        }
    }
}

@MainActor @Suite("Tiles of a server", .serialized)
struct ServerTilesTests {
    init() { Stage.open() }

    private func tiles(_ server: LoopbackServer, _ folder: TemporaryFolder) -> ServerTiles {
        ServerTiles(
            TileServer(
                template: server.address + "/{z}/{x}/{y}.png", attribution: "© Somebody",
                userAgent: "Comptoir/1.0 (+https://example.org)", cacheFolder: folder.path))
    }

    private let address = TileAddress(zoom: 4, x: 8, y: 5)

    @Test("a tile is asked for once, under the program's own name, and then kept")
    func kept() async throws {
        let (server, folder) = (try LoopbackServer(), try TemporaryFolder())
        try await server.answer("/4/8/5.png", .file(try png(green), type: "image/png", etag: "\"a\""))
        let first = try await tiles(server, folder).tile(address, scale: 1)
        #expect(Bitmap(first)[5, 5] == green)
        let second = try await tiles(server, folder).tile(address, scale: 1)
        #expect(Bitmap(second)[5, 5] == green)
        let asked = try await server.log().at("/4/8/5.png")
        #expect(asked.count == 1 && asked[0].headers["user-agent"] == "Comptoir/1.0 (+https://example.org)")
    }

    @Test("a server that refuses is left alone for a while; one that is broken is asked again")
    func refused() async throws {
        let (server, folder) = (try LoopbackServer(), try TemporaryFolder())
        try await server.answer("/4/8/5.png", LoopbackAnswer(status: 429))
        let tiles = tiles(server, folder)
        for _ in 0..<3 {
            await #expect(throws: MapProblem.refused(status: 429)) { _ = try await tiles.tile(address, scale: 1) }
        }
        #expect(try await server.log().requests.count == 1)
        try await server.answer("/4/8/6.png", LoopbackAnswer(status: 503), .file(try png(green), type: "image/png"))
        let other = self.tiles(server, folder)
        await #expect(throws: MapProblem.unreachable) {
            _ = try await other.tile(TileAddress(zoom: 4, x: 8, y: 6), scale: 1)
        }
        _ = try await other.tile(TileAddress(zoom: 4, x: 8, y: 6), scale: 1)
    }

    @Test("what is no picture is neither shown nor kept")
    func noPicture() async throws {
        let (server, folder) = (try LoopbackServer(), try TemporaryFolder())
        try await server.answer(
            "/4/8/5.png", LoopbackAnswer(body: "<html>"), .file(try png(green), type: "image/png"))
        let tiles = tiles(server, folder)
        await #expect(throws: MapProblem.unreachable) { _ = try await tiles.tile(address, scale: 1) }
        _ = try await tiles.tile(address, scale: 1)
    }

    @Test("an address is filled in, whatever else stands in braces")
    func template() {
        #expect(address.address("https://a/{z}/{x}/{y}@2x.png?k={k}") == "https://a/4/8/5@2x.png?k={k}")
        #expect(address.rowFromSouth == 10 && !TileAddress(zoom: 2, x: 4, y: 0).isValid)
    }

    @Test("only what is in sight is asked for, and who made it is named with a link")
    func inSight() async throws {
        let (server, folder) = (try LoopbackServer(), try TemporaryFolder())
        let tile = try png(green)
        for x in 0..<16 {
            for y in 0..<16 { try await server.answer("/4/\(x)/\(y).png", .file(tile, type: "image/png")) }
        }
        var about = TileServer.openStreetMap(userAgent: "Comptoir/1.0")
        about.template = server.address + "/{z}/{x}/{y}.png"
        about.cacheFolder = folder.path
        let map = MapPanel("Town", source: .tiles(about), region: MapRegion(center: MapPanel.vienna, zoom: 4))
        Stage.show(map, width: 400, height: 300) { _ in
            #expect(
                Stage.wait {
                    guard let texture = map.texture() else { return false }
                    return Bitmap(texture)[texture.width / 2, texture.height / 2] == green
                })
            let link = everything(in: map.footer).compactMap { $0 as? LinkButton }.first
            #expect(link?.address == "https://www.openstreetmap.org/copyright")
            #expect(link?.label == "© OpenStreetMap contributors")
        }
        let asked = try await server.log().requests
        #expect(!asked.isEmpty && asked.count <= 30 && Set(asked.map(\.path)).count == asked.count)
    }
}

@MainActor @Suite("Themes of the map", .serialized)
struct MapThemeTests {
    init() { Stage.open() }

    @Test("the tiles are drawn in the colours of the style sheet, and anew when it becomes another")
    func colours() throws {
        let sheet = StyleSheet()
        func style(_ land: String) -> String {
            ".map-sea { color: #000080; } .map-land { color: \(land); } .map-shore, .map-border { color: #00FF00; }"
        }
        sheet.load(style("#00FF00"))
        sheet.add()
        defer { sheet.remove() }
        let map = MapPanel.shown(region: MapRegion(center: Coordinate(latitude: 23, longitude: 12), zoom: 6))
        map.labels.labels = []
        Stage.show(map) { _ in
            @MainActor func middle() -> Color? {
                guard let texture = map.texture() else { return nil }
                return Bitmap(texture)[texture.width / 2 + 40, texture.height / 2 + 30]
            }
            #expect(Stage.wait { middle() == Color("#00FF00") })
            sheet.load(style("#FF0000"))
            #expect(Stage.wait { middle() == Color("#FF0000") })
        }
    }
}
