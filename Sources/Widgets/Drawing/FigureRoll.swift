internal import GTK

/// The figures of a number on their way to another number: those that change roll, as on a meter, and the others move
/// to their new position.
///
/// Figures are compared from the last one on, so that ones become ones and tens become tens.
@MainActor
struct FigureRoll {
    /// A number as it is painted at rest.
    struct Number {
        let text: String
        let layout: TextLayout
        /// The area that the glyphs cover, from the top left of the text.
        let ink: Rectangle
        /// The top left of the text.
        let origin: Point
        /// How many times as large as in its font it is drawn.
        var scale = 1.0
        /// Returns another text in the same font.
        let letters: @MainActor (String) -> TextLayout
    }

    /// One figure of a number, with the point of its baseline where it begins and the height of its line.
    private struct Figure {
        let layout: TextLayout
        let place: Point
        let height: Double
    }

    private let pairs: [(old: Figure?, new: Figure?, rolls: Bool)]
    /// The area within which figures roll.
    private let band: Rectangle
    /// 1 for a number that grows, whose figures roll upwards, and -1 for one that shrinks.
    private let way: Double

    /// Returns whether both texts are numbers in figures, which can be shown one by one.
    nonisolated static func joins(_ old: String, _ new: String) -> Bool {
        !old.isEmpty && !new.isEmpty && old != new && (old + new).allSatisfy { isFigure($0) }
    }

    private nonisolated static func isFigure(_ character: Character) -> Bool {
        character.wholeNumberValue != nil || ".,'’٬٫-−\u{a0}\u{202f}".contains(character)
    }

    /// Creates the way from one number to another.
    init(from old: Number, to new: Number) {
        let (before, after) = (Self.figures(of: old), Self.figures(of: new))
        let (olds, news) = (Array(old.text.reversed()), Array(new.text.reversed()))
        pairs = (0..<max(olds.count, news.count)).map { place in
            let (hasOld, hasNew) = (olds.indices.contains(place), news.indices.contains(place))
            return (
                hasOld ? before[place] : nil, hasNew ? after[place] : nil,
                !hasOld || !hasNew || olds[place] != news[place]
            )
        }
        let tops = [old, new].map { $0.origin.y + $0.ink.y * $0.scale }
        let feet = [old, new].map { $0.origin.y + ($0.ink.y + $0.ink.height) * $0.scale }
        let (top, foot) = (tops.min() ?? 0, feet.max() ?? 0)
        band = Rectangle(x: -1e5, y: top, width: 2e5, height: foot - top)
        way = Self.value(new.text) >= Self.value(old.text) ? 1 : -1
    }

    private static func value(_ text: String) -> Double {
        let figures = text.compactMap(\.wholeNumberValue).reduce(0) { $0 * 10 + Double($1) }
        return text.first.map { "-−".contains($0) } == true ? -figures : figures
    }

    /// Returns the figures of a number, the last one first.
    private static func figures(of number: Number) -> [Figure] {
        var offset = 0
        let base = number.origin.y + number.layout.baseline * number.scale
        let figures = number.text.map { character in
            defer { offset += String(character).utf8.count }
            return Figure(
                layout: number.letters(String(character)),
                place: Point(x: number.origin.x + number.layout.left(ofByte: offset) * number.scale, y: base),
                height: number.layout.size.height * number.scale)
        }
        return figures.reversed()
    }

    /// Draws the figures.
    /// - Parameter progress: how far they are, from 0 for the old number to 1 for the new one.
    func draw(_ progress: Double, color: Color, in snapshot: Snapshot) {
        func between(_ old: Double, _ new: Double) -> Double { old + (new - old) * progress }
        snapshot.clipped(to: band) {
            for pair in pairs {
                guard let from = pair.old ?? pair.new, let to = pair.new ?? pair.old else { continue }
                let place = Point(x: between(from.place.x, to.place.x), y: between(from.place.y, to.place.y))
                let height = between(from.height, to.height)
                guard pair.rolls else {
                    put(to, at: place, height: height, color, in: snapshot)
                    continue
                }
                for (figure, part, shift) in [(pair.old, 1 - progress, -progress), (pair.new, progress, 1 - progress)] {
                    guard let figure else { continue }
                    let moved = Point(x: place.x, y: place.y + shift * way * band.height)
                    put(figure, at: moved, height: height, color.opacity(color.alpha * part), in: snapshot)
                }
            }
        }
    }

    private func put(_ figure: Figure, at place: Point, height: Double, _ color: Color, in snapshot: Snapshot) {
        let scale = height / figure.layout.size.height
        snapshot.translated(x: place.x, y: place.y - figure.layout.baseline * scale) {
            snapshot.scaled(x: scale, y: scale) { snapshot.draw(figure.layout, color: color) }
        }
    }
}
