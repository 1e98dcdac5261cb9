import Store
import Widgets

extension CartModel {
    /// What stands in place of the lines: nil where there are lines.
    func status(_ pictures: StatusPictures) -> StatusState? {
        state.status(tr("Fetching the cart…"), pictures, retry: { [weak self] in self?.retryClicked() }) { cart in
            // What has just been ordered is not to be asked for again below the sheet that says so.
            guard cart.isEmpty, checkout?.isPlaced != true else { return nil }
            return .empty(
                title: tr("The cart is empty"),
                text: tr("Put something in from the shop, from a drink, or write a line yourself."),
                picture: pictures.bag,
                action: NextStep(tr("Back to the shop")) { [environment] in environment.navigator.openFromList(.shop) })
        }
    }
}
