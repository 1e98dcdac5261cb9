internal import GTK

/// Two pixels around, and one, as a letter's strokes are less than two pixels wide.
private let around = [
    Point(x: -1.5, y: -1.5), Point(x: 1.5, y: -1.5), Point(x: -1.5, y: 1.5), Point(x: 1.5, y: 1.5), Point(x: -2, y: 0),
    Point(x: 2, y: 0), Point(x: 0, y: -2), Point(x: 0, y: 2), Point(x: -1, y: 0), Point(x: 1, y: 0),
]

extension Snapshot {
    /// Draws text with a rim, so that borders and shores do not run through its letters.
    /// - Parameters:
    ///   - place: its upper left corner.
    ///   - share: how strongly it is drawn, from 0 to 1; the rim fades sooner.
    func draw(_ layout: TextLayout, at place: Point, color: Color, rim: Color, share: Double = 1) {
        for away in around {
            translated(x: place.x + away.x, y: place.y + away.y) {
                draw(layout, color: rim.opacity(rim.alpha * share * share))
            }
        }
        translated(x: place.x, y: place.y) { draw(layout, color: color.opacity(color.alpha * share)) }
    }
}
