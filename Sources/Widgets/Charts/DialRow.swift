public import GTK

/// A few dials of one size side by side. Where their words have no room so, as in large text in a narrow window, they stand one
/// below the other, each with its name beside it.
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

    /// The width that a dial with its name beside it needs at least, in pixels.
    private static let least = 180

    /// Returns the gap between two dials, in pixels: less where they are small.
    private func gap(in width: Int) -> Int { width < 360 ? 3 : Space.medium }

    /// Returns the side of the dials in a width, and whether they are below each other.
    func fit(in width: Int) -> (side: Int, isStacked: Bool) {
        let wanted = dials.map { $0.measured(.horizontal) }
        guard let least = wanted.map(\.minimum).max(), let natural = wanted.map(\.natural).max() else {
            return (0, false)
        }
        let gap = gap(in: width)
        let part = (width + gap) / dials.count - gap
        if part >= least { return (min(natural, part), false) }
        // Half of the line is for the names.
        return (min(natural, width / 2, dials.map(\.sideWithoutName).max() ?? 0), true)
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let wanted = dials.map { $0.measured(.horizontal) }
        let natural = (wanted.map(\.natural).max() ?? 0) * dials.count + Space.medium * max(0, dials.count - 1)
        guard orientation == .vertical else {
            return Extent(minimum: min(natural, Self.least), natural: natural)
        }
        let (side, isStacked) = fit(in: size ?? natural)
        let height = isStacked ? side * dials.count + Space.small * max(0, dials.count - 1) : side
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        let (side, isStacked) = fit(in: width)
        let stride = side + (isStacked ? Space.small : gap(in: width))
        for (index, dial) in dials.enumerated() {
            dial.hasNameBeside = isStacked
            put(
                dial, x: isStacked ? 0 : index * stride, y: isStacked ? index * stride : 0,
                width: isStacked ? width : side, height: side)
        }
    }
}
