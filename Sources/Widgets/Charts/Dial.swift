public import GTK

/// A round gauge of brass: a figure in the middle, and a bead that stands at its share of a scale.
///
/// Use it for the one to three figures that matter most on a page, and a `MeasureRow` or a table for the others. A value
/// that is not known has no dial. The bead sweeps to its place once, when the dial is first seen, and moves from there
/// when the value changes, while the figures that change roll. It is not mirrored for right-to-left scripts, as clocks and gauges are not.
///
///     let dial = Dial(DialValue(id: "sugar", name: "Sugar", figure: "14", unit: "g", fraction: 0.15))
@MainActor
public final class Dial: CustomWidget {
    private let inks = DialInks()
    private var texts: DialTexts?
    private let figures = RollingFigures()
    private var animation: Animation?
    private var hasSwept = false
    /// The share at which the bead is drawn now.
    private var shown = 0.0

    /// Creates a dial.
    public init(_ value: DialValue) {
        self.value = value
        super.init()
        for ink in inks.all { adopt(ink) }
        shown = value.fraction
        tell()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "dial"
        type.role = .meter
        type.answers = [.visibility, .style]
    }

    /// What it shows.
    public var value: DialValue {
        didSet {
            guard value != oldValue else { return }
            tell()
            if value.fraction != oldValue.fraction { sweep(from: shown) }
            if value.figure != oldValue.figure { figures.change(from: oldValue.figure, to: value.figure, on: self) }
            texts = nil
            queueResize()
            queueDraw()
        }
    }

    /// Whether the bead is on its way.
    public var isSweeping: Bool { animation?.isRunning ?? false }

    /// Whether its figures are rolling.
    public var isRolling: Bool { figures.isRolling }

    private func tell() {
        accessibleLabel = value.name
        setAccessibleValue(min(1, max(0, value.fraction)), in: 0...1, text: value.sentence)
        tooltip = tr("{name}: {value}", ["name": value.name, "value": value.sentence])
    }

    // MARK: Motion

    public override func appeared() {
        guard !hasSwept else { return }
        hasSwept = true
        sweep(from: 0)
    }

    public override func vanished() { figures.settle() }

    private func sweep(from start: Double) {
        animation?.cancel()
        let end = value.fraction
        animation = Animation(on: self, duration: .milliseconds(700)) { [weak self] progress in
            self?.shown = progress >= 1 ? end : start + (end - start) * progress
            self?.queueDraw()
        }
    }

    // MARK: Layout

    public override func styleChanged() { texts = nil }

    private var words: DialTexts {
        if let texts { return texts }
        let made = DialTexts(value, inks)
        texts = made
        return made
    }

    /// Whether the name is beside the dial, where there is no room for it in it.
    var hasNameBeside = false {
        didSet { if hasNameBeside != oldValue { queueDraw() } }
    }

    /// The side at which the figure has the room that it needs, in pixels, where the name is beside it.
    var sideWithoutName: Int { words.sideWithoutName }

    /// Returns where the name is in a dial of some place.
    func nameFrame(in place: Rectangle) -> Rectangle { words.nameFrame(in: place) }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        texts = nil
        let least = words.leastSide
        return Extent(minimum: least, natural: max(least, words.naturalSide))
    }

    public override func snapshot(_ snapshot: Snapshot) {
        let side = Double(min(width, height))
        guard side > 0 else { return }
        let start = hasNameBeside ? (isMirrored ? Double(width) - side : 0) : (Double(width) - side) / 2
        let place = Rectangle(x: start, y: (Double(height) - side) / 2, width: side, height: side)
        snapshot.shadow(
            of: place, radius: side / 2, color: inks.shadow.foreground, offset: Point(x: 1, y: side * 0.03),
            blur: side * 0.07)
        snapshot.canvas(in: place) { canvas in
            canvas.translated(x: place.x, y: place.y) {
                DialDrawing(side: side, inks: inks.colors).draw(on: canvas, fraction: shown)
            }
        }
        words.draw(in: place, on: snapshot, inks, figures: figures)
        guard hasNameBeside else { return words.drawName(in: place, on: snapshot, inks) }
        let beside = Double(width) - side - Double(Space.medium)
        words.drawName(beside: place, room: beside, isMirrored: isMirrored, on: snapshot, inks)
    }
}
