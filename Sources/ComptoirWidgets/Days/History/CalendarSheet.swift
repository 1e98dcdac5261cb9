internal import GTK
internal import Widgets

/// A year of days drawn by a single widget; the arrow keys move from day to day, and assistive technology sees a slider
/// whose value is the day.
@MainActor
final class CalendarSheet: CustomWidget {
    private let words: CalendarWords
    private let describe: @MainActor (Int) -> String
    private let titles: [FixedLine]
    /// Called with a day that the user moved to.
    var chosen: (@MainActor (Int) -> Void)?

    init(_ words: CalendarWords, _ describe: @escaping @MainActor (Int) -> String) {
        (self.words, self.describe) = (words, describe)
        titles = words.months.map { name in
            let title = FixedLine().styled("caption", "quiet")
            title.text = name
            return title
        }
        super.init()
        isFocusable = true
        styled("focusable")
        for title in titles { adopt(title) }
        onClick { [weak self] (point: Point) in
            guard let self, let day = day(at: point) else { return }
            grabFocus()
            go(to: day)
        }
        onMotion { [weak self] point in
            guard let self else { return }
            let words = point.flatMap { self.day(at: $0) }.map { self.describe($0) }
            if tooltip != words { tooltip = words }
        }
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
        onFocusChange { [weak self] _ in self?.queueDraw() }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "calendar-sheet"
        type.role = .slider
    }

    var days: [Int: HeatDay] = [:] { didSet { queueDraw() } }
    var today: Int? { didSet { queueDraw() } }
    /// The days that can be selected; months without any are not shown.
    var range = 0...0 {
        didSet {
            guard range != oldValue else { return }
            queueResize()
            queueDraw()
        }
    }
    var year = 1970 {
        didSet {
            guard year != oldValue else { return }
            queueResize()
            queueDraw()
        }
    }
    /// The selected day; nil for none, in which case the keyboard starts from today or the last day.
    var selected: Int? {
        didSet {
            guard selected != oldValue else { return }
            tell()
            queueDraw()
        }
    }

    func tell() {
        let day = selected ?? today ?? range.upperBound
        setAccessibleValue(
            Double(day), in: Double(range.lowerBound)...Double(max(range.upperBound, day)), text: describe(day))
    }

    private func day(at point: Point) -> Int? {
        let x = isMirrored ? Double(width) - point.x : point.x
        return layout.day(at: Point(x: x, y: point.y)).flatMap { range.contains($0) ? $0 : nil }
    }

    private func go(to day: Int) {
        selected = min(max(day, range.lowerBound), range.upperBound)
        selected.map { chosen?($0) }
    }

    private func handle(_ key: Key) -> Bool {
        let day = selected ?? min(max(today ?? range.upperBound, range.lowerBound), range.upperBound)
        let date = CalendarDay(clamping: day)
        switch key {
        case .right: go(to: day + onward)
        case .left: go(to: day - onward)
        case .down: go(to: day + 7)
        case .up: go(to: day - 7)
        case .pageDown: go(to: date.adding(months: 1).ordinal)
        case .pageUp: go(to: date.adding(months: -1).ordinal)
        case .home: go(to: date.startOfMonth.ordinal)
        case .end: go(to: date.endOfMonth.ordinal)
        default: return false
        }
        return true
    }

    // MARK: Layout

    /// The room around a day, as a fraction of its cell.
    private static let dayInset = 0.09

    private var titleHeight: Double { Double(titles[0].measured(.vertical).natural + 3) }

    /// The initials of the weekdays, in the order of a week.
    private var initials: [TextLayout] { words.week.map { TextLayout($0, for: titles[0]) } }

    private var layout: CalendarLayout { layout(in: Double(width)) }

    private func layout(in width: Double) -> CalendarLayout {
        let sizes = initials.map(\.size)
        let initial = Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        return CalendarLayout(
            year: year, firstWeekday: words.firstWeekday, months: months, width: width, title: titleHeight,
            initial: initial)
    }

    private var months: ClosedRange<Int> {
        let (first, last) = (CalendarDay(clamping: range.lowerBound), CalendarDay(clamping: range.upperBound))
        guard (first.year...last.year).contains(year) else { return 1...12 }
        return (first.year == year ? first.month : 1)...(last.year == year ? last.month : 12)
    }

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        guard orientation == .vertical else { return Extent(minimum: 204, natural: 720) }
        // Without a width, return the height that no width falls short of, which is that of the widest.
        let height = Int(layout(in: Double(size ?? 100_000)).height.rounded(.up))
        return Extent(minimum: height, natural: height)
    }

    override func allocate(width: Int, height: Int) {
        let layout = layout
        for (index, title) in titles.enumerated() {
            setShown(title, layout.months.contains(index + 1))
            guard layout.months.contains(index + 1) else { continue }
            // In line with the days, around which there is some room.
            let (origin, edge) = (layout.origin(ofMonth: index + 1), layout.cell * CalendarSheet.dayInset)
            let length = 7 * layout.cell - 2 * edge
            place(
                title,
                in: Rectangle(
                    x: left(origin.x + edge, of: length, in: Double(width)), y: origin.y,
                    width: length.rounded(.down), height: layout.title - 3))
        }
    }

    override func snapshot(_ snapshot: Snapshot) {
        let (layout, color) = (layout, foreground)
        snapshot.canvas(in: Rectangle(width: Double(width), height: Double(height))) { canvas in
            @MainActor func place(of day: Int) -> Rectangle {
                var place = layout.place(of: day)
                place.x = left(place.x, of: place.width, in: Double(width))
                return place
            }
            for day in layout.days {
                if range.contains(day) {
                    draw(days[day], isToday: day == today, in: place(of: day), on: canvas, color)
                } else {
                    // A day that cannot be selected, such as tomorrow.
                    canvas.fill(
                        .circle(center: place(of: day).center, radius: layout.cell * 0.1), with: color.opacity(0.38))
                }
            }
            if let selected, layout.days.contains(selected) { drawRing(in: place(of: selected), on: canvas) }
        }
        if layout.initials > 0 { drawInitials(layout, on: snapshot) }
        super.snapshot(snapshot)
    }

    private func drawInitials(_ layout: CalendarLayout, on snapshot: Snapshot) {
        let color = titles[layout.months.lowerBound - 1].foreground
        for (index, initial) in initials.enumerated() {
            let width = initial.size.width
            for month in layout.months {
                let place = layout.initialPlace(index, ofMonth: month)
                let x = left(place.x + (place.width - width) / 2, of: width, in: Double(self.width))
                snapshot.translated(x: x.rounded(), y: place.y.rounded()) { snapshot.draw(initial, color: color) }
            }
        }
    }

    private func draw(_ day: HeatDay?, isToday: Bool, in place: Rectangle, on canvas: Canvas, _ color: Color) {
        func inset(_ share: Double) -> Rectangle {
            let gap = max(1, place.width * share)
            return Rectangle(
                x: place.x + gap, y: place.y + gap, width: place.width - 2 * gap, height: place.height - 2 * gap)
        }
        // Today is drawn smaller, with a line around it.
        let box = inset(isToday ? 0.26 : CalendarSheet.dayInset)
        var shape = Path.rectangle(box, radius: box.width * 0.24)
        if day?.isEvent == true { shape.append(.circle(center: box.center, radius: box.width * 0.2)) }
        let level = day?.level ?? 0
        canvas.fill(shape, with: .color(color.opacity(0.14 + 0.86 * level)), rule: .evenOdd)
        // An empty day is recognised by its edge.
        if level == 0 { canvas.stroke(shape, with: color.opacity(0.6), width: 0.75) }
        guard isToday else { return }
        let line = inset(0.1)
        canvas.stroke(.rectangle(line, radius: line.width * 0.28), with: color, width: max(1.5, place.width * 0.09))
    }

    private func drawRing(in place: Rectangle, on canvas: Canvas) {
        let ring = Rectangle(x: place.x - 0.5, y: place.y - 0.5, width: place.width + 1, height: place.height + 1)
        canvas.stroke(
            .rectangle(ring, radius: ring.width * 0.3), with: parent?.foreground ?? foreground, width: hasFocus ? 3 : 2)
    }
}
