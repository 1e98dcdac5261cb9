import GTK
import Store
import Widgets

/// The cart: its lines by aisle, and a receipt of what they come to.
@MainActor
final class CartView: Box {
    init(model: CartModel, environment: Environment) {
        super.init(.vertical)
        let columns = TwoColumns(CartLines(model: model), CartReceipt(model: model), end: 312)
        let page = DetailPage(
            Clamp(
                columns.layout(
                    margins: Insets(top: Space.small, bottom: Space.huge, start: Space.large, end: Space.large)),
                to: 1180),
            backName: tr("Back"), actions: CartView.actions(model, environment),
            covers: [StatusPage(environment.folders, model.status)], back: { environment.navigator.back() })
        page.title = tr("Cart")
        append(page.layout(expand: [.horizontal, .vertical]))
        model.appeared()
    }

    private static func actions(_ model: CartModel, _ environment: Environment) -> [Button] {
        let add = Button(icon: "comptoir-plus-symbolic", named: tr("Add a line")) {
            environment.present(tr("Add a line")) { dismiss in
                LineEntry(tr("What is to be bought"), button: tr("Into the cart")) { text in
                    model.lineWritten(text)
                    dismiss()
                }
            }
        }
        let share = Button(icon: "comptoir-copy-symbolic", named: tr("Share the list")) {
            environment.present(tr("Share the list")) { dismiss in CartShare(model: model, dismiss: dismiss) }
        }
        share.bind(\.isSensitive) { !model.cart.isEmpty }
        return [add, share]
    }
}

/// A line of text and a button that takes it.
@MainActor
final class LineEntry: Box {
    /// Makes the form.
    /// - Parameters:
    ///   - name: what the line is.
    ///   - text: what it holds at first.
    ///   - button: what the button says.
    ///   - mayBeEmpty: whether nothing can be taken, too.
    ///   - done: gets the text, without spaces around it.
    init(
        _ name: String, text: String = "", button: String, mayBeEmpty: Bool = false,
        done: @escaping @MainActor (String) -> Void
    ) {
        super.init(.vertical, spacing: Space.small)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        let entry = Entry(text)
        entry.maximumLength = 200
        entry.setAccessibleLabel(name)
        let save = Button(button).styled("primary")
        let typed = { @MainActor [weak entry] in (entry?.text ?? "").trimmingSpaces }
        let take = { @MainActor in
            let text = typed()
            if mayBeEmpty || !text.isEmpty { done(text) }
        }
        save.isSensitive = mayBeEmpty
        entry.onChanged { [weak save] in save?.isSensitive = mayBeEmpty || !typed().isEmpty }
        entry.onActivate(take)
        save.onClicked(take)
        for child in [Label.wrapping(name).styled("quiet"), entry, save.layout(horizontal: .end)] { append(child) }
        onMap { [weak entry] in entry?.grabFocus() }
    }
}

extension String {
    /// The text without spaces and line ends around it.
    fileprivate var trimmingSpaces: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
