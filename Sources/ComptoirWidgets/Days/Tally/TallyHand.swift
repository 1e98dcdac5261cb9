internal import GTK
internal import Widgets

/// The handwriting of tally marks: the same seed always draws the same marks, and none of them changes when another is
/// added.
///
/// The unit is the height of a stroke.
struct TallyHand {
    /// The distance from one upright stroke to the next.
    static let step = 0.215
    /// How far the stroke across extends beyond the first and the last upright one.
    static let overhang = 0.15
    /// The width of five marks.
    static let groupWidth = 3 * step + 2 * overhang
    /// The thickness of a stroke.
    static let thickness = 0.08
    /// The distance of a ring from what it encloses.
    static let ringGap = 0.22
    /// The distance of a ring from the ring within it.
    static let ringStep = 0.18
    /// The thickness of a ring.
    static let ringThickness = 0.055
    /// How long it takes to draw a line while somebody looks.
    static let duration = Duration.milliseconds(300)

    let seed: Int

    /// Returns a stroke of a group whose box is `groupWidth` wide and 1 tall.
    /// - Parameters:
    ///   - index: 0 to 3 for an upright stroke, 4 for the one across.
    ///   - group: the number of the group.
    func stroke(_ index: Int, of group: Int) -> HandStroke {
        var random = ArtRandom(seed: mixed(group, index))
        return index == 4 ? across(&random) : upright(index, &random)
    }

    private func upright(_ index: Int, _ random: inout ArtRandom) -> HandStroke {
        let x = TallyHand.overhang + Double(index) * TallyHand.step + random.next(-0.018...0.018)
        let top = Point(x: x, y: random.next(0.02...0.1))
        let bottom = Point(x: x + random.next(-0.03...0.02), y: 1 - random.next(0...0.07))
        let bend = Point(x: x + random.next(-0.035...0.055), y: 0.5 + random.next(-0.1...0.1))
        return HandStroke(from: top, to: bottom, bending: bend)
    }

    private func across(_ random: inout ArtRandom) -> HandStroke {
        let start = Point(x: 0.01 + random.next(0...0.04), y: 0.72 + random.next(-0.07...0.05))
        let end = Point(x: TallyHand.groupWidth - 0.01 - random.next(0...0.04), y: 0.24 + random.next(-0.07...0.05))
        let middle = start.mixed(with: end, at: 0.5)
        return HandStroke(
            from: start, to: end,
            bending: Point(x: middle.x + random.next(-0.03...0.05), y: middle.y + random.next(0.01...0.08)))
    }

    /// Returns a ring around a group, whose end runs past its beginning.
    /// - Parameter level: 0 for the innermost.
    func ring(_ level: Int, of group: Int) -> HandStroke {
        var random = ArtRandom(seed: mixed(group, 16 + level))
        let center = Point(x: TallyHand.groupWidth / 2, y: 0.5)
        let gap = TallyHand.ringGap + TallyHand.ringStep * Double(level)
        let (width, height) = (TallyHand.groupWidth / 2 + gap, 0.5 + gap)
        func place(_ x: Double, _ y: Double) -> Point {
            Point(x: center.x + x * width, y: center.y + y * height)
        }
        func far() -> Double { 1 - random.next(0...0.07) }
        let (lean, start) = (random.next(-0.2...0.1), far())
        // Top, right, bottom, left, and past the top again, a little further in or out.
        let nodes = [
            place(lean, -start), place(far(), lean), place(-lean, far()), place(-far(), -lean),
            place(lean + 0.2, -start + random.next(0.03...0.09)),
        ]
        let (alongX, alongY) = (width * 0.78, height * 0.78)
        let ways = [
            Point(x: alongX, y: 0), Point(x: 0, y: alongY), Point(x: -alongX, y: 0), Point(x: 0, y: -alongY),
            Point(x: alongX, y: 0),
        ]
        return HandStroke(
            (0..<4).map { index in
                let (from, to) = (nodes[index], nodes[index + 1])
                return HandStroke.Curve(
                    start: from, control1: Point(x: from.x + ways[index].x, y: from.y + ways[index].y),
                    control2: Point(x: to.x - ways[index + 1].x, y: to.y - ways[index + 1].y), end: to)
            })
    }

    private func mixed(_ group: Int, _ part: Int) -> UInt64 {
        UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: Int64(group &* 64 &+ part))
            &* 0xD1B5_4A32_D192_ED03
    }
}
