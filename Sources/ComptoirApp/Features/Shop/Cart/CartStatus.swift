import Store
import Widgets

extension CartModel {
    /// What stands in place of the lines: nil where there are lines.
    func status(_ pictures: StatusPictures) -> StatusState? {
        state.status(tr("Fetching the cart…"), pictures, retry: { [weak self] in self?.retryClicked() }) { cart in
            guard cart.isEmpty else { return nil }
            return .empty(
                title: tr("The cart is empty"),
                text: tr("Put something in from the shop, from a drink, or write a line yourself."),
                picture: pictures.bag,
                action: NextStep(tr("Back to the shop")) { [environment] in environment.navigator.openFromList(.shop) })
        }
    }
}
