import GTK
import Store
import Widgets

/// What the evening needs and what the shelf has of it: each ingredient with its reasons.
@MainActor
final class EveningNeeds: Box {
    init(model: EveningModel) {
        super.init(.vertical)
        styled("card", "padded")
        // Its words begin where those of the heading do.
        let list = Box(.vertical, spacing: Space.small)
            .layout(margins: Insets(vertical: Space.tiny, horizontal: Space.tiny))
        list.observe({ model.needs.value?.lines ?? [] }) { list, lines in
            list.removeAll()
            for line in lines {
                list.append(EveningNeeds.line(line, model))
            }
        }
        append(Disclosure(tr("What it needs"), isExpanded: true, body: list))
        bind(\.isVisible) { model.needs.value?.lines.isEmpty == false }
    }

    /// An ingredient: a sign says whether it is there or to be bought, and words what for and from where.
    private static func line(_ line: Needs.Line, _ model: EveningModel) -> Widget {
        let words = Box(.vertical, spacing: 3, [Label.wrapping(model.title(line)).styled("needs-name")])
        for text in model.reasons(line) + model.uses(line) {
            words.append(Label.wrapping(text).styled("caption", "quiet"))
        }
        if let missing = model.missing(line) {
            words.append(Label.wrapping(missing).styled("caption", "needs-missing"))
        }
        let sign = Image(sign: line.isMissing ? "comptoir-shop-symbolic" : "comptoir-check-symbolic")
            .styled(line.isMissing ? "needs-missing" : "needs-there")
            .layout(vertical: .start, margins: Insets(top: 3))
        sign.setAccessible(.hidden, true)
        return TextLine([sign], text: words)
    }
}
