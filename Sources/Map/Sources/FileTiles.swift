internal import Foundation
internal import GRDB
internal import GTK

/// Reads tiles from a person's own map: a file of the kind MBTiles (version 1.3) with pictures in it.
@MainActor
final class FileTiles: TileMaker {
    private let database: DatabaseQueue
    private let path: String
    let zooms: ClosedRange<Int>
    let parallel = 2
    /// Who made the map, as the file says it; without tags.
    let attribution: String
    /// What the file shows first, if it says so.
    let region: MapRegion?

    /// Opens a file, to be read only.
    /// - Throws: `MapProblem.unreadable` or `.unsupported`.
    init(path: String) throws {
        var configuration = Configuration()
        configuration.readonly = true
        self.path = path
        let about: [String: String]
        let found: (least: Int?, most: Int?)
        do {
            database = try DatabaseQueue(path: path, configuration: configuration)
            (about, found) = try database.read { database in
                var about: [String: String] = [:]
                for row in try Row.fetchAll(database, sql: "SELECT name, value FROM metadata") {
                    if let name: String = row["name"] { about[name] = row["value"] }
                }
                let row = try Row.fetchOne(
                    database, sql: "SELECT min(zoom_level) AS least, max(zoom_level) AS most FROM tiles")
                return (about, (row?["least"], row?["most"]))
            }
        } catch {
            throw MapProblem.unreadable(path: path)
        }
        if let format = about["format"], !["png", "jpg", "jpeg"].contains(format) {
            throw MapProblem.unsupported(format: format)
        }
        guard let least = found.least, let most = found.most, least >= 0, most <= 24 else {
            throw MapProblem.unreadable(path: path)
        }
        zooms = least...most
        attribution = Self.plain(about["attribution"] ?? "")
        region = Self.region(about["center"], zooms)
    }

    func tile(_ address: TileAddress, scale: Int) async throws -> Texture {
        let bytes: Data?
        do {
            bytes = try await database.read { database in
                try Data.fetchOne(
                    database,
                    sql: "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?",
                    arguments: [address.zoom, address.x, address.rowFromSouth])
            }
        } catch {
            throw MapProblem.unreadable(path: path)
        }
        // A file need not have all tiles; beyond its edge there is nothing.
        guard let bytes else { throw CancellationError() }
        do {
            return try await Texture.decode([UInt8](bytes), fitting: TileAddress.side * 2, limit: 1 << 22)
        } catch is PictureFailure {
            throw MapProblem.unreadable(path: path)
        }
    }

    /// `longitude,latitude,zoom`, as the file has it.
    private static func region(_ center: String?, _ zooms: ClosedRange<Int>) -> MapRegion? {
        let parts = (center ?? "").split(separator: ",").compactMap { Double($0) }
        guard parts.count >= 2 else { return nil }
        let coordinate = Coordinate(latitude: parts[1], longitude: parts[0])
        guard coordinate.isValid else { return nil }
        return MapRegion(center: coordinate, zoom: parts.count > 2 ? parts[2] : Double(zooms.lowerBound))
    }

    /// A text without what stands between angle brackets.
    private static func plain(_ text: String) -> String {
        var (result, depth) = ("", 0)
        for character in text {
            switch character {
            case "<": depth += 1
            case ">": depth = max(0, depth - 1)
            default: if depth == 0 { result.append(character) }
            }
        }
        return result.replacingOccurrences(of: "&copy;", with: "©").replacingOccurrences(of: "&amp;", with: "&")
    }
}
