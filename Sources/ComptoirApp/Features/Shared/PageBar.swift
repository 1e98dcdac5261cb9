import GTK
import Widgets

/// The bar above a page that is a list: the way back, the page's name, and its buttons.
@MainActor
final class PageBar: Box {
    /// The way back.
    let back: Button
    private let label: Label

    /// What the page is called.
    var title: String {
        get { label.text }
        set { label.text = newValue }
    }

    /// Makes a bar.
    /// - Parameter buttons: stand at the end.
    init(_ title: String, _ navigator: Navigator, _ buttons: [Button] = []) {
        back = Button(icon: "comptoir-back-symbolic", named: tr("Back")) { navigator.back() }
        label = Label(title).styled("title-2", "page-title")
        super.init(.horizontal, spacing: Space.small)
        layout(margins: Insets(integerLiteral: Space.small))
        label.textAlignment = 0
        label.ellipsis = .end
        append(back.styled("round").layout(vertical: .center))
        append(label.layout(vertical: .center, expand: [.horizontal]))
        for button in buttons { append(button.styled("round").layout(vertical: .center)) }
    }
}
