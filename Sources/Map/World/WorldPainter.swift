internal import Foundation
internal import GTK

/// Draws a tile of the map of the world.
struct WorldPainter: Sendable {
    let map: WorldMap
    let ink: MapInk
    let cache = OutlineCache()

    /// Draws onto a canvas of 256 by 256.
    /// - Throws: `WorldReader.Damage`.
    func draw(_ tile: TileAddress, on canvas: Canvas) throws {
        let side = Double(TileAddress.side)
        canvas.fill(.rectangle(Rectangle(width: side, height: side)), with: ink.sea)
        guard let level = map.level(at: tile.zoom) else { return }
        // The square of the level that the tile lies in, and where in it.
        let depth = max(0, tile.zoom - level.zoom)
        let (column, row) = (tile.x >> depth, tile.y >> depth)
        let scale = side * exp2(Double(depth))
        let (left, top) = (
            Double(tile.x - (column << depth)) * side, Double(tile.y - (row << depth)) * side
        )
        let key = OutlineCache.Key(zoom: level.zoom, column: column, row: row)
        let outlines = try cache.outlines(key) { try map.outlines(of: level, column: column, row: row) }
        let width = (tile.zoom < 3 ? 0.7 : 1) / scale
        canvas.translated(x: -left, y: -top) {
            canvas.scaled(x: scale, y: scale) {
                canvas.fill(outlines.land, with: .color(ink.land), rule: .evenOdd)
                canvas.stroke(outlines.land, with: ink.shore, width: width)
                canvas.fill(outlines.lakes, with: .color(ink.sea), rule: .evenOdd)
                canvas.stroke(outlines.lakes, with: ink.shore, width: width)
                canvas.stroke(outlines.borders, with: ink.border, width: width)
            }
        }
    }
}
