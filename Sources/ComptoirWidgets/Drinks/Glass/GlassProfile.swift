internal import GTK
internal import Widgets

/// Half the outline of a round vessel, from the rim down: its radius at each height.
///
/// The `x` of a point is the radius at its `y`; `y` never decreases along the profile.
struct GlassProfile: Sendable {
    /// One curve of the profile.
    struct Curve: Sendable {
        var control1: Point
        var control2: Point
        var end: Point
    }

    let start: Point
    let curves: [Curve]
    /// The profile as line segments, fine enough for every size.
    private let samples: [Point]
    /// The volume below each sample, in cubic units.
    private let volumes: [Double]

    init(_ start: Point, _ curves: [Curve]) {
        self.start = start
        self.curves = curves
        var samples = [start]
        var from = start
        for curve in curves {
            for step in 1...24 {
                let t = Double(step) / 24
                let (a, b, c, d) = (
                    (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
                )
                samples.append(
                    Point(
                        x: a * from.x + b * curve.control1.x + c * curve.control2.x + d * curve.end.x,
                        y: a * from.y + b * curve.control1.y + c * curve.control2.y + d * curve.end.y))
            }
            from = curve.end
        }
        self.samples = samples
        var volumes = [Double](repeating: 0, count: samples.count)
        for index in samples.indices.dropLast().reversed() {
            let (upper, lower) = (samples[index], samples[index + 1])
            // A frustum of a cone.
            let area = (upper.x * upper.x + upper.x * lower.x + lower.x * lower.x) * .pi / 3
            volumes[index] = volumes[index + 1] + area * (lower.y - upper.y)
        }
        self.volumes = volumes
    }

    /// The `y` of the rim.
    var top: Double { start.y }
    /// The `y` of the lowest point.
    var bottom: Double { curves.last?.end.y ?? start.y }
    /// The radius at the lowest point.
    var bottomRadius: Double { curves.last?.end.x ?? start.x }

    /// Returns the radius at a given `y`.
    func radius(at y: Double) -> Double { value(at: y) { samples[$0].x } }

    /// Returns the volume below a given `y`, in cubic units.
    func volume(below y: Double) -> Double { value(at: y) { volumes[$0] } }

    private func value(at y: Double, of sample: (Int) -> Double) -> Double {
        guard y > top else { return sample(0) }
        guard y < bottom else { return sample(samples.count - 1) }
        var (first, lower) = (0, samples.count - 1)
        while lower - first > 1 {
            let middle = (first + lower) / 2
            if samples[middle].y >= y { lower = middle } else { first = middle }
        }
        let (upper, below) = (samples[lower - 1], samples[lower])
        let part = below.y > upper.y ? (y - upper.y) / (below.y - upper.y) : 1
        return sample(lower - 1) + (sample(lower) - sample(lower - 1)) * part
    }

    /// Returns the `y` up to which a volume fills the vessel.
    func height(ofVolume volume: Double) -> Double {
        guard volume > 0 else { return bottom }
        guard let index = volumes.lastIndex(where: { $0 >= volume }), index + 1 < samples.count else { return top }
        // Within a segment the volume is not linear; twelve bisections are finer than a pixel.
        var (low, high) = (samples[index + 1].y, samples[index].y)
        for _ in 0..<12 {
            let middle = (low + high) / 2
            if volumeExactly(below: middle, in: index) >= volume { high = middle } else { low = middle }
        }
        return (low + high) / 2
    }

    private func volumeExactly(below y: Double, in index: Int) -> Double {
        let (upper, lower) = (samples[index], samples[index + 1])
        guard lower.y > upper.y else { return volumes[index] }
        let radius = upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
        return volumes[index + 1]
            + (radius * radius + radius * lower.x + lower.x * lower.x) * .pi / 3 * (lower.y - y)
    }

    /// Returns the profile with `map` applied to every point.
    func mapped(_ map: (Point) -> Point) -> GlassProfile {
        GlassProfile(
            map(start),
            curves.map { Curve(control1: map($0.control1), control2: map($0.control2), end: map($0.end)) })
    }
}
