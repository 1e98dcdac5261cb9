import GTK
import Widgets

/// How far an order has come: a sign, and words that go on in further lines.
@MainActor
final class OrderMarkLine: Box {
    private let sign: Image
    private let words = Label.wrapping()
    private var mark: OrderMark

    /// Makes a line with the words of a mark.
    init(_ mark: OrderMark = .kept) {
        self.mark = mark
        sign = Image(sign: mark.icon)
        super.init(.vertical)
        styled("order-mark")
        sign.setAccessible(.hidden, true)
        append(TextLine([sign], text: words, spacing: Space.tiny))
        colour()
        words.text = mark.title
    }

    /// Shows a mark.
    /// - Parameter text: what is said of it.
    func show(_ mark: OrderMark, _ text: String) {
        words.text = text
        guard mark != self.mark else { return }
        self.mark = mark
        sign.icon = mark.icon
        colour()
    }

    private func colour() {
        self[cssClass: "good"] = mark.isGood
        self[cssClass: "bad"] = mark.isBad
    }
}
