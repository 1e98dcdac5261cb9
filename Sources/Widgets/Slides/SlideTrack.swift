internal import GTK

/// The pages of a slide show that currently exist, side by side, and the position of the view between them.
///
/// Slots continue without end in both directions, so that the first page can follow the last.
@MainActor
struct SlideTrack {
    /// A page in a slot.
    struct Slide {
        let index: Int
        let page: Widget
    }

    private(set) var slides: [Int: Slide] = [:]
    /// The slot in view, or being moved to.
    var place = 0
    /// The position of the view; between two slots while it moves.
    var position = 0.0

    /// The page in view, or being moved to.
    var current: Slide? { slides[place] }

    /// Puts a page into a slot, and returns the one that it replaces.
    mutating func put(_ slide: Slide, at place: Int) -> Widget? {
        let old = slides[place]
        slides[place] = slide
        return old?.page
    }

    /// Removes the pages that are not in view, and returns them.
    /// - Parameter isAll: whether to remove those in view too.
    mutating func takeOut(isAll: Bool = false) -> [Widget] {
        let out = slides.filter { isAll || ($0.key != place && abs(Double($0.key) - position) >= 1) }
        for (place, _) in out { slides[place] = nil }
        return out.values.map(\.page)
    }
}
