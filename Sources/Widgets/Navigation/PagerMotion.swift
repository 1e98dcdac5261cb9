internal import GTK

/// The position of a pager between its pages, and where a swipe takes it.
struct PagerMotion {
    /// The index of the page in view; between two integers while it moves.
    var position = 0.0
    var count = 0

    private var start = 0.0
    private var last: (way: Double, time: ContinuousClock.Instant)?
    /// The velocity in pixels per second, positive towards later pages.
    private var speed = 0.0

    /// Begins to follow a swipe.
    mutating func begin() {
        start = position
        last = nil
        speed = 0
    }

    /// Follows a swipe.
    /// - Parameters:
    ///   - way: the distance moved, in pixels, positive towards later pages.
    ///   - width: the width of a page, in pixels.
    mutating func follow(_ way: Double, width: Double, at time: ContinuousClock.Instant = .now) {
        if let last {
            let seconds = (time - last.time).milliseconds / 1000
            if seconds > 0 { speed = 0.6 * speed + 0.4 * (way - last.way) / seconds }
        }
        last = (way, time)
        let wanted = start + way / max(1, width)
        let end = Double(max(0, count - 1))
        // Beyond the ends, it moves as if on a rubber band.
        position = wanted < 0 ? wanted * 0.3 : wanted > end ? end + (wanted - end) * 0.3 : wanted
    }

    /// Returns the index of the page to stop at when the swipe is released.
    /// - Parameter swing: the velocity above which it counts as a flick, in pixels per second.
    func landing(at time: ContinuousClock.Instant = .now, thrownAt swing: Double = 300) -> Int {
        let rested = last.map { (time - $0.time).milliseconds > 120 } ?? true
        let moved = position - start
        var page = Int(start.rounded())
        if !rested && abs(speed) > swing {
            page += speed > 0 ? 1 : -1
        } else if abs(moved) > 0.3 {
            page = moved > 0 ? Int(position.rounded(.up)) : Int(position.rounded(.down))
            if abs(moved) > 1 { page = Int(position.rounded()) }
        }
        return min(max(0, page), max(0, count - 1))
    }
}
