import GTK
import Widgets

/// The line above a page that is a list: the way back, the page's name, and its buttons, beside those of the window.
@MainActor
final class PageBar: Box {
    /// The way back.
    let back: Button
    private let label: FittingLabel

    /// What the page is called.
    var title: String {
        get { label.text }
        set { label.text = newValue }
    }

    /// Makes a line.
    /// - Parameter buttons: stand at the end.
    init(_ title: String, _ navigator: Navigator, _ buttons: [Button] = []) {
        back = Button(icon: "comptoir-back-symbolic", named: tr("Back")) { navigator.back() }
        label = FittingLabel(title).styled("title-2", "page-title")
        super.init(.vertical)
        for button in [back] + buttons { button.styled("round", "floating") }
        append(HeaderLine(start: [back], title: label, end: buttons).styled("plain"))
    }
}
