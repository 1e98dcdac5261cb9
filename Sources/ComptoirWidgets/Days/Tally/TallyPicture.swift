internal import GTK
internal import Widgets

/// The lines of a tally, ready to draw.
struct TallyPicture {
    let layout: TallyLayout
    private(set) var strokes: [HandStroke] = []
    private(set) var rings: [HandStroke] = []
    /// The strokes that the first five still lack, which are drawn faintly, so that the first of them is one of five.
    private(set) var awaited: [HandStroke] = []
    /// The opacity of those, 0 to 1.
    static let faint = 0.36

    /// Creates the lines of a layout; its top left is the origin.
    init(_ layout: TallyLayout, seed: Int) {
        self.layout = layout
        let (hand, height) = (TallyHand(seed: seed), layout.height)
        func put(_ stroke: HandStroke, at place: Point) -> HandStroke {
            stroke.mapped { Point(x: place.x + $0.x * height, y: place.y + $0.y * height) }
        }
        for (index, (place, count)) in zip(layout.ringedPlaces, layout.sum.rings).enumerated() {
            // Negative numbers, so that these differ from the groups without a ring.
            let group = -1 - index
            strokes += (0..<5).map { put(hand.stroke($0, of: group), at: place) }
            rings += (0..<count).map { put(hand.ring($0, of: group), at: place) }
        }
        for (index, place) in layout.groupPlaces.enumerated() {
            let count = min(5, layout.sum.rest - index * 5)
            strokes += (0..<count).map { put(hand.stroke($0, of: index), at: place) }
        }
        guard layout.isFirstFive else { return }
        awaited = (layout.sum.days..<5).map { put(hand.stroke($0, of: 0), at: Point(x: 0, y: 0)) }
    }

    /// Whether the newest line is a ring, not a stroke.
    private var endsInRing: Bool { layout.sum.rest == 0 && !rings.isEmpty }

    /// The lines but the newest, and the newest alone.
    var parts: (older: TallyPicture, newest: TallyPicture) {
        var (older, newest) = (self, self)
        newest.awaited = []
        if endsInRing {
            older.rings.removeLast()
            (newest.strokes, newest.rings) = ([], Array(rings.suffix(1)))
        } else {
            older.strokes = strokes.dropLast()
            (newest.strokes, newest.rings) = (Array(strokes.suffix(1)), [])
        }
        return (older, newest)
    }

    /// Draws the lines.
    /// - Parameter progress: the fraction of the newest line to draw, 0 to 1.
    func draw(on canvas: Canvas, color: Color, progress: Double = 1) {
        draw(awaited, TallyHand.thickness, 1, on: canvas, color.opacity(Self.faint))
        draw(strokes, TallyHand.thickness, endsInRing ? 1 : progress, on: canvas, color)
        draw(rings, TallyHand.ringThickness, endsInRing ? progress : 1, on: canvas, color)
    }

    private func draw(
        _ lines: [HandStroke], _ thickness: Double, _ progress: Double, on canvas: Canvas, _ color: Color
    ) {
        var path = Path()
        for line in lines.dropLast() { line.add(to: &path) }
        lines.last?.add(to: &path, progress: progress)
        canvas.stroke(path, with: color, width: max(1.2, layout.height * thickness))
    }
}
