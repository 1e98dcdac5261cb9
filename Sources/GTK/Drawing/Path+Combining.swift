extension Path {
    /// Adds all of another path.
    public mutating func append(_ other: Path) {
        elements += other.elements
        currentPoint = other.currentPoint
    }

    /// Adds all of another path to the current outline, with a line to where the other path begins.
    public mutating func join(_ other: Path) {
        for (index, element) in other.elements.enumerated() {
            if index == 0, case .move(let point) = element, currentPoint != nil {
                elements.append(.line(point))
            } else {
                elements.append(element)
            }
        }
        currentPoint = other.currentPoint
    }

    /// The path in the opposite direction; each of its outlines is open in the result unless it was closed.
    public var reversed: Path {
        var result = Path()
        var points: [Point] = []
        var controls: [(Point, Point)?] = []
        func finish(isClosed: Bool) {
            guard let last = points.last else { return }
            result.move(to: last)
            for index in points.indices.dropLast().reversed() {
                if let (first, second) = controls[index] {
                    result.curve(to: points[index], control1: second, control2: first)
                } else {
                    result.line(to: points[index])
                }
            }
            if isClosed { result.close() }
            (points, controls) = ([], [])
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish(isClosed: false)
                points = [point]
            case .line(let point):
                points.append(point)
                controls.append(nil)
            case .curve(let point, let first, let second):
                points.append(point)
                controls.append((first, second))
            case .close: finish(isClosed: true)
            }
        }
        finish(isClosed: false)
        return result
    }
}
