internal import GTK

/// Draws the tiles of the map of the world, off the main thread.
@MainActor
final class WorldTiles: TileMaker {
    private let painter: WorldPainter

    init(_ map: WorldMap, _ ink: MapInk) { painter = WorldPainter(map: map, ink: ink) }

    /// Past the last zoom the outlines would be too coarse to tell anything.
    static let reach = 0...11
    let zooms: ClosedRange<Int> = WorldTiles.reach
    let parallel = 3

    func tile(_ address: TileAddress, scale: Int) async throws -> Texture {
        let (painter, failure) = (painter, FailureBox())
        let texture = await Texture.drawn(width: TileAddress.side, height: TileAddress.side, scale: Double(scale)) {
            do { try painter.draw(address, on: $0) } catch { failure.set() }
        }
        if failure.isSet { throw MapProblem.unreadable(path: "world.map") }
        return texture
    }
}
