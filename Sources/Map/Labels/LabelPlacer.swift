internal import Foundation
internal import GTK

/// Chooses which names a map shows at one zoom so that none lies on another.
///
/// What was placed stays placed while the map is moved: names neither come nor go in the middle of it. A name's place
/// counts from the middle of the world at that zoom, so that the choice holds wherever the map is.
struct LabelPlacer {
    /// A name that has found room.
    struct Placed: Equatable {
        let index: Int
        /// Where the name's place lies in Mercator's square.
        let point: Point
        /// What the name covers, from that place.
        let box: Rectangle
    }

    /// The free room around each name, in pixels.
    private static let gap = 5.0
    /// The side of the squares by which names are found; no name may be larger.
    private static let cell = 320.0

    let level: Int
    let rotation: Double
    private(set) var placed: [Placed] = []
    private var known: Set<Int> = []
    private var cells: [Int: [Placed]] = [:]

    init(level: Int, rotation: Double) {
        (self.level, self.rotation) = (level, rotation)
    }

    private var world: Double { 256 * exp2(Double(level)) }
    private var columns: Int { max(1, Int(world / Self.cell)) }

    /// Whether a name was looked at before.
    func knows(_ index: Int) -> Bool { known.contains(index) }

    /// Places a name if there is room for it; those that matter more are to be offered first.
    mutating func offer(_ index: Int, at point: Point, box: Rectangle) {
        guard known.insert(index).inserted, box.width <= Self.cell, box.height <= Self.cell else { return }
        let new = Placed(index: index, point: point, box: box)
        let (column, row) = place(of: point)
        for dx in -1...1 {
            for dy in -1...1 {
                let found = cells[key(column + dx, row + dy)] ?? []
                if found.contains(where: { overlap($0, new) }) { return }
            }
        }
        cells[key(column, row), default: []].append(new)
        placed.append(new)
    }

    private func place(of point: Point) -> (Int, Int) {
        (Int(point.x * Double(columns)), Int(point.y * Double(columns)))
    }

    private func key(_ column: Int, _ row: Int) -> Int { row * columns + (column % columns + columns) % columns }

    private func overlap(_ one: Placed, _ other: Placed) -> Bool {
        let way = MapFrame.turned(
            Point(
                x: MapFrame.wrapped(other.point.x - one.point.x) * world, y: (other.point.y - one.point.y) * world),
            by: rotation)
        func apart(_ start: Double, _ length: Double, _ from: Double, _ room: Double) -> Bool {
            start + length + Self.gap <= from || from + room + Self.gap <= start
        }
        return !apart(one.box.x, one.box.width, other.box.x + way.x, other.box.width)
            && !apart(one.box.y, one.box.height, other.box.y + way.y, other.box.height)
    }
}
