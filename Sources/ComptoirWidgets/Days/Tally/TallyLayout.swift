internal import GTK
internal import Widgets

/// The position of each mark of a tally: rows of ringed fives, and below them rows of groups.
struct TallyLayout: Equatable, Sendable {
    let sum: TallySum
    /// The height of a stroke, in pixels.
    let height: Double
    /// The number of groups in a row.
    let columns: Int
    /// The number of ringed fives in a row.
    let ringedColumns: Int
    /// The size of all marks together, in pixels.
    let size: Size

    /// The smallest height at which strokes are easily read, in pixels; below it days are drawn together.
    static let comfortable = 20.0

    /// Creates a layout that is as fine as can be read, and as large as space allows.
    /// - Parameters:
    ///   - days: the number of days.
    ///   - room: the available space, in pixels.
    ///   - legend: returns the height of the legend that explains the ringed fives, in pixels.
    init(_ days: Int, in room: Size, legend: (TallySum) -> Double = { _ in 0 }) {
        let most = TallyLayout.largest(days, in: room)
        var best: TallyLayout?
        for sum in TallySum.choices(for: days) {
            let height = room.height - (sum.worth.isEmpty ? 0 : legend(sum))
            let layout = TallyLayout(sum, in: Size(width: room.width, height: max(1, height)), most: most)
            if layout.height >= min(most, TallyLayout.comfortable) {
                self = layout
                return
            }
            if layout.height > best?.height ?? 0 { best = layout }
        }
        self = best ?? TallyLayout(TallySum(days), in: room, most: most)
    }

    /// Returns the greatest height of a stroke: larger in a wide space than in a narrow one, and the first few days largest,
    /// which would be lost below their number.
    static func largest(_ days: Int, in room: Size) -> Double {
        days <= 10 ? min(112, max(42, room.width * 0.105)) : min(84, max(42, room.width * 0.075))
    }

    /// Creates the layout of a sum that is as large as space allows.
    private init(_ sum: TallySum, in room: Size, most: Double) {
        var (low, high) = (0.5, min(most, room.height))
        if let layout = TallyLayout(sum, height: high, in: room) {
            self = layout
            return
        }
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if TallyLayout(sum, height: middle, in: room) == nil { high = middle } else { low = middle }
        }
        self = TallyLayout(sum, height: low, in: room) ?? TallyLayout(sum, height: low)
    }

    /// Creates the layout of a sum with strokes of a height; nil if it does not fit.
    private init?(_ sum: TallySum, height: Double, in room: Size) {
        func most(_ pitch: Double, _ gap: Double) -> Int { Int((room.width / height + gap) / pitch) }
        let (columns, ringed) = (
            most(TallyLayout.pitch, TallyLayout.gap), most(TallyLayout.ringedPitch(sum), TallyLayout.ringedGap)
        )
        guard columns > 0 || sum.groupCount == 0, ringed > 0 || sum.ringedCount == 0 else { return nil }
        self.init(
            sum, height: height, columns: TallyLayout.even(sum.groupCount, columns),
            ringed: TallyLayout.even(sum.ringedCount, ringed))
        guard size.height <= room.height else { return nil }
    }

    private init(_ sum: TallySum, height: Double, columns: Int = 1, ringed: Int = 1) {
        (self.sum, self.height, self.columns, ringedColumns) = (sum, height, columns, ringed)
        let rows = TallyLayout.rows(sum.groupCount, columns)
        let ringedRows = TallyLayout.rows(sum.ringedCount, ringed)
        let first = ringedRows == 0 ? 0 : Double(ringedRows) * TallyLayout.ringedLine(sum) - TallyLayout.ringedGap
        let second = rows == 0 ? 0 : Double(rows) * TallyLayout.line - TallyLayout.lineGap
        let between = first > 0 && second > 0 ? TallyLayout.lineGap : 0
        let ringedWidth = Double(min(ringed, sum.ringedCount)) * TallyLayout.ringedPitch(sum) - TallyLayout.ringedGap
        let width =
            rows > 1
            ? Double(columns) * TallyLayout.pitch - TallyLayout.gap : TallyLayout.widthOfRow(sum.rest)
        // The first five days have the space of all of them from the beginning.
        let isFirstFive = TallyLayout.isFirstFive(sum)
        size = Size(
            width: height * (isFirstFive ? TallyHand.groupWidth : max(ringedWidth, width)),
            height: height * (isFirstFive ? 1 : first + between + second))
    }

    /// Whether it is of the first five days, not all of which are over.
    var isFirstFive: Bool { TallyLayout.isFirstFive(sum) }

    private static func isFirstFive(_ sum: TallySum) -> Bool { sum.ringedCount == 0 && sum.rest < 5 }

    /// Returns the number of columns that makes rows of about the same length.
    private static func even(_ count: Int, _ most: Int) -> Int {
        guard count > 0, most > 0 else { return 1 }
        let rows = rows(count, most)
        return (count + rows - 1) / rows
    }

    private static func rows(_ count: Int, _ columns: Int) -> Int { (count + columns - 1) / columns }
}

/// Distances, in multiples of the height of a stroke.
extension TallyLayout {
    static let gap = 0.34
    static let pitch = TallyHand.groupWidth + gap
    static let lineGap = 0.4
    static let line = 1 + lineGap
    static let ringedGap = 0.24

    /// Returns how far the rings extend beyond a five on each side.
    static func ringRoom(_ sum: TallySum) -> Double {
        TallyHand.ringGap + TallyHand.ringStep * Double(max(0, sum.worth.count - 1))
    }

    static func ringedPitch(_ sum: TallySum) -> Double { TallyHand.groupWidth + 2 * ringRoom(sum) + ringedGap }
    static func ringedLine(_ sum: TallySum) -> Double { 1 + 2 * ringRoom(sum) + ringedGap }

    /// Returns the width of a number of marks in one row; the last group may be incomplete.
    static func widthOfRow(_ days: Int) -> Double {
        guard days > 0 else { return 0 }
        let (full, left) = (days / 5, days % 5)
        let last = left == 0 ? TallyHand.groupWidth : 2 * TallyHand.overhang + Double(left - 1) * TallyHand.step
        return Double(left == 0 ? full - 1 : full) * pitch + last
    }

    /// The top left corners of the ringed fives, without their rings, in pixels.
    var ringedPlaces: [Point] {
        let (room, pitch, line) = (
            TallyLayout.ringRoom(sum), TallyLayout.ringedPitch(sum), TallyLayout.ringedLine(sum)
        )
        return (0..<sum.ringedCount).map { index in
            Point(
                x: height * (room + Double(index % ringedColumns) * pitch),
                y: height * (room + Double(index / ringedColumns) * line))
        }
    }

    /// The top left corners of the groups, in pixels.
    var groupPlaces: [Point] {
        let rows = TallyLayout.rows(sum.groupCount, columns)
        let top = size.height - height * (Double(rows) * TallyLayout.line - TallyLayout.lineGap)
        return (0..<sum.groupCount).map { index in
            Point(
                x: height * Double(index % columns) * TallyLayout.pitch,
                y: top + height * Double(index / columns) * TallyLayout.line)
        }
    }
}
