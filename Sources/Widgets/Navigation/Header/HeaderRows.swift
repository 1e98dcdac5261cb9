internal import GTK

/// Where the parts of a header line stand: in as few rows as they fit in, the first of which is beside the header's buttons.
@MainActor
struct HeaderRows {
    enum Part { case start, title, end }

    struct Place: Equatable {
        var x = 0
        var y = 0
        var width = 0
        var height = 0
    }

    private let line: HeaderLine
    private let room: HeaderRoom

    init(_ line: HeaderLine, room: HeaderRoom) {
        self.line = line
        self.room = room
    }

    // MARK: Widths

    /// The space between the parts of a row, in pixels: in a narrow window a short title is to have room in the first, unless its
    /// letters are so large that they need more around them.
    private func gap(in width: Int) -> Int {
        line.hasStart && (width >= Breakpoint.narrow || TextGrowth.isLarge) ? Space.small : Space.tiny
    }

    /// The width that a part would like; where it is folded, the least of what can be.
    private func width(_ part: Part, isFolded: Bool = false) -> Int {
        switch part {
        case .start: line.start.measured(.horizontal).natural
        case .title: line.title.map { $0.isVisible ? wanted($0) : 0 } ?? 0
        case .end: isFolded ? line.end.measured(.horizontal).minimum : line.end.measured(.horizontal).natural
        }
    }

    private func wanted(_ title: Widget) -> Int {
        let extent = title.measured(.horizontal)
        return line.leastTitleWidth.map { max($0, extent.minimum) } ?? extent.natural
    }

    private func width(_ parts: [Part], isFolded: Bool = false, in whole: Int) -> Int {
        let widths = parts.map { width($0, isFolded: isFolded) }.filter { $0 > 0 }
        return widths.reduce(0, +) + gap(in: whole) * max(0, widths.count - 1)
    }

    /// The width at which even the widest of the buttons fit, in pixels.
    var leastWidth: Int {
        let title = line.title?.measured(.horizontal).minimum ?? 0
        return 2 * (line.inset ?? Space.small) + max(width(.start), line.end.measured(.horizontal).minimum, title)
    }

    /// The part of a width that the rows take, in pixels: all of it, unless the line keeps to a column.
    func extent(in width: Int) -> Int {
        room.column.map { min(width, max($0, leastWidth)) } ?? width
    }

    /// The width at which all is in one row, in pixels.
    var naturalWidth: Int {
        let edges = edges(of: 0, in: Breakpoint.wide)
        return edges.lead + width([.start, .title, .end], in: Breakpoint.wide) + edges.trail
    }

    private func edges(of row: Int, in width: Int) -> (lead: Int, trail: Int) {
        let inset = line.inset ?? Space.page
        guard row == 0 else { return (inset, inset) }
        let start = line.replacesBrand(in: width) ? room.bareStart : room.start
        // Buttons of a narrow window come closer to its edge, so that a short title has room beside them.
        let least = line.inset ?? (width < Breakpoint.narrow ? Space.small : Space.page)
        return (
            max(inset, start == 0 ? 0 : start + Space.tiny), max(least, room.end == 0 ? 0 : room.end + HeaderLine.pitch)
        )
    }

    // MARK: Rows

    /// The rows, from the top, for a width in pixels.
    func rows(in width: Int) -> [[Part]] {
        // What can be folded is, before anything goes to a row of its own.
        func fits(_ parts: [Part], in row: Int) -> Bool {
            let edges = edges(of: row, in: width)
            return self.width(parts, isFolded: true, in: width) <= width - edges.lead - edges.trail
        }
        let hasStart = self.width(.start) > 0
        if fits([.start, .title, .end], in: 0) { return [[.start, .title, .end]] }
        if hasStart, fits([.start, .end], in: 0) { return [[.start, .end], [.title]] }
        if fits([.start], in: 0) {
            return fits([.title, .end], in: 1) ? [[.start], [.title, .end]] : [[.start], [.end], [.title]]
        }
        return fits([.start, .title, .end], in: 1) ? [[], [.start, .title, .end]] : [[], [.start, .end], [.title]]
    }

    /// The heights of the rows for a width, in pixels.
    func heights(in width: Int) -> [Int] {
        rows(in: width).enumerated().map { index, parts in
            let high = parts.map { height($0, alone: parts.count == 1, row: index, in: width) }.max() ?? 0
            if index > 0 { return high == 0 ? 0 : high + Space.small }
            if parts.allSatisfy({ self.width($0) == 0 }) { return room.height }
            return max(room.height, WindowFrame.lineHeight, high + Space.small)
        }
    }

    private func height(_ part: Part, alone: Bool, row: Int, in width: Int) -> Int {
        switch part {
        case .start: return line.start.measured(.vertical).natural
        case .end: return line.end.measured(.vertical).natural
        case .title:
            guard let title = line.title, title.isVisible else { return 0 }
            let edges = edges(of: row, in: width)
            return title.measured(.vertical, for: alone ? max(0, width - edges.lead - edges.trail) : nil).natural
        }
    }

    // MARK: Places

    /// Where the parts are in a line of a width in pixels; a title without a width is not shown.
    func places(in width: Int) -> (start: Place, title: Place, end: Place) {
        var places: [Part: Place] = [:]
        var top = 0
        for (index, parts) in rows(in: width).enumerated() {
            let height = heights(in: width)[index]
            let (edges, gap) = (edges(of: index, in: width), gap(in: width))
            let (start, end) = (self.width(.start), self.width(.end))
            var (left, right) = (edges.lead, width - edges.trail)
            if parts.contains(.start) {
                places[.start] = centred(x: left, width: start, line.start, top, height)
                if start > 0 { left += start + gap }
            }
            if parts.contains(.end) {
                let beside = parts.contains(.title) ? self.width(.title) : 0
                let rest = right - left - (beside > 0 ? beside + gap : 0)
                let end = end <= rest ? end : self.width(.end, isFolded: true)
                // In place of the name they are where that was.
                let isInPlaceOfName = index == 0 && !line.hasStart && line.replacesBrand(in: width)
                places[.end] = centred(x: isInPlaceOfName ? left : right - end, width: end, line.end, top, height)
                if end > 0, isInPlaceOfName { left += end + gap } else if end > 0 { right -= end + gap }
            }
            if parts.contains(.title), let title = line.title, title.isVisible {
                places[.title] = centred(x: left, width: max(0, right - left), title, top, height)
            }
            top += height
        }
        return (places[.start] ?? Place(), places[.title] ?? Place(), places[.end] ?? Place())
    }

    private func centred(x: Int, width: Int, _ part: Widget, _ top: Int, _ height: Int) -> Place {
        let high = min(height, part.measured(.vertical, for: width).natural)
        return Place(x: x, y: top + (height - high) / 2, width: width, height: high)
    }
}
