public import GTK

/// A few dials of one size side by side, as many in a line as there is space for.
///
///     let dials = DialRow()
///     dials.bind(\.values) { model.dials }
@MainActor
public final class DialRow: CustomWidget {
    private var dials: [Dial] = []

    /// Creates an empty row.
    public override init() { super.init() }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "dial-row"
        type.role = .group
    }

    /// What the dials show, in reading order. Setting them keeps the dials whose ids stay.
    public var values: [DialValue] = [] {
        didSet { if values != oldValue { show() } }
    }

    private func show() {
        var known = Dictionary(dials.map { ($0.value.id, $0) }, uniquingKeysWith: { first, _ in first })
        dials = values.map { value in
            let dial = known.removeValue(forKey: value.id) ?? Dial(value)
            dial.value = value
            return dial
        }
        for dial in known.values { release(dial) }
        for dial in dials where dial.parent == nil { adopt(dial) }
        queueResize()
    }

    // MARK: Layout

    /// Returns the gap between two dials, in pixels: less where they are small.
    private func gap(in width: Int) -> Int { width < 360 ? 3 : Space.medium }

    /// Returns the side of the dials in a width, and how many are in a line.
    func fit(in width: Int) -> (side: Int, columns: Int) {
        let wanted = dials.map { $0.measured(.horizontal) }
        guard let least = wanted.map(\.minimum).max(), let natural = wanted.map(\.natural).max() else { return (0, 1) }
        let gap = gap(in: width)
        let columns = max(1, min(dials.count, (width + gap) / (least + gap)))
        return (max(least, min(natural, (width + gap) / columns - gap)), columns)
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = dials.map { $0.measured(.horizontal) }
        let natural = (wanted.map(\.natural).max() ?? 0) * dials.count + Space.medium * max(0, dials.count - 1)
        guard orientation == .vertical else {
            return Extent(minimum: wanted.map(\.minimum).max() ?? 0, natural: natural)
        }
        let width = size ?? natural
        let (side, columns) = fit(in: width)
        let lines = (dials.count + columns - 1) / columns
        let height = side * lines + gap(in: width) * max(0, lines - 1)
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        let (side, columns) = fit(in: width)
        let gap = gap(in: width)
        for (index, dial) in dials.enumerated() {
            put(
                dial, x: index % columns * (side + gap), y: index / columns * (side + gap), width: side, height: side)
        }
    }
}
