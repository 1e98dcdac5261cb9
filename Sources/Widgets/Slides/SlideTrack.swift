internal import GTK

/// The pages of a slide show that are there now, side by side, and where the view stands between them.
///
/// Places go on without end in both directions, so that the first page can follow the last.
@MainActor
struct SlideTrack {
    /// A page at a place.
    struct Slide {
        let index: Int
        let page: Widget
    }

    private(set) var slides: [Int: Slide] = [:]
    /// The place that is in view, or on its way there.
    var place = 0
    /// Where the view stands; between two places while it moves.
    var position = 0.0

    /// The page that is in view, or on its way there.
    var current: Slide? { slides[place] }

    /// Puts a page at a place; returns the one it takes the place of.
    mutating func put(_ slide: Slide, at place: Int) -> Widget? {
        let old = slides[place]
        slides[place] = slide
        return old?.page
    }

    /// Takes out the pages that are not in sight; returns them.
    /// - Parameter isAll: whether those in sight go, too.
    mutating func takeOut(isAll: Bool = false) -> [Widget] {
        let out = slides.filter { isAll || ($0.key != place && abs(Double($0.key) - position) >= 1) }
        for (place, _) in out { slides[place] = nil }
        return out.values.map(\.page)
    }
}
