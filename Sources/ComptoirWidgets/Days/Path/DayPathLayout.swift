internal import GTK
internal import Widgets

/// How a number of days is laid out as boxes on a winding way.
struct DayPathLayout: Equatable, Sendable {
    /// How many days a box stands for.
    let unit: Int
    /// How many boxes there are.
    let count: Int
    /// From the middle of a box to that of the next, in pixels.
    let pitch: Double
    let track: PathTrack
    /// What the way takes up, in pixels; its top left is the origin.
    let size: Size

    /// From this distance on boxes are told apart at ease, in pixels; below it a box stands for more days.
    static let comfortable = 11.0
    /// What a box stands for: a day, a week, thirty days, a year, ten years, a hundred years.
    static let units = [1, 7, 30, 365, 3650, 36_500]

    /// The side of a box, in distances of boxes.
    private static let boxShare = 0.7
    private static let radiusShare = 1.05

    /// The side of a box, in pixels.
    var box: Double { pitch * DayPathLayout.boxShare }

    /// Lays days out as finely as boxes can be told apart, and as large as there is room.
    /// - Parameters:
    ///   - total: how many days, 0 or more.
    ///   - room: in pixels.
    ///   - legend: the height that a legend takes for a box of so many days, in pixels.
    init(_ total: Int, in room: Size, legend: (Int) -> Double = { _ in 0 }) {
        let most = min(48, max(30, room.width * 0.05))
        var best: DayPathLayout?
        for unit in DayPathLayout.units where unit == 1 || unit < total {
            let height = room.height - (unit == 1 ? 0 : legend(unit))
            let layout = DayPathLayout(
                unit, (max(0, total) + unit - 1) / unit, in: Size(width: room.width, height: max(1, height)), most)
            if layout.pitch >= DayPathLayout.comfortable {
                self = layout
                return
            }
            if layout.pitch > best?.pitch ?? 0 { best = layout }
        }
        self = best ?? DayPathLayout(1, max(0, total), in: room, most)
    }

    private init(_ unit: Int, _ count: Int, in room: Size, _ most: Double) {
        (self.unit, self.count) = (unit, count)
        var (low, high) = (0.05, most)
        if DayPathLayout.fits(count, most, room) { low = most }
        for _ in 0..<24 where low < most {
            let middle = (low + high) / 2
            if DayPathLayout.fits(count, middle, room) { low = middle } else { high = middle }
        }
        pitch = low
        let length = Double(count) * low
        let edge = DayPathLayout.edge(low)
        let isOneLine = length + 2 * edge <= room.width
        let radius = low * DayPathLayout.radiusShare
        // The turns reach out over the ends of the lines.
        let left = isOneLine ? edge : edge + radius
        let line = isOneLine ? length : max(0.1, room.width - 2 * left)
        track = PathTrack(start: Point(x: left, y: edge), line: line, radius: radius)
        let lines = isOneLine ? 1 : track.lines(for: length)
        size = Size(width: line + 2 * left, height: Double(lines - 1) * 2 * radius + 2 * edge)
    }

    /// From the middle of a box to the edge of the picture; the mark of today stands around its box.
    private static func edge(_ pitch: Double) -> Double { pitch * 0.62 + 2 }

    private static func fits(_ count: Int, _ pitch: Double, _ room: Size) -> Bool {
        let (length, edge) = (Double(count) * pitch, edge(pitch))
        guard 2 * edge <= room.height else { return false }
        if length + 2 * edge <= room.width { return true }
        let radius = pitch * radiusShare
        let track = PathTrack(start: Point(x: 0, y: 0), line: room.width - 2 * (edge + radius), radius: radius)
        // A line has room for two boxes at least, or it is no line.
        guard track.line >= 2 * pitch else { return false }
        return Double(track.lines(for: length) - 1) * 2 * radius + 2 * edge <= room.height
    }

    /// The place of a box, counted from 1; 0 is the start.
    func pose(of box: Int) -> PathTrack.Pose { track.pose(at: Double(box) * pitch) }

    /// The box that a day is in, counted from 1; 0 for the start.
    func box(of day: Int) -> Int { min(count, (max(0, day) + unit - 1) / unit) }
}
