import Foundation
import Map

extension Environment {
    /// Where maps have their picture from: what the program brings, unless the person wants another one.
    var mapSource: MapSource {
        if preferences.usesOpenStreetMap { return .tiles(Self.streets) }
        return preferences.mapFile.isEmpty ? .bundled(file: folders.map.path) : .file(path: preferences.mapFile)
    }

    /// OpenStreetMap's server, or the one that `COMPTOIR_TILES` names in its place: tests ask one of their own.
    private static let streets: TileServer = {
        var server = TileServer.openStreetMap(
            userAgent: "\(AppIdentity.name)/\(AppIdentity.version) (\(AppIdentity.id))")
        if let own = ProcessInfo.processInfo.environment["COMPTOIR_TILES"] { server.template = own }
        return server
    }()
}
