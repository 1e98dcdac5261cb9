public import GTK

/// A year as a strip of twelve letters, some of which are marked, such as the months of a season, and one of which is now, in a ring.
///
/// It is drawn in the colours of the style, and mirrored for right-to-left scripts. For assistive technology it is a
/// picture with a description, which has to name the months.
///
///     let strip = MonthStrip(letters: ["J", "F", …], alternativeText: "In season: June to August")
///     strip.months = [6, 7, 8]
@MainActor
public final class MonthStrip: CustomWidget {
    private let on = Pigment("month-on")
    private let off = Pigment("month-off")
    private let bar = Pigment("month-bar")
    private let track = Pigment("month-track")
    private var texts: [Letter] = []
    private static let (barHeight, trackHeight) = (7, 2)

    /// A letter in each of its looks.
    private struct Letter {
        let on, off: TextLayout
    }

    /// Creates a strip.
    /// - Parameters:
    ///   - letters: what stands for each month, from January on; twelve.
    ///   - alternativeText: which months are marked, in words.
    public init(letters: [String], alternativeText: String = "") {
        require(letters.count == 12, "a year has twelve months, found \(letters.count) letters")
        self.letters = letters
        super.init()
        for pigment in [on, off, bar, track] { adopt(pigment) }
        self.alternativeText = alternativeText
        accessibleLabel = alternativeText
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "month-strip"
        type.role = .image
        type.answers = [.style]
    }

    private let letters: [String]

    /// The months that are marked, 1 for January to 12.
    public var months: Set<Int> = [] {
        didSet { if months != oldValue { queueDraw() } }
    }

    /// Months that are marked in part, such as those that not everybody counts; 1 for January to 12.
    public var partly: Set<Int> = [] {
        didSet { if partly != oldValue { queueDraw() } }
    }

    /// The month that is now, 1 for January to 12, the letter of which is in a ring; nil for none.
    public var current: Int? {
        didSet { if current != oldValue { queueDraw() } }
    }

    /// Which months are marked, in words.
    public var alternativeText: String = "" {
        didSet { accessibleLabel = alternativeText }
    }

    // MARK: Layout

    public override func styleChanged() { texts = [] }

    private var layouts: [Letter] {
        if texts.isEmpty {
            texts = letters.map {
                Letter(on: TextLayout($0, for: on), off: TextLayout($0, for: off))
            }
        }
        return texts
    }

    /// The side of the ring around the letter that is now.
    private var ringSide: Double {
        let sizes = layouts.map(\.on.size)
        return (max(sizes.map(\.height).max() ?? 0, sizes.map(\.width).max() ?? 0) + 2).rounded(.up)
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        texts = []
        let sizes = layouts.map(\.on.size)
        guard orientation == .horizontal else {
            let height = MonthStrip.barHeight + 3 + Int(max(sizes.map(\.height).max() ?? 0, ringSide))
            return Extent(minimum: height, natural: height)
        }
        let widest = Int((sizes.map(\.width).max() ?? 0).rounded(.up))
        return Extent(minimum: 12 * (widest + 1), natural: 12 * max(21, widest + Space.tiny))
    }

    public override func snapshot(_ snapshot: Snapshot) {
        let share = Double(width) / 12
        let (bars, rings) = (Double(MonthStrip.barHeight), ringSide)
        let part = bar.foreground.mixed(with: track.foreground, at: 0.55)
        for (index, text) in layouts.enumerated() {
            let isOn = months.contains(index + 1)
            let x = left(Double(index) * share, of: share, in: Double(width))
            let high = isOn ? bars : Double(MonthStrip.trackHeight)
            let place = Rectangle(x: x + 1, y: ((bars - high) / 2).rounded(.up), width: share - 2, height: high)
            snapshot.clipped(to: place, radius: place.height / 2) {
                let isPart = partly.contains(index + 1)
                snapshot.fill(place, with: isOn ? bar.foreground.edge : isPart ? part : track.foreground)
                guard isOn else { return }
                let inner = Rectangle(x: place.x + 1, y: 1, width: place.width - 2, height: place.height - 2)
                snapshot.clipped(to: inner, radius: inner.height / 2) { snapshot.fill(inner, with: bar.foreground) }
            }
            let middle = Point(x: x + share / 2, y: bars + 3 + rings / 2)
            let color = isOn ? on.foreground : off.foreground
            draw(isOn ? text.on : text.off, in: color, around: middle, snapshot)
            if index + 1 == current {
                let side = min(rings, share)
                snapshot.arc(around: middle, radius: side / 2 - 1, width: 1.5, share: 1, color: color)
            }
        }
    }

    private func draw(_ text: TextLayout, in color: Color, around middle: Point, _ snapshot: Snapshot) {
        let (x, y) = ((middle.x - text.size.width / 2).rounded(), (middle.y - text.size.height / 2).rounded())
        snapshot.translated(x: x, y: y) { snapshot.draw(text, color: color) }
    }
}
