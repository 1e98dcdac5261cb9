import GTK
import Store
import Widgets

/// A store in a list: its name, where it is and when it is open, and how far it is.
@MainActor
final class PlaceLine: Box {
    private let title = Label.wrapping().styled("cart-name")
    private let address = Label.wrapping().styled("caption", "quiet")
    private let hours = Label.wrapping().styled("caption", "quiet")
    private let distance = Label().styled("tabular", "quiet")

    init(_ nearby: NearbyPlace? = nil, _ formats: Formats? = nil) {
        super.init(.vertical)
        let words = Box(.vertical, spacing: 3, [title, address, hours])
        let pin = Image(sign: "comptoir-place-symbolic").styled("form-icon")
        let next = Image(sign: "comptoir-chevron-right-symbolic").styled("quiet")
        append(TextLine([pin], text: words, [distance, next]))
        if let nearby, let formats { show(nearby, formats) }
    }

    /// Shows a store.
    func show(_ nearby: NearbyPlace, _ formats: Formats) {
        title.text = nearby.place.name
        address.text = nearby.address
        address.isVisible = !nearby.address.isEmpty
        hours.text = nearby.hours
        hours.isVisible = !nearby.hours.isEmpty
        distance.text = nearby.distanceText(formats)
        distance.isVisible = nearby.distance != nil
    }
}
