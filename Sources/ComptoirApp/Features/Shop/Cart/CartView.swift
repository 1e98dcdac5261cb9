import GTK
import Store
import Widgets

/// The cart: its lines by aisle, a receipt of what they come to, and drinks with what is in it.
@MainActor
final class CartView: Box, RunsUnderHeader {
    init(model: CartModel, environment: Environment) {
        super.init(.vertical)
        let drinks = DrinkTiles(
            SectionTitle(tr("Drinks with what’s in the cart")), environment, most: CartModel.mostDrinks,
            drinks: { model.drinksWithIt.value?.map(\.drink) ?? [] }, detail: model.thingsText, name: { $0 }
        ) { environment.navigator.open(.drink($0.id)) }
        // What a receipt has at its foot, where there is none: below the lines, and at the end of the page.
        let done = CartReceipt.done(model)
        done.bind(\.isVisible) { model.checkedCount > 0 && model.hasBareReceipt }
        let clear = CartReceipt.clear(model)
        clear.bind(\.isVisible) { !model.cart.isEmpty && model.hasBareReceipt }
        let lines = Box(.vertical, spacing: Space.small, [CartLines(model: model), done])
        // Where there is little room the drinks come after the receipt.
        let columns = TwoColumns(drinks, CartReceipt(model: model), end: 312, head: lines)
        let page = DetailPage(
            Clamp(
                Box(.vertical, spacing: Space.medium, [columns, clear]).layout(
                    margins: Insets(top: Space.small, bottom: Space.huge, start: Space.page, end: Space.page)),
                to: 1180),
            backName: tr("Back"), actions: CartView.actions(model, environment),
            covers: [StatusPage(environment.folders, model.status)], back: { environment.navigator.back() })
        page.title = tr("Cart")
        append(page.layout(expand: [.horizontal, .vertical]))
        append(CartBar(model))
        model.appeared()
    }

    private static func actions(_ model: CartModel, _ environment: Environment) -> [Button] {
        let add = Button(icon: "comptoir-plus-symbolic", named: tr("Add a line")) {
            environment.present(tr("Add a line")) { dismiss in
                LineEntry(tr("What is to be bought"), limit: .line, button: tr("Add to cart")) { text in
                    model.lineWritten(text)
                    dismiss()
                }
            }
        }
        let share = Button(icon: "comptoir-copy-symbolic", named: tr("Share the list")) {
            environment.present(tr("Share the list")) { dismiss in
                ShareView(
                    environment, text: { model.shareText }, markdown: { model.shareMarkdown },
                    paper: { model.paper }, dismiss: dismiss)
            }
        }
        share.bind(\.isSensitive) { !model.cart.isEmpty }
        return [add, share]
    }
}
