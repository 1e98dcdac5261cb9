internal import GTK
internal import Widgets

/// The names of pins, laid out: each once for a font.
@MainActor
final class PinTexts {
    private let ink = Pigment("map-pin-name")
    private let rim = Pigment("map-land")
    private var layouts: [String: TextLayout] = [:]
    private var height = 0.0

    /// What the style sheet gives its colours to; whoever draws the names has them as children.
    var pigments: [Widget] { [ink, rim] }

    /// How large a name is, in pixels.
    func size(_ title: String) -> Size { layout(title).size }

    /// Draws a name.
    func draw(_ title: String, at corner: Point, on snapshot: Snapshot) {
        snapshot.draw(layout(title), at: corner, color: ink.foreground, rim: rim.foreground)
    }

    /// Whether the font or the size of text has become another since it was last asked.
    func haveChanged() -> Bool {
        let now = TextLayout("Hg", for: ink).size.height
        defer { height = now }
        guard now != height else { return false }
        layouts = [:]
        return true
    }

    private func layout(_ title: String) -> TextLayout {
        if let known = layouts[title] { return known }
        let made = TextLayout(title, for: ink)
        let limit = Double(TextGrowth.of(180))
        if made.size.width > limit {
            made.setWidth(limit)
            made.setLines(1)
        }
        // Names come and go with what is in sight.
        if layouts.count > 200 { layouts = [:] }
        layouts[title] = made
        return made
    }
}
