internal import GTK
internal import Widgets

/// Draws the boxes of a winding path.
struct DayPathDrawing {
    let layout: DayPathLayout
    let color: Color
    /// The milestone of each box that has one, as a number of days; boxes are counted from 1.
    let milestones: [Int: Int]
    /// The stretches of the years, as distances from the start; none where there is but one.
    var years: [ClosedRange<Double>] = []

    /// Draws the boxes and the mark of today.
    /// - Parameters:
    ///   - done: the number of filled boxes; a fraction fills part of a box.
    ///   - today: the box that is marked, counted from 1; 0 for the start of the path.
    func draw(done: Double, today: Int, on canvas: Canvas) {
        drawWay(done: done * layout.pitch, on: canvas)
        let start = layout.pose(of: 0).place
        canvas.fill(.circle(center: start, radius: layout.box * 0.22), with: color)
        var (full, empty) = (Path(), Path())
        for index in stride(from: 1, through: layout.count, by: 1) {
            let pose = layout.pose(of: index)
            let milestone = milestones[index]
            let side = milestone == nil ? layout.box : starred
            let shape = DayPathDrawing.box(side, at: pose)
            let filled = filled(index, done: done)
            if filled >= 1 {
                full.append(shape)
            } else {
                // The line lies inside the box.
                empty.append(DayPathDrawing.box(side - line, at: pose))
                if filled > 0 { full.append(DayPathDrawing.box(side, at: pose, filled: filled)) }
            }
            guard milestone != nil else { continue }
            let star = DayPathDrawing.star(side * 0.36, at: pose.place)
            // In what is filled it is a hole, also where that is a part.
            full.append(star)
        }
        canvas.fill(full, with: .color(color), rule: .evenOdd)
        canvas.stroke(empty, with: color.opacity(0.85), width: line)
        drawToday(today, on: canvas)
    }

    /// Returns how much of a box is filled, 0 to 1: a milestone that was reached is whole, whatever else its box stands for.
    func filled(_ index: Int, done: Double) -> Double {
        if let milestone = milestones[index], Double(milestone) <= done * Double(layout.unit) { return 1 }
        return min(1, max(0, done - Double(index - 1)))
    }

    /// Draws what the boxes are on: for each year its own stretch, with a gap to the next; what is yet to come is fainter.
    /// - Parameter done: how far the way has been gone, from the start, in pixels.
    private func drawWay(done: Double, on canvas: Canvas) {
        let whole = 0...Double(layout.count) * layout.pitch
        // Each has round ends, so that it begins and ends before the next one does.
        let width = layout.box * DayPathDrawing.wayShare
        let gap = width / 2 + layout.pitch * 0.04
        let stretches = years.isEmpty ? [whole] : years
        for (index, year) in stretches.enumerated() {
            let start = index == 0 ? -beyond : year.lowerBound + gap
            let end = index == stretches.count - 1 ? year.upperBound + beyond : year.upperBound - gap
            // What is shorter than its round ends is one dot.
            let stretch = layout.track.path(from: start, to: max(end, start + 0.01))
            let isAhead = !years.isEmpty && year.lowerBound + gap > done
            let shade = isAhead ? DayPathDrawing.ahead : DayPathDrawing.shades[index % 2]
            canvas.stroke(stretch, with: color.opacity(shade), width: width)
        }
    }

    /// How far the way goes on beyond its first and its last place, in pixels, so that what is there is within it.
    private var beyond: Double { layout.box * 0.22 }

    /// The shades of neighbouring years.
    static let shades = [0.18, 0.34]

    /// The shade of a year that has not begun.
    static let ahead = 0.08

    /// The width of the way, in sides of a box: with room for the mark of today, around a milestone too.
    static let wayShare = 1.5

    /// The side of a box with a star: larger than the others.
    private var starred: Double { layout.box * 1.2 }

    private var line: Double { max(1, layout.box * 0.07) }

    private func drawToday(_ today: Int, on canvas: Canvas) {
        let pose = layout.pose(of: today)
        let side = today == 0 ? layout.box * 0.72 : milestones[today] == nil ? layout.box : starred
        canvas.stroke(
            DayPathDrawing.box(side + layout.box * 0.18, at: pose), with: color, width: max(1.5, layout.box * 0.09))
    }

    /// Returns a box with rounded corners that is turned in the direction of the path.
    /// - Parameter filled: the fraction of the box, from the side that the path comes from.
    static func box(_ side: Double, at pose: PathTrack.Pose, filled: Double = 1) -> Path {
        let shape = Path.rectangle(
            Rectangle(x: -side / 2, y: -side / 2, width: side * filled, height: side), radius: side * 0.26)
        let (along, across) = (Point(angle: pose.angle), Point(angle: pose.angle + 90))
        return shape.mapped {
            Point(
                x: pose.place.x + $0.x * along.x + $0.y * across.x, y: pose.place.y + $0.x * along.y + $0.y * across.y)
        }
    }

    private static func star(_ radius: Double, at center: Point) -> Path {
        Path(
            (0..<10).map { index in
                let ray = Point(
                    angle: Double(index) * 36 - 90, distance: index.isMultiple(of: 2) ? radius : radius * 0.46)
                return Point(x: center.x + ray.x, y: center.y + ray.y)
            })
    }
}
