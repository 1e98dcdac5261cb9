internal import Foundation
internal import GTK

/// The map of the world that ships with the program: outlines in three levels of detail, and names.
///
/// The file is read whole, which is two megabytes; the outlines of a square are taken apart only when it is drawn.
struct WorldMap: Sendable {
    /// One level of detail: a grid of squares, each with the outlines in it.
    struct Level: Sendable {
        /// The zoom at which a square is as large as a tile.
        let zoom: Int
        /// Where the outlines of a square begin in the file, by row and column.
        let squares: [Int: Int]
    }

    /// The outlines of a square, its sides being 1 long; they go on a little beyond it.
    struct Outlines: Sendable {
        var land = Path()
        var lakes = Path()
        var borders = Path()
    }

    /// How many steps the side of a square has.
    private static let steps = 8192.0

    private let bytes: [UInt8]
    let levels: [Level]
    let labels: [WorldLabel]

    /// Reads a file.
    /// - Throws: `MapProblem.unreadable`.
    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else { throw MapProblem.unreadable(path: path) }
        do {
            try self.init([UInt8](data))
        } catch {
            throw MapProblem.unreadable(path: path)
        }
    }

    /// Takes the bytes of a file.
    /// - Throws: `WorldReader.Damage`.
    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        var reader = WorldReader(bytes)
        try reader.expect(Array("CMAP".utf8) + [1])
        var levels: [Level] = []
        for _ in 0..<(try reader.count()) {
            let zoom = try reader.number()
            var found: [(key: Int, length: Int)] = []
            for _ in 0..<(try reader.count()) {
                let (column, row) = (try reader.number(), try reader.number())
                found.append((row << 16 | column, try reader.number()))
            }
            var squares: [Int: Int] = [:]
            for (key, length) in found {
                squares[key] = reader.position
                try reader.skip(length)
            }
            levels.append(Level(zoom: zoom, squares: squares))
        }
        self.levels = levels
        labels = try WorldLabel.countries(&reader) + WorldLabel.cities(&reader)
    }

    /// The finest level that is not finer than a tile of this zoom wants.
    func level(at zoom: Int) -> Level? {
        levels.last { $0.zoom <= zoom } ?? levels.first
    }

    /// The outlines of the square in which a tile lies; empty where there is nothing but sea.
    func outlines(of level: Level, column: Int, row: Int) throws -> Outlines {
        guard let start = level.squares[row << 16 | column] else { return Outlines() }
        var reader = WorldReader(bytes, at: start)
        var outlines = Outlines()
        outlines.land = try Self.path(&reader, isClosed: true)
        outlines.lakes = try Self.path(&reader, isClosed: true)
        outlines.borders = try Self.path(&reader, isClosed: false)
        return outlines
    }

    private static func path(_ reader: inout WorldReader, isClosed: Bool) throws -> Path {
        var path = Path()
        for _ in 0..<(try reader.count()) {
            var (x, y) = (0, 0)
            for index in 0..<(try reader.count()) {
                x += try reader.signed()
                y += try reader.signed()
                let point = Point(x: Double(x) / steps, y: Double(y) / steps)
                if index == 0 { path.move(to: point) } else { path.line(to: point) }
            }
            if isClosed { path.close() }
        }
        return path
    }
}
