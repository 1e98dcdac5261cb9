import GTK
import Widgets

/// What is to be heeded by who eats or drinks something, in calm lines that stand in sight; gone where there is nothing.
@MainActor
final class Cautions: Box {
    /// Makes the lines.
    /// - Parameter texts: returns what is to be heeded, each with who says so.
    init(_ texts: @escaping @MainActor () -> [String]) {
        super.init(.vertical, spacing: Space.small)
        observe(texts) { box, texts in
            box.setChildren(texts.map(Cautions.line))
            box.isVisible = !texts.isEmpty
        }
    }

    private static func line(_ text: String) -> Widget {
        let picture = Image(sign: "comptoir-info-symbolic")
            .layout(vertical: .start, margins: Insets(top: 3))
        let words = Label.wrapping(text, isSelectable: true)
        return TextLine([picture], text: words).styled("caution")
    }
}
