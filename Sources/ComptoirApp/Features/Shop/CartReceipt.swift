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
        let order = Button(tr("Check _out")) { model.checkoutClicked() }.styled("primary")
        let print = Button(tr("_Print the list")) { model.printClicked() }
        let clear = Button(tr("_Empty the cart")) { model.cleared() }.styled("flat")
        let done = Button("").styled("flat")
        done.bind(\.label) {
            trn("Take out {count} that I have", "Take out {count} that I have", model.checkedCount)
        }
        done.bind(\.isVisible) { model.checkedCount > 0 }
        done.onClicked { model.checkedRemoved() }
        for button in [order, print, clear, done] { button.wrapsLabel = true }
        let paper = Box(
            .vertical, spacing: Space.small,
            [
                title, Separator(), sums, Separator(), total.layout(horizontal: .end), rest, order, print, done, clear,
            ])
        append(ReceiptPaper(paper))
        bind(\.isVisible) { !model.cart.isEmpty }
    }

    private static func line(_ name: String, _ amount: String) -> Widget {
        let end = Label(amount).styled("tabular")
        return TextLine(text: Label.wrapping(name), [end])
    }
}

extension CartModel {
    /// What an aisle comes to.
    struct AisleSum: Equatable {
        let title: String
        let amount: String
    }

    /// What each aisle comes to.
    var sums: [AisleSum] {
        aisles.map { aisle in
            var sum = MoneySum()
            for item in aisle.items { sum.add(item.price, count: item.line.quantity) }
            let amounts = environment.formats.amounts(sum)
            return AisleSum(
                title: aisle.kind.title,
                amount: amounts.isEmpty ? environment.formats.withoutPrice(sum) : amounts)
        }
    }

    /// How much there is, and how much of it has no price.
    var restText: String {
        [countText, environment.formats.withoutPrice(cart.total)].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Asks whether what is in the cart shall be ordered.
    func checkoutClicked() {
        let checkout = CheckoutModel(environment: environment)
        environment.present(tr("Check out")) { [environment] dismiss in
            CheckoutView(model: checkout, environment: environment, dismiss: dismiss)
        }
    }

    /// Prints the list by aisle, with boxes to be ticked.
    func printClicked() {
        let text = shareText
        environment.print(tr("Shopping list")) { sheet in
            sheet.flow(
                [
                    sheet.layout(AppIdentity.name, font: "Lobster 28"),
                    sheet.layout(tr("Shopping list"), font: "Playfair Display Bold Italic 18"),
                    sheet.layout(text, font: "Raleway 12"),
                ], spacing: 12)
        }
    }
}
