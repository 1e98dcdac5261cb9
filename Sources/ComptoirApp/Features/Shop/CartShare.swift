import GTK
import Widgets

/// The cart as text, to be sent to somebody.
@MainActor
final class CartShare: Box {
    init(model: CartModel, dismiss: @escaping @MainActor () -> Void) {
        super.init(.vertical, spacing: Space.small)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        let text = Label.wrapping(isSelectable: true).styled("prose")
        text.bind(\.text) { model.shareText }
        append(text)
        let copy = { @MainActor (text: String) in
            Clipboard.current.set(text)
            model.environment.tell(tr("Copied"))
            dismiss()
        }
        append(
            WrapBox(
                spacing: Space.small,
                [
                    Button(tr("Copy as _text")) { copy(model.shareText) }.styled("primary"),
                    Button(tr("Copy as _Markdown")) { copy(model.shareMarkdown) },
                ]))
    }
}
