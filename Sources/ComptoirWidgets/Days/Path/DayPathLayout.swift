internal import GTK
internal import Widgets

/// The layout of a number of days as boxes on a winding path.
struct DayPathLayout: Equatable, Sendable {
    /// The number of days that a box stands for.
    let unit: Int
    /// The number of boxes.
    let count: Int
    /// The distance between the centres of neighbouring boxes, in pixels.
    let pitch: Double
    let track: PathTrack
    /// The size of the path, in pixels; its top left is the origin.
    let size: Size

    /// The smallest distance at which boxes are easily told apart, in pixels; below it a box stands for more days.
    static let comfortable = 14.0
    /// The numbers of days that a box can stand for: a day, a week, thirty days, a year, ten years, a hundred years.
    static let units = [1, 7, 30, 365, 3650, 36_500]
    /// The most days for which a box stands for so many, whatever the space: nobody would count more boxes.
    private static let limits = [1: 200, 7: 2 * 365, 30: 5 * 365]

    /// The side of a box, as a fraction of the distance between boxes.
    private static let boxShare = 0.7
    private static let radiusShare = 1.05

    /// Whether a box stands for one or more years.
    var isOfYears: Bool { unit.isMultiple(of: YearBlocks.year) }

    /// The side of a box, in pixels.
    var box: Double { pitch * DayPathLayout.boxShare }

    /// Creates a layout that is as fine as boxes can be told apart, and as large as space allows.
    /// - Parameters:
    ///   - total: the number of days, 0 or more.
    ///   - room: the available space, in pixels.
    ///   - legend: returns the height of the legend for the number of days that a box stands for, in pixels.
    init(_ total: Int, in room: Size, legend: (Int) -> Double = { _ in 0 }) {
        var best: DayPathLayout?
        for unit in DayPathLayout.units where unit == 1 || unit < total {
            let height = room.height - (unit == 1 ? 0 : legend(unit))
            let count = (max(0, total) + unit - 1) / unit
            let layout = DayPathLayout(
                unit, count, in: Size(width: room.width, height: max(1, height)),
                DayPathLayout.greatest(count, in: room.width, isOfYears: unit.isMultiple(of: YearBlocks.year)))
            if layout.pitch >= DayPathLayout.comfortable, total <= DayPathLayout.limits[unit] ?? .max {
                self = layout
                return
            }
            if layout.pitch > best?.pitch ?? 0 { best = layout }
        }
        self = best ?? DayPathLayout(1, max(0, total), in: room, DayPathLayout.greatest(total, in: room.width))
    }

    /// Returns the greatest distance between neighbouring boxes, in pixels: a few are larger, which would be lost below their
    /// number, and those of years most of all, but they stay on one line where they are large there too.
    private static func greatest(_ count: Int, in width: Double, isOfYears: Bool = false) -> Double {
        guard count <= 12 else { return min(48, max(30, width * 0.05)) }
        let few = isOfYears ? min(88, max(30, width * 0.09)) : min(72, max(30, width * 0.075))
        let onOneLine = (width - 2 * edge(0)) / (Double(max(1, count)) + 2 * (edge(1) - edge(0)))
        return onOneLine >= 24 ? min(few, onOneLine.rounded(.down)) : few
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
        // The turns extend beyond the ends of the lines.
        let left = isOneLine ? edge : edge + radius
        let line = isOneLine ? length : max(0.1, room.width - 2 * left)
        // What is drawn beyond the last box of one line goes straight on.
        track = PathTrack(
            start: Point(x: left, y: edge), line: isOneLine ? length + low : line, radius: radius)
        let lines = isOneLine ? 1 : track.lines(for: length)
        size = Size(width: line + 2 * left, height: Double(lines - 1) * 2 * radius + 2 * edge)
    }

    /// Returns the distance from the centre of a box to the edge of the picture, which leaves space for the mark of
    /// today.
    private static func edge(_ pitch: Double) -> Double { pitch * 0.62 + 2 }

    private static func fits(_ count: Int, _ pitch: Double, _ room: Size) -> Bool {
        let (length, edge) = (Double(count) * pitch, edge(pitch))
        guard 2 * edge <= room.height else { return false }
        if length + 2 * edge <= room.width { return true }
        let radius = pitch * radiusShare
        let track = PathTrack(start: Point(x: 0, y: 0), line: room.width - 2 * (edge + radius), radius: radius)
        // A line must have space for at least two boxes.
        guard track.line >= 2 * pitch else { return false }
        return Double(track.lines(for: length) - 1) * 2 * radius + 2 * edge <= room.height
    }

    /// Returns the position of a box, counted from 1; 0 is the start.
    func pose(of box: Int) -> PathTrack.Pose { track.pose(at: Double(box) * pitch) }

    /// Returns the box that contains a day, counted from 1; 0 for the start.
    func box(of day: Int) -> Int { min(count, (max(0, day) + unit - 1) / unit) }
}
