/// Why something cannot be done with the cart; nothing has changed then, and nothing is lost.
///
/// ``ErrorWording`` puts it into words.
public enum CartProblem: Error, Sendable, Hashable {
    /// There is nothing in the cart.
    case empty
    /// The cart has as many lines as it can have.
    case full
    /// A line that the person wrote has nothing that can be seen.
    case blankText
    /// The number is not one that can be bought.
    case quantity(Int)
    /// There is no such product; one whose name is much like it.
    case unknownProduct(String, nearest: String?)
    /// Nothing in the cart is called so.
    case notInCart(String)
    /// There is no line of that number any more.
    case gone(Int64)
    /// A price is in another currency than what is in the cart.
    case otherCurrency(Currency, cart: Currency)
    /// What is in the cart, or a price, is not what the person was shown.
    case changed
    /// There is no order of that number any more.
    case orderGone(Int64)
    /// What an order brought stands on the shelf already.
    case shelved
    /// There is no evening of that number any more.
    case eveningGone(Int64)
}

extension CartProblem: CustomStringConvertible {
    /// The whole message, in English.
    public var description: String { ErrorWording.english.message(self) }
}

extension ErrorWording {
    /// The message for something that cannot be done with the cart: why, and what to do.
    public func message(_ problem: CartProblem) -> String {
        switch problem {
        case .empty: tr("There is nothing in the cart.")
        case .full: tr("The cart is full. Order what is in it, or take something out.")
        case .blankText: tr("Write what is to be bought.")
        case .quantity(let number):
            tr("You cannot buy %1$s. Choose 1 to %2$s.", String(number), String(Cart.quantityLimit))
        case .unknownProduct(let name, let nearest?):
            tr("There is no product “%1$s”. Did you mean “%2$s”?", name, nearest)
        case .unknownProduct(let name, nil): tr("There is no product “%1$s”.", name)
        case .notInCart(let name): tr("“%1$s” is not in the cart.", name)
        case .gone: tr("This line is no longer in the cart.")
        case .otherCurrency(let currency, let cart):
            tr(
                "This price is in %1$s, and the cart is in %2$s. Order what is in the cart first, or set a price in %2$s.",
                currency.code, cart.code)
        case .changed: tr("The cart has changed meanwhile. Look at it again, then order.")
        case .orderGone: tr("This order is no longer there.")
        case .shelved: tr("This order is on the shelf already.")
        case .eveningGone: tr("This evening is no longer there.")
        }
    }
}
