internal import GTK

/// The names of a map, laid out: each once for a language and a font.
@MainActor
final class LabelText {
    private var layouts: [Int: TextLayout] = [:]

    /// A name as it is drawn.
    func layout(_ index: Int, _ label: WorldLabel, for widget: Widget) -> TextLayout {
        if let known = layouts[index] { return known }
        let made = TextLayout(label.name(in: Translation.language), for: widget)
        if label.kind == .country {
            made.setWidth(130)
            made.setLines(2)
            made.centre()
        }
        layouts[index] = made
        return made
    }

    /// Forgets all, as for another font.
    func clear() { layouts = [:] }
}
