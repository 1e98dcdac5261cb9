import GTK
import Store
import Widgets

/// What the cart comes to, aisle by aisle, with the way to order it.
@MainActor
final class CartReceipt: Box {
    init(model: CartModel) {
        super.init(.vertical)
        let title = Label(tr("To buy")).styled("receipt-title")
        let sums = Box(.vertical, spacing: Space.tiny)
        sums.observe({ model.sums }) { box, sums in
            box.removeAll()
            for sum in sums { box.append(CartReceipt.line(sum.title, sum.amount)) }
        }
        let total = Label().styled("title-1", "receipt-total")
        total.bind(\.text) { model.environment.formats.amounts(model.cart.total) }
        total.bind(\.isVisible) { !model.cart.total.amounts.isEmpty }
        let rest = Label.wrapping().styled("caption", "quiet")
        rest.bind(\.text) { model.restText }
        let order = Button("") { model.checkoutClicked() }.styled("primary")
        order.bind(\.label) { model.orderWords }
        // In a narrow window it stands at the foot, in sight.
        order.bind(\.isVisible) { !model.environment.isNarrow }
        let keeps = Label.wrapping(tr("It stays on this device, under Orders.")).styled("caption", "quiet")
        keeps.bind(\.isVisible) { !model.environment.isNarrow && model.environment.orderServer == nil }
        order.wrapsLabel = true
        let written = [title, Separator(), sums, Separator(), total.layout(horizontal: .end), rest, order, keeps]
        let done = CartReceipt.done(model)
        done.bind(\.isVisible) { model.checkedCount > 0 }
        append(ReceiptPaper(Box(.vertical, spacing: Space.small, written + [done, CartReceipt.clear(model)])))
        bind(\.isVisible) { !model.cart.isEmpty && !model.hasBareReceipt }
    }

    private static func line(_ name: String, _ amount: String) -> Widget {
        let end = Label(amount).styled("tabular")
        return TextLine(text: Label.wrapping(name), [end])
    }
}

extension CartReceipt {
    /// What takes the lines out of the cart that are checked off.
    static func done(_ model: CartModel) -> Button {
        let done = Button("") { model.checkedRemoved() }.styled("flat")
        done.wrapsLabel = true
        done.bind(\.label) {
            trn("Remove {count} that I have", "Remove {count} that I have", model.checkedCount)
        }
        return done
    }

    /// What takes all lines out of the cart.
    static func clear(_ model: CartModel) -> Button {
        let clear = Button(tr("_Empty the cart")) { model.cleared() }.styled("flat", "danger", "caption")
        clear.wrapsLabel = true
        return clear
    }
}

extension CartModel {
    /// Whether the receipt would say what the lines and the foot say: on a phone, of a cart without a price.
    var hasBareReceipt: Bool { environment.isNarrow && cart.total.amounts.isEmpty }

    /// Asks whether what is in the cart shall be ordered.
    func checkoutClicked() {
        let checkout = CheckoutModel(environment: environment)
        self.checkout = checkout
        environment.present(tr("Check out")) { [environment] dismiss in
            let view = CheckoutView(model: checkout, environment: environment, dismiss: dismiss)
            view.onUnmap { [weak self] in self?.checkout = nil }
            return view
        }
    }
}
