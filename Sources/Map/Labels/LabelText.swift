internal import GTK
internal import Widgets

/// The names of a map, laid out: each once for a language and a font.
@MainActor
final class LabelText {
    /// The width in which the name of a country is broken into two lines, in pixels.
    static var countryWidth: Double { Double(TextGrowth.of(130)) }

    private var layouts: [Int: TextLayout] = [:]

    /// A name as it is drawn.
    func layout(_ index: Int, _ label: WorldLabel, for widget: Widget) -> TextLayout {
        if let known = layouts[index] { return known }
        let made = TextLayout(label.name(in: Translation.language), for: widget)
        if label.kind == .country {
            made.setWidth(Self.countryWidth)
            made.setLines(2)
            made.centre()
        }
        layouts[index] = made
        return made
    }

    /// Forgets all, as for another font.
    func clear() { layouts = [:] }
}
