internal import GTK

/// Where everything is in a `CounterHead` of a width; lengths in pixels, measured from the leading edge.
@MainActor
struct CounterHeadPlan {
    /// What is the same in every width.
    struct Measures {
        /// The space beside the words.
        let inset: Int
        /// The space above the words.
        let top: Int
        /// The width of the content that the words begin with.
        let limit: Int
        let isCard: Bool
        let side: Int
        let stride, closest, footing: Double

        init(_ setting: CounterHead.Setting, side: Int, stride: Double, closest: Double, footing: Double) {
            (self.side, self.stride, self.closest, self.footing) = (side, stride, closest, footing)
            switch setting {
            case .cover(let topInset, let limit):
                (isCard, inset, top, self.limit) = (false, Space.page, topInset, limit)
            case .card: (isCard, inset, top, limit) = (true, Space.medium, Space.medium, 1080)
            }
        }
    }

    /// A narrower cover has its things below the words, and so has a card with space for less than two beside them.
    private static let narrow = 560

    let isNarrow: Bool
    /// The frame of the words but for its top.
    let words: (x: Int, width: Int, height: Int)
    /// The side of a thing's square.
    let side: Int
    /// The height of the counter's face below its far edge.
    let front: Int
    /// How far above the lower edge the things' squares begin.
    let rise: Int
    /// The leading edge of each thing that there is space for.
    let places: [Int]
    /// The middle of the things; nil where there are none.
    var middle: Double? {
        guard let first = places.first, let last = places.last else { return nil }
        return Double(first + last + side) / 2
    }
    /// The height of all of it.
    let height: Int
    private let top: Int
    private let isCard: Bool

    /// Makes a plan.
    /// - Parameters:
    ///   - width: the width of all of it.
    ///   - words: what stands beside the things.
    ///   - word: the width of the title's longest word, which is not broken while there is room.
    ///   - count: how many things there are.
    init(width: Int, words: Widget, word: Int, count: Int, _ measures: Measures) {
        (top, isCard) = (measures.top, measures.isCard)
        let edge = max(measures.inset, (width - measures.limit) / 2 + measures.inset)
        let room = max(0, width - 2 * edge)
        let wanted = words.measured(.horizontal)
        let wide = Double(measures.side) * measures.stride
        isNarrow =
            measures.isCard
            ? count > 0 && Double(room - wanted.natural - Space.large) < 2 * wide : width < CounterHeadPlan.narrow
        let most = isNarrow || measures.isCard ? room : max(room / 2, min(word, room))
        let wordsWidth = isNarrow ? room : max(wanted.minimum, min(wanted.natural, most))
        let wordsHeight = words.measured(.vertical, for: wordsWidth).natural
        self.words = (edge, wordsWidth, wordsHeight)

        side = isNarrow ? measures.side * 2 / 3 : measures.side
        front = side / 3
        // They stand a little in front of the far edge.
        rise = front * 5 / 8 + Int((Double(side) * measures.footing).rounded())
        let start = isNarrow ? edge : edge + wordsWidth + Space.large
        let space = max(0, edge + room - start)
        // Where there is no room for all they come closer.
        let stride = max(
            Double(side) * measures.closest,
            min(Double(side) * measures.stride, (Double(space) / Double(max(1, count))).rounded(.down)))
        // What is empty at the side of a square may go beyond the edge.
        let margin = (Double(side) - min(Double(side), stride)) / 2
        let fitting = max(0, Int((Double(space) / stride).rounded(.down)))
        let shown = min(count, fitting)
        let rest = Double(space) - stride * Double(shown)
        // Beside the words they end where the page does; a few are in sight of the words, and not in the far corner.
        let isFew = !measures.isCard && stride * Double(shown) < Double(space) / 3
        // Those stand in the middle of the second half, where pages have a second column.
        let few = Double(edge) + Double(room) * 0.75 - stride * Double(shown) / 2
        let first = isNarrow ? Double(start) + rest / 2 : isFew ? max(Double(start), few) : Double(start) + rest
        places = (0..<shown).map { Int((first + stride * Double($0) - margin).rounded()) }

        // Beside the words nothing stands as high as the page's buttons.
        height =
            isNarrow
            ? top + wordsHeight + Space.small + rise : max(top + wordsHeight + Space.medium + front, top + rise)
    }

    /// Where the words begin in a height: in the middle of the wall.
    func wordsTop(in height: Int) -> Int {
        // A card has no buttons above them.
        let least = isCard ? 0 : top
        return isNarrow ? top : least + max(0, (height - front - least - words.height) / 2)
    }
}
