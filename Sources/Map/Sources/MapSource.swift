/// Where a map has its picture from.
public enum MapSource: Equatable, Sendable {
    /// The map of the world that ships with the program (`world.map`); no network is asked.
    case bundled(file: String)
    /// Tiles of a server; only for people who have said that they want them.
    case tiles(TileServer)
    /// A person's own map: a file of the kind MBTiles with pictures in it; no network is asked.
    case file(path: String)
}

/// A server of map tiles, and how it wants to be treated.
public struct TileServer: Equatable, Sendable {
    /// The address of a tile, with `{z}`, `{x}` and `{y}` in it.
    public var template: String
    /// Who made the map; shown as long as the map is.
    public var attribution: String
    /// Where more is told about who made the map.
    public var attributionAddress: String?
    /// The largest zoom that there are tiles of.
    public var maximumZoom: Int
    /// What the program calls itself, with where it can be asked about.
    public var userAgent: String
    /// A folder of its own where tiles are kept; nil for the person's cache folder.
    public var cacheFolder: String?

    public init(
        template: String, attribution: String, attributionAddress: String? = nil, maximumZoom: Int = 19,
        userAgent: String, cacheFolder: String? = nil
    ) {
        (self.template, self.attribution, self.attributionAddress) = (template, attribution, attributionAddress)
        (self.maximumZoom, self.userAgent, self.cacheFolder) = (maximumZoom, userAgent, cacheFolder)
    }

    /// OpenStreetMap's own server, whose tile usage policy asks for a user agent that names the program.
    public static func openStreetMap(userAgent: String) -> TileServer {
        TileServer(
            template: "https://tile.openstreetmap.org/{z}/{x}/{y}.png", attribution: "© OpenStreetMap contributors",
            attributionAddress: "https://www.openstreetmap.org/copyright", userAgent: userAgent)
    }
}
