internal import GTK

/// The words on a dial: the figure, its unit below it, and the name where the scale is open, or beside the dial.
@MainActor
struct DialTexts {
    private let text: String
    private let figure: TextLayout
    private let unit: TextLayout
    private let name: TextLayout
    /// The width of the name's longest word.
    private let word: Double

    /// The widths that there are for the figure and for the name, of a dial whose side is 1.
    private static let (figureRoom, nameRoom) = (0.5, 0.54)
    /// The heights at which the words are centred, of a dial whose side is 1; a name of two lines begins a little higher.
    private static let (figureHeight, unitHeight, nameHeight) = (0.4, 0.595, 0.79)
    /// How much smaller than their fonts words may be written, so that a few dials have room in one line.
    private static let least = 0.6

    init(_ value: DialValue, _ inks: DialInks) {
        text = value.figure
        figure = Self.figure(text, inks)
        unit = TextLayout(value.unit, for: inks.unit)
        name = TextLayout(value.name, for: inks.name)
        word =
            value.name.split(whereSeparator: \.isWhitespace)
            .map { TextLayout(String($0), for: inks.name).size.width }.max() ?? 0
    }

    private static func figure(_ text: String, _ inks: DialInks) -> TextLayout {
        let layout = TextLayout(text, for: inks.figure)
        layout.setFontFeatures("lnum")
        return layout
    }

    /// The side at which no figure is written smaller than in its font, in pixels; lines come as near as their letters allow.
    private var figureSide: Double {
        max(
            figure.size.width / Self.figureRoom, unit.size.width / Self.figureRoom,
            (figure.size.height * 0.55 + unit.size.height * 0.8) / 2 / (Self.unitHeight - Self.figureHeight))
    }

    /// The side below which the words do not fit, in pixels.
    var leastSide: Int {
        let (size, high) = (name.size, unit.size.height)
        let along = (high + size.height) * 0.42 / (Self.nameHeight - Self.unitHeight)
        return Int((max(figureSide, size.width / Self.nameRoom, along) * Self.least).rounded(.up))
    }

    /// The side at which a dial has room for its figure, a little smaller than in its font, in pixels.
    var sideWithoutName: Int { Int((figureSide * 0.75).rounded(.up)) }

    /// The side at which a dial looks best, in pixels.
    var naturalSide: Int { Int((name.size.height * 7.9).rounded()) }

    // MARK: Drawing

    /// Draws the figure and its unit.
    func draw(in place: Rectangle, on snapshot: Snapshot, _ inks: DialInks, figures: RollingFigures) {
        let scale = min(1, place.width / max(1, figureSide))
        let (number, sign) = (
            origin(of: figure, at: Self.figureHeight, in: place, scale),
            origin(of: unit, at: Self.unitHeight, in: place, scale)
        )
        figures.draw(
            FigureRoll.Number(
                text: text, layout: figure, ink: figure.inkBounds, origin: number, scale: scale,
                letters: { Self.figure($0, inks) }), color: inks.figure.foreground, in: snapshot)
        draw(unit, at: sign, scale, inks.unit.foreground, on: snapshot)
    }

    /// Draws the name in the dial.
    func drawName(in place: Rectangle, on snapshot: Snapshot, _ inks: DialInks) {
        let frame = nameFrame(in: place)
        name.setWidth(nil)
        draw(
            name, at: Point(x: frame.x, y: frame.y), frame.width / max(1, name.size.width), inks.name.foreground,
            on: snapshot)
    }

    /// Returns where the name is in a dial.
    func nameFrame(in place: Rectangle) -> Rectangle {
        name.setWidth(nil)
        let scale = min(1, place.width * Self.nameRoom / max(1, name.size.width))
        let origin = origin(of: name, at: Self.nameHeight, in: place, scale)
        return Rectangle(
            x: origin.x, y: origin.y, width: name.size.width * scale, height: name.size.height * scale)
    }

    /// Draws the name beside the dial, in as many lines as it takes.
    func drawName(beside place: Rectangle, room: Double, isMirrored: Bool, on snapshot: Snapshot, _ inks: DialInks) {
        let scale = min(1, room / max(1, word))
        name.setWidth((room / scale).rounded(.up))
        let size = Size(width: name.size.width * scale, height: name.size.height * scale)
        let gap = Double(Space.medium)
        let x = isMirrored ? place.x - gap - name.bounds.x * scale - size.width : place.x + place.width + gap
        let y = place.y + (place.height - size.height) / 2
        draw(name, at: Point(x: x.rounded(), y: y.rounded()), scale, inks.name.foreground, on: snapshot)
    }

    private func origin(of text: TextLayout, at height: Double, in place: Rectangle, _ scale: Double) -> Point {
        Point(
            x: (place.x + (place.width - text.size.width * scale) / 2).rounded(),
            y: (place.y + place.height * height - text.size.height * scale / 2).rounded())
    }

    private func draw(
        _ text: TextLayout, at origin: Point, _ scale: Double, _ color: Color, on snapshot: Snapshot
    ) {
        snapshot.translated(x: origin.x, y: origin.y) {
            snapshot.scaled(x: scale, y: scale) { snapshot.draw(text, color: color) }
        }
    }
}
