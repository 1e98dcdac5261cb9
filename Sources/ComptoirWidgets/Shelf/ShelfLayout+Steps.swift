internal import GTK
internal import Widgets

/// A move of the keyboard focus on a shelf.
enum ShelfStep {
    case next, previous, up, down, first, last, pageUp, pageDown
}

extension ShelfLayout {
    /// Returns the position that a step leads to, in the order of all cells; the same one if it leads nowhere.
    /// - Parameter page: the height of a page, in pixels.
    func place(_ step: ShelfStep, from place: Int, page: Double) -> Int {
        let all = cells.flatMap { $0 }
        guard all.indices.contains(place) else { return 0 }
        switch step {
        case .next: return min(place + 1, all.count - 1)
        case .previous: return max(place - 1, 0)
        case .first: return 0
        case .last: return all.count - 1
        case .up: return near(place, in: all, direction: -1, reach: 0)
        case .down: return near(place, in: all, direction: 1, reach: 0)
        case .pageUp: return near(place, in: all, direction: -1, reach: page)
        case .pageDown: return near(place, in: all, direction: 1, reach: page)
        }
    }

    /// Returns the cell above or below whose centre is horizontally nearest. It is in the nearest line at least `reach`
    /// away, or else in the farthest one.
    private func near(_ place: Int, in all: [Rectangle], direction: Double, reach: Double) -> Int {
        let from = all[place]
        let beyond = all.indices.filter { (all[$0].y - from.y) * direction > 1 }
        let far = beyond.filter { (all[$0].y - from.y) * direction >= reach }
        func away(_ index: Int) -> Double { (all[index].y - from.y) * direction }
        guard let line = far.map(away).min() ?? beyond.map(away).max() else { return place }
        return beyond.filter { abs(away($0) - line) < 1 }
            .min { abs(all[$0].center.x - from.center.x) < abs(all[$1].center.x - from.center.x) } ?? place
    }
}
