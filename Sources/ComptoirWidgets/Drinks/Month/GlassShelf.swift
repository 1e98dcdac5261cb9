internal import GTK
internal import Widgets

/// The days of a month on boards, each with its glasses; the arrow keys move from day to day, and assistive technology
/// sees a slider whose value is the day.
@MainActor
final class GlassShelf: CustomWidget {
    private let firstWeekday: Int
    private let format: @MainActor (Int) -> String
    private let describe: @MainActor (CalendarDay, GlassDay?) -> String
    private let numbers: [FixedLine]
    /// The initials of the weekdays, in the order of a week.
    private let initials: [FixedLine]
    private var stacks: [Int: GlassStack] = [:]
    /// Called with a day that the user moved to, which may be one of another month.
    var moved: (@MainActor (CalendarDay) -> Void)?
    /// Called with the day that the user chose.
    var chosen: (@MainActor (CalendarDay) -> Void)?

    init(
        firstWeekday: Int, weekdays: [String], format: @escaping @MainActor (Int) -> String,
        describe: @escaping @MainActor (CalendarDay, GlassDay?) -> String
    ) {
        (self.firstWeekday, self.format, self.describe) = (firstWeekday, format, describe)
        numbers = (1...31).map { number in
            let line = FixedLine(alignment: 0.5).styled("caption", "tabular", "glass-day")
            line.text = format(number)
            return line
        }
        initials = CalendarWords.week(of: weekdays, from: firstWeekday).map { initial in
            let line = FixedLine(alignment: 0.5, isWhole: true).styled("caption", "quiet")
            line.text = initial
            return line
        }
        super.init()
        isFocusable = true
        styled("focusable")
        for line in numbers + initials { adopt(line) }
        listen()
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "glass-shelf"
        type.role = .slider
    }

    /// The first day of the month.
    private(set) var month = CalendarDay.first
    private(set) var range = CalendarDay.first...CalendarDay.first
    private var today = CalendarDay.first
    private(set) var days: [CalendarDay: GlassDay] = [:]
    /// The day that the keyboard is on; nil for none yet.
    var selected: CalendarDay? {
        didSet {
            guard selected != oldValue else { return }
            tell()
            queueDraw()
        }
    }

    /// Shows a month; its days may follow later.
    func show(
        _ month: CalendarDay, _ days: [CalendarDay: GlassDay], in range: ClosedRange<CalendarDay>, today: CalendarDay
    ) {
        (self.month, self.days, self.range, self.today) = (month.startOfMonth, days, range, today)
        for (index, number) in numbers.enumerated() {
            let day = self.month.adding(days: index)
            number.opacity = range.contains(day) ? 1 : 0.72
            number[cssClass: "today"] = day == today
        }
        for index in 0..<31 { fill(index) }
        tell()
        queueResize()
        queueDraw()
    }

    private func fill(_ index: Int) {
        let glasses = index < month.daysInMonth ? days[month.adding(days: index)]?.glasses ?? [] : []
        if glasses.isEmpty {
            stacks.removeValue(forKey: index)?.widgets.forEach { release($0) }
        } else {
            let stack = stacks[index] ?? GlassStack()
            stacks[index] = stack
            let changes = stack.show(glasses, format)
            changes.gone.forEach { release($0) }
            changes.new.forEach { adopt($0) }
        }
    }

    private func tell() {
        let day = selected ?? range.upperBound
        setAccessibleValue(
            Double(day.ordinal), in: Double(range.lowerBound.ordinal)...Double(range.upperBound.ordinal),
            text: describe(day, days[day]))
    }

    // MARK: Hands

    private func listen() {
        onClick { [weak self] (point: Point) in
            guard let self, let day = day(at: point) else { return }
            grabFocus()
            selected = day
            chosen?(day)
        }
        onMotion { [weak self] point in
            guard let self else { return }
            let words = point.flatMap { self.day(at: $0) }.map { self.describe($0, self.days[$0]) }
            if tooltip != words { tooltip = words }
        }
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
        onFocusChange { [weak self] _ in self?.queueDraw() }
    }

    /// Where the keyboard goes on from.
    private var current: CalendarDay {
        selected ?? min(max(month, range.lowerBound), range.upperBound)
    }

    private func handle(_ key: Key) -> Bool {
        let day = current
        switch key {
        case .right: go(to: day.adding(days: onward))
        case .left: go(to: day.adding(days: -onward))
        case .down: go(to: day.adding(days: layout.columns))
        case .up: go(to: day.adding(days: -layout.columns))
        case .pageDown: go(to: day.adding(months: 1))
        case .pageUp: go(to: day.adding(months: -1))
        case .home: go(to: day.startOfMonth)
        case .end: go(to: day.endOfMonth)
        case .enter, .space: chosen?(day)
        default: return false
        }
        return true
    }

    private func go(to day: CalendarDay) {
        let day = min(max(day, range.lowerBound), range.upperBound)
        selected = day
        moved?(day)
    }

    private func day(at point: Point) -> CalendarDay? {
        let x = isMirrored ? Double(width) - point.x : point.x
        return layout.day(at: Point(x: x, y: point.y)).map { month.adding(days: $0) }
            .flatMap { range.contains($0) ? $0 : nil }
    }

    // MARK: Layout

    private func layout(in width: Double) -> GlassShelfLayout {
        let widest = numbers.map(\.textWidth).max() ?? 0
        return GlassShelfLayout(
            stacks: (0..<month.daysInMonth).map { stacks[$0]?.widgets.count ?? 0 },
            weekdays: (month.weekday - firstWeekday + 7) % 7,
            due: range.upperBound.startOfMonth == month ? range.upperBound.day : nil, width: width,
            numberSize: (widest, Double(numbers[0].measured(.vertical).natural)),
            initials: Double(initials.first?.measured(.vertical).natural ?? 0), growth: TextGrowth.ofPicture(1))
    }

    private var layout: GlassShelfLayout { layout(in: Double(width)) }

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        guard orientation == .vertical else { return Extent(minimum: 204, natural: 870) }
        let height = Int(layout(in: Double(size ?? 100_000)).height.rounded(.up))
        return Extent(minimum: height, natural: height)
    }

    override func allocate(width: Int, height: Int) {
        let layout = layout
        func put(_ child: Widget, _ frame: Rectangle) {
            var frame = frame
            frame.x = left(frame.x, of: frame.width, in: Double(width))
            place(child, in: frame)
        }
        for (index, number) in numbers.enumerated() {
            setShown(number, index < layout.count)
            if index < layout.count { put(number, layout.numberPlace(of: index)) }
        }
        for (index, initial) in initials.enumerated() {
            setShown(initial, layout.initials > 0)
            if layout.initials > 0 { put(initial, layout.initialPlace(index)) }
        }
        for (day, stack) in stacks {
            for (index, widget) in stack.widgets.enumerated() { put(widget, layout.glassPlace(index, of: day)) }
        }
    }

    override func snapshot(_ snapshot: Snapshot) {
        let (layout, color) = (layout, foreground)
        func mirrored(_ frame: Rectangle) -> Rectangle {
            var frame = frame
            frame.x = left(frame.x, of: frame.width, in: Double(width))
            return frame
        }
        if let selected, selected.startOfMonth == month, hasFocus {
            let ground = mirrored(layout.place(of: selected.day - 1))
            snapshot.clipped(to: ground, radius: Radius.control) { snapshot.fill(ground, with: color.opacity(0.22)) }
        }
        for row in 0..<layout.rows {
            let board = mirrored(layout.board(row))
            snapshot.clipped(to: board, radius: GlassShelfLayout.board / 2) { snapshot.fill(board, with: color) }
        }
        // What stands above another stands on a board of its own.
        for (day, stack) in stacks {
            for index in stack.widgets.indices.dropFirst() {
                snapshot.fill(mirrored(layout.ledge(below: index, of: day)), with: color.opacity(0.55))
            }
        }
        super.snapshot(snapshot)
    }
}
