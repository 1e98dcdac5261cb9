import GTK
import Widgets

extension DayPath {
    /// Draws the labels of milestones below their boxes, where there is space above the next line and beside the labels of
    /// later milestones, which take precedence.
    func draw(
        _ labels: [Int: String], _ layout: DayPathLayout, in snapshot: Snapshot, map: (Point) -> Point
    ) {
        let room = DayPath.labelRoom(layout)
        var taken: [Rectangle] = []
        for (box, label) in labels.sorted(by: { $0.key > $1.key }) {
            let pose = layout.pose(of: box)
            guard pose.isStraight else { continue }
            let (text, middle) = (words(label), map(pose.place))
            let place = Rectangle(
                x: (middle.x - text.size.width / 2).rounded(),
                y: (middle.y + layout.box * DayPathDrawing.wayShare / 2 + min(6, (room - text.size.height) / 2))
                    .rounded(), width: text.size.width,
                height: text.size.height)
            guard !taken.contains(where: { $0.meets(place, gap: 6) }) else { continue }
            taken.append(place)
            snapshot.translated(x: place.x, y: place.y) { snapshot.draw(text, color: foreground) }
        }
    }
}

extension DayPath.Days {
    /// Returns the milestone of each box that has one; where several share a box, the last.
    func lastMilestones(in layout: DayPathLayout) -> [Int: Int] {
        let within = milestones.keys.filter { (1...max(1, total)).contains($0) }
        return Dictionary(within.map { (layout.box(of: $0), $0) }, uniquingKeysWith: max)
    }

    /// Returns the milestones that have a star: of years, where each is one, the first, each fifth and the last.
    func stars(in layout: DayPathLayout) -> [Int: Int] {
        let found = lastMilestones(in: layout)
        guard layout.isOfYears else { return found }
        return found.filter {
            let years = $0.value / YearBlocks.year
            return years == 1 || years.isMultiple(of: 5) || $0.value == total
        }
    }

    /// Returns the labels of those milestones by box: where a box stands for years, which is written below, a figure says which.
    func labels(in layout: DayPathLayout, format: (Int) -> String) -> [Int: String] {
        let found = lastMilestones(in: layout).filter { milestones[$0.value] != nil }
        guard layout.isOfYears else { return found.compactMapValues { milestones[$0] } }
        return found.filter { $0.value.isMultiple(of: YearBlocks.year) }.mapValues { format($0 / YearBlocks.year) }
    }
}

extension Rectangle {
    /// Returns whether the two overlap, or lie side by side with less than a gap between them.
    fileprivate func meets(_ other: Rectangle, gap: Double) -> Bool {
        x < other.x + other.width + gap && other.x < x + width + gap && y < other.y + other.height
            && other.y < y + height
    }
}
