import GTK
import Widgets

/// The bar above a page that is a list: the way back, the page's name, and its buttons.
@MainActor
final class PageBar: Box {
    /// The way back.
    let back: Button

    /// Makes a bar.
    /// - Parameter buttons: stand at the end.
    init(_ title: String, _ navigator: Navigator, _ buttons: [Button] = []) {
        back = Button(icon: "comptoir-back-symbolic", named: tr("Back")) { navigator.back() }
        super.init(.horizontal, spacing: Space.small)
        layout(margins: Insets(integerLiteral: Space.small))
        let name = Label(title).styled("title-2")
        name.textAlignment = 0
        name.ellipsis = .end
        append(back.styled("round").layout(vertical: .center))
        append(name.layout(vertical: .center, expand: [.horizontal]))
        for button in buttons { append(button.styled("round").layout(vertical: .center)) }
    }
}
