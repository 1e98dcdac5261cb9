import GTK

/// What a map is made of until its tiles are known: it can be moved, and nothing is drawn.
final class NoTiles: TileMaker {
    var zooms: ClosedRange<Int> { 0...20 }
    var parallel: Int { 1 }

    func tile(_ address: TileAddress, scale: Int) async throws -> Texture { throw CancellationError() }
}
