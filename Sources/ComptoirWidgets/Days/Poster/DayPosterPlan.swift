internal import Widgets

/// Where a poster has its number, the words beside it, and its picture: beside the number as well where there is room,
/// otherwise below both.
struct DayPosterPlan: Equatable {
    /// A place of the poster, as seen from the start, in pixels.
    struct Place: Equatable {
        var x = 0
        var y = 0
        var width = 0
        var height = 0
    }

    /// The part of the width that a number may have.
    private static let greatestShare = 0.45
    /// The width from which the picture of a flat poster stands beside the number, in pixels.
    private static let leastWide = 560
    /// The width up to which a poster takes much of the height of its page, in pixels.
    private static let greatestNarrow = 320

    private(set) var figure = Place()
    private(set) var words = Place()
    private(set) var picture = Place()
    /// The height of all of it, in pixels.
    private(set) var height = 0

    static func isWide(_ width: Int) -> Bool { width >= leastWide }

    /// Whether it gains from words beside the number: a page that is neither narrow nor wide has room below it.
    static func suits(_ width: Int) -> Bool { width <= greatestNarrow || isWide(width) }

    /// Returns how much of a width a number gets that would like so much; one of many figures is smaller than others.
    static func share(of number: Int, in width: Int) -> Int { min(number, Int(Double(width) * greatestShare)) }

    /// Makes a plan.
    /// - Parameters:
    ///   - width: the width of all of it, in pixels.
    ///   - isWide: whether the picture is beside the number as well.
    ///   - figure: the width and height of the number, in pixels.
    ///   - words: the width of the words beside it, and their height in that, in pixels.
    ///   - picture: the height of the picture, in pixels; 0 for none.
    ///   - foot: the height of what is below, in pixels.
    ///   - padding: the space around all of it, in pixels.
    init(
        width: Int, isWide: Bool, figure: (width: Int, height: Int), words: (width: Int, height: Int), picture: Int,
        foot: Int, padding: Int
    ) {
        let start = padding + figure.width + Space.medium
        let isBeside = picture > 0 && isWide
        let column = words.height + (isBeside ? Space.tiny + picture : 0)
        let line = max(figure.height, column)
        self.figure = Place(
            x: padding, y: padding + (line - figure.height) / 2, width: figure.width, height: figure.height)
        let top = padding + (line - column) / 2
        self.words = Place(x: start, y: top, width: words.width, height: words.height)
        var end = padding + line
        if isBeside {
            self.picture = Place(
                x: start, y: top + words.height + Space.tiny, width: width + padding - start, height: picture)
        } else if picture > 0 {
            self.picture = Place(x: padding, y: end + Space.small, width: width, height: picture)
            end += Space.small + picture
        }
        height = end + (foot > 0 ? Space.small + foot : 0) + padding
    }
}
