internal import GTK

/// The words on a dial: the figure, its unit below it, and the name where the scale is open.
@MainActor
struct DialTexts {
    private let text: String
    private let figure: TextLayout
    private let unit: TextLayout
    private let name: TextLayout

    /// The widths that there are for the figure and for the name, of a dial whose side is 1.
    private static let (figureRoom, nameRoom) = (0.5, 0.58)
    /// The heights at which the words are centred, of a dial whose side is 1.
    private static let (figureHeight, unitHeight, nameHeight) = (0.4, 0.595, 0.775)
    /// How much smaller than its font a name may be written, so that a dial need not grow for it.
    private static let least = 0.8

    init(_ value: DialValue, _ inks: DialInks) {
        text = value.figure
        figure = Self.figure(text, inks)
        unit = TextLayout(value.unit, for: inks.unit)
        name = TextLayout(value.name, for: inks.name)
    }

    private static func figure(_ text: String, _ inks: DialInks) -> TextLayout {
        let layout = TextLayout(text, for: inks.figure)
        layout.setFontFeatures("lnum")
        return layout
    }

    /// The side below which the words do not fit, in pixels.
    var leastSide: Int {
        let across = max(
            figure.size.width * Self.least / Self.figureRoom, unit.size.width * Self.least / Self.figureRoom,
            name.size.width * Self.least / Self.nameRoom)
        // Lines may come as near as their letters allow.
        let along = max(
            (figure.size.height * 0.55 + unit.size.height * 0.8) / 2 / (Self.unitHeight - Self.figureHeight),
            (unit.size.height + name.size.height) * 0.42 / (Self.nameHeight - Self.unitHeight))
        return Int(max(across, along).rounded(.up))
    }

    /// The side at which a dial looks best, in pixels.
    var naturalSide: Int { Int((name.size.height * 7.9).rounded()) }

    func draw(in place: Rectangle, on snapshot: Snapshot, _ inks: DialInks, figures: RollingFigures) {
        func position(_ text: TextLayout, room: Double, height: Double) -> (origin: Point, scale: Double) {
            let scale = min(1, place.width * room / max(1, text.size.width))
            let origin = Point(
                x: (place.x + (place.width - text.size.width * scale) / 2).rounded(),
                y: (place.y + place.height * height - text.size.height * scale / 2).rounded())
            return (origin, scale)
        }
        let (origin, scale) = position(figure, room: Self.figureRoom, height: Self.figureHeight)
        figures.draw(
            FigureRoll.Number(
                text: text, layout: figure, ink: figure.inkBounds, origin: origin, scale: scale,
                letters: { Self.figure($0, inks) }), color: inks.figure.foreground, in: snapshot)
        let words = [
            (unit, Self.figureRoom, Self.unitHeight, inks.unit.foreground),
            (name, Self.nameRoom, Self.nameHeight, inks.name.foreground),
        ]
        for (text, room, height, color) in words {
            let (origin, scale) = position(text, room: room, height: height)
            snapshot.translated(x: origin.x, y: origin.y) {
                snapshot.scaled(x: scale, y: scale) { snapshot.draw(text, color: color) }
            }
        }
    }
}
