internal import GTK

/// Which tile of a map: column and row, counted from the north-west, among two to the power of the zoom.
struct TileAddress: Hashable, Sendable {
    /// How long the side of a tile is, in pixels.
    static let side = 256

    let zoom: Int
    let x: Int
    let y: Int

    /// Whether there is such a tile.
    var isValid: Bool { zoom >= 0 && zoom < 31 && (0..<1 << zoom).contains(x) && (0..<1 << zoom).contains(y) }

    /// How far the tile's middle is from a point of Mercator's square, in tiles, squared.
    func way(to point: Point) -> Double {
        let count = Double(1 << zoom)
        let x = MapFrame.wrapped((Double(x) + 0.5) / count - point.x) * count
        let y = (Double(y) + 0.5) - point.y * count
        return x * x + y * y
    }

    /// The row counted from the south, as MBTiles does.
    var rowFromSouth: Int { (1 << zoom) - 1 - y }

    /// The address that a template makes, with `{z}`, `{x}` and `{y}` filled in.
    func address(_ template: String) -> String {
        template.split(separator: "{", omittingEmptySubsequences: false).enumerated().map { index, part in
            guard index > 0, let end = part.firstIndex(of: "}") else { return String(part) }
            let rest = part[part.index(after: end)...]
            switch part[..<end] {
            case "z": return "\(zoom)" + rest
            case "x": return "\(x)" + rest
            case "y": return "\(y)" + rest
            default: return "{" + part
            }
        }.joined()
    }
}
