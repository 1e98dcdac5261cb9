internal import GTK
internal import Widgets

/// The position of each day of a month on boards one below the other, and of the glasses that stand on each other there.
struct GlassShelfLayout: Equatable, Sendable {
    /// The most glasses that stand on each other; above as many, the topmost gives way to how many more there are.
    static let highest = 4
    /// The widths of a day between which the days go on on another board, in pixels: a week finds room on a narrow one, and a
    /// whole month on a wide one. On that a day is wider among larger words.
    static let leastWidths = 27.0...31
    private static let week = 7
    /// How wide a picture is on a narrow day: its sides are empty, so that those of two days may overlap.
    private static let share = 1.45
    static let board = 3.0
    private static let gap = Double(Space.small)

    let columns: Int
    /// The number of places before the first day, where boards are weeks.
    let lead: Int
    /// The number of days that have a place.
    let count: Int
    /// The width of a day, in pixels.
    let cell: Double
    /// The width and height of a glass, in pixels.
    let glass: Double
    /// The height of a day's number, in pixels.
    let number: Double
    /// The height of the initials of the weekdays above the boards, in pixels; 0 where these are not weeks.
    let initials: Double
    /// The top of each board, followed by the end of the last one's numbers, in pixels.
    private let boards: [Double]
    private let tops: [Double]
    let height: Double

    /// Creates a layout.
    /// - Parameters:
    ///   - stacks: how many glasses there are on each day of the month.
    ///   - weekdays: the days of the first week that are before the month, which have a place where a board has room for one
    ///     week and no more: 0 to 6.
    ///   - due: how many of its days can be reached; boards come later on which there is none of them, and no glass. Nil for
    ///     all.
    ///   - numberSize: the size of the widest number, in pixels.
    ///   - initials: the height of the initials of the weekdays, in pixels; 0 for none.
    ///   - growth: how much larger than usual glasses may be, 1 or more.
    init(
        stacks: [Int], weekdays: Int = 0, due: Int? = nil, width: Double, numberSize: (width: Double, height: Double),
        initials: Double = 0, growth: Double = 1
    ) {
        let least = max(
            min(max(width / 8, Self.leastWidths.lowerBound), Self.leastWidths.upperBound * growth), numberSize.width + 4
        )
        let fitting = max(1, min(stacks.count, Int(width / least)))
        // Boards are as full as each other.
        let rows = (max(1, stacks.count) + fitting - 1) / fitting
        let isWeek = (Self.week..<2 * Self.week).contains(fitting) && stacks.count > fitting
        columns = isWeek ? Self.week : max(1, (stacks.count + rows - 1) / rows)
        lead = isWeek ? weekdays : 0
        self.initials = isWeek ? initials : 0
        cell = min(60 * growth, width / Double(columns))
        glass = min((isWeek ? 46 : 56) * growth, cell * Self.share).rounded(.down)
        number = numberSize.height
        var (tops, boards): ([Double], [Double]) = ([], [])
        var y = self.initials
        let last = max(1, due ?? stacks.count, (stacks.lastIndex { $0 > 0 } ?? 0) + 1)
        count = min(stacks.count, (last + lead + columns - 1) / columns * columns - lead)
        for first in stride(from: -lead, to: count, by: columns) {
            let most = stacks[max(0, first)..<min(count, first + columns)].max() ?? 0
            tops.append(y)
            // One that is empty needs no room for a glass.
            boards.append(y + (most == 0 ? Self.gap : Double(min(Self.highest, most)) * glass))
            y = (boards.last ?? 0) + Self.board + number + Self.gap
        }
        (self.tops, self.boards) = (tops, boards)
        height = max(0, y - Self.gap)
    }

    /// The number of boards.
    var rows: Int { boards.count }

    /// Returns the board of a row, which is as long as a full one.
    func board(_ row: Int) -> Rectangle {
        Rectangle(y: boards[row], width: cell * Double(columns), height: Self.board)
    }

    /// Returns the rectangle of a day, counted from 0, with its number.
    func place(of day: Int) -> Rectangle {
        let row = (day + lead) / columns
        return Rectangle(
            x: Double((day + lead) % columns) * cell, y: tops[row], width: cell,
            height: boards[row] + Self.board + number - tops[row])
    }

    /// Returns the rectangle of an initial, the first of a week as 0.
    func initialPlace(_ index: Int) -> Rectangle {
        Rectangle(x: Double(index) * cell, width: cell, height: initials)
    }

    /// Returns the rectangle of a day's number.
    func numberPlace(of day: Int) -> Rectangle {
        let place = place(of: day)
        return Rectangle(x: place.x, y: place.y + place.height - number, width: cell, height: number)
    }

    /// Returns the rectangle of a glass of a day, counted from the board up.
    func glassPlace(_ index: Int, of day: Int) -> Rectangle {
        Rectangle(
            x: (Double((day + lead) % columns) * cell + (cell - glass) / 2).rounded(),
            y: boards[(day + lead) / columns] - Double(index + 1) * glass, width: glass, height: glass)
    }

    /// Returns the small board below a glass that stands above another.
    func ledge(below index: Int, of day: Int) -> Rectangle {
        let (glass, width) = (glassPlace(index, of: day), min(glass, cell - 1))
        return Rectangle(
            x: (glass.center.x - width / 2).rounded(), y: glass.y + glass.height - 1, width: width, height: 1)
    }

    /// Returns the day at a point, or nil.
    func day(at point: Point) -> Int? {
        guard point.x >= 0, point.x < cell * Double(columns) else { return nil }
        let day = (0..<rows).first { point.y >= tops[$0] && point.y < boards[$0] + Self.board + number }
            .map { $0 * columns + Int(point.x / cell) - lead }
        return day.flatMap { (0..<count).contains($0) ? $0 : nil }
    }
}
