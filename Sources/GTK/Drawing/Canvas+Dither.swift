internal import CGTK

extension Canvas {
    /// Fills a rectangle with an opaque gradient around a point, without the bands that a large one in dark colours has, as a
    /// colour has no more than 256 steps: what lies between two of them is a fine pattern of both (ordered dithering, by the
    /// index matrix of B. E. Bayer, “An optimum method for two-level rendition of continuous-tone pictures”, 1973).
    /// - Parameters:
    ///   - rectangle: the area to fill, above 0 in both directions.
    ///   - center: where the gradient begins, in the canvas's units.
    ///   - radius: how far from there it ends, above 0; beyond that is its last colour.
    ///   - stops: two or more, at offsets from 0 to 1, ascending; their alpha is not used.
    public func fillDithered(
        _ rectangle: Rectangle, center: Point, radius: Double, stops: [(offset: Double, color: Color)]
    ) {
        require(stops.count >= 2, "a gradient wants at least two stops, found \(stops.count)")
        require(radius > 0, "a gradient around a point wants a radius above 0, found \(radius)")
        var (across, down) = (1.0, 0.0)
        cairo_user_to_device_distance(cairo, &across, &down)
        let scale = max(0.01, (across * across + down * down).squareRoot())
        let columns = Int((rectangle.width * scale).rounded(.up))
        let rows = Int((rectangle.height * scale).rounded(.up))
        guard columns > 0, rows > 0,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(columns), Int32(rows))
        else { return }
        defer { cairo_surface_destroy(surface) }
        guard let bytes = cairo_image_surface_get_data(surface) else { return }
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        let shades = GradientShades(stops)
        let middle = Point(x: (center.x - rectangle.x) * scale, y: (center.y - rectangle.y) * scale)
        for row in 0..<rows {
            let line = UnsafeMutableRawPointer(bytes + row * stride).bindMemory(to: UInt32.self, capacity: columns)
            shades.fill(line, columns, row: row, from: middle, radius: radius * scale)
        }
        cairo_surface_mark_dirty(surface)
        cairo_save(cairo)
        cairo_rectangle(cairo, rectangle.x, rectangle.y, rectangle.width, rectangle.height)
        cairo_clip(cairo)
        cairo_translate(cairo, rectangle.x, rectangle.y)
        cairo_scale(cairo, 1 / scale, 1 / scale)
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }
}

/// The shades of a gradient, much finer than a pixel can show them.
private struct GradientShades {
    /// How many shades there are from the first colour to the last.
    private static let count = 2048
    /// The order in which the pixels of a square get the next step, in 256ths of a step.
    private static let thresholds: [Int] = (0..<64).map { place in
        let (x, y) = (place % 8, place / 8)
        let (mixed, down) = (x ^ y, y)
        return (0..<3).reduce(0) { $0 | (mixed >> $1 & 1) << (5 - 2 * $1) | (down >> $1 & 1) << (4 - 2 * $1) } * 4 + 2
    }

    /// Red, green and blue of each shade, in 256ths of a step.
    private let parts: [Int]

    init(_ stops: [(offset: Double, color: Color)]) {
        var parts: [Int] = []
        parts.reserveCapacity(3 * (Self.count + 1))
        for shade in 0...Self.count {
            let offset = Double(shade) / Double(Self.count)
            let next = stops.firstIndex { $0.offset >= offset } ?? stops.count - 1
            let (before, after) = (stops[max(0, next - 1)], stops[next])
            let length = after.offset - before.offset
            let share = length > 0 ? min(1, max(0, (offset - before.offset) / length)) : 1
            let color = before.color.mixed(with: after.color, at: share)
            for part in [color.red, color.green, color.blue] {
                parts.append(Int((min(1, max(0, part)) * 255 * 256).rounded()))
            }
        }
        self.parts = parts
    }

    /// Fills a row of pixels.
    func fill(_ line: UnsafeMutablePointer<UInt32>, _ columns: Int, row: Int, from middle: Point, radius: Double) {
        let (down, scale) = (Double(row) + 0.5 - middle.y, Double(Self.count) / radius)
        parts.withUnsafeBufferPointer { parts in
            Self.thresholds.withUnsafeBufferPointer { thresholds in
                for column in 0..<columns {
                    let across = Double(column) + 0.5 - middle.x
                    let shade = 3 * min(Self.count, Int((across * across + down * down).squareRoot() * scale))
                    let threshold = thresholds[row & 7 << 3 | column & 7]
                    let red = (parts[shade] + threshold) >> 8
                    let green = (parts[shade + 1] + threshold) >> 8
                    let blue = (parts[shade + 2] + threshold) >> 8
                    line[column] = UInt32(truncatingIfNeeded: red << 16 | green << 8 | blue)
                }
            }
        }
    }
}
