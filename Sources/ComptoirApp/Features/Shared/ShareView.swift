import GTK
import Widgets

/// A list or a menu to be given to somebody: copied, printed, or kept as a PDF file.
@MainActor
final class ShareView: Box {
    /// Makes the content of a sheet.
    /// - Parameters:
    ///   - text: what it says, which is shown too.
    ///   - markdown: the same as Markdown.
    ///   - paper: the same to be printed.
    ///   - dismiss: closes the sheet.
    init(
        _ environment: Environment, text: @escaping @MainActor () -> String,
        markdown: @escaping @MainActor () -> String, paper: @escaping @MainActor () -> Paper,
        dismiss: @escaping @MainActor () -> Void
    ) {
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        let preview = Label.wrapping(isSelectable: true).styled("prose")
        preview.bind(\.text, to: text)
        append(preview)
        func copy(_ text: String) {
            Clipboard.current.set(text)
            environment.tell(tr("Copied"))
            dismiss()
        }
        func put(to destination: Paper.Destination) {
            let paper = paper()
            dismiss()
            environment.put(paper, to: destination)
        }
        append(
            WrapBox(
                spacing: Space.small,
                [
                    Button(tr("Copy as _text")) { copy(text()) }.styled("primary"),
                    Button(tr("Copy as _Markdown")) { copy(markdown()) },
                    Button(tr("_Print")) { put(to: .printer) }, Button(tr("_Save as PDF")) { put(to: .file) },
                ]))
    }
}
