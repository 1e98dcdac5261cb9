import GTK
import Store
import Widgets

/// An order's card in the middle of its row.
@MainActor
final class OrderRow: Box {
    /// How wide the column of cards grows, in pixels.
    static let greatestWidth = 1080

    let card: OrderCard

    init(model: OrdersModel) {
        card = OrderCard(model: model)
        super.init(.vertical)
        append(Clamp(card, to: OrderRow.greatestWidth))
    }
}

/// An order in the list: pictures of what was bought, as many as fit, when it was placed, how far it has come, and what it cost.
///
/// There are many of them, so that a picture is made with the first order that has one in its place.
@MainActor
final class OrderCard: Box {
    /// The side of a picture, in pixels.
    static let pictureSize = 54

    private let model: OrdersModel
    private let title = Label.wrapping().styled("cart-name")
    private let detail = Label.wrapping().styled("quiet")
    private let total = Label().styled("cart-name", "tabular")
    /// Where the first of what was bought is in a narrow window, before the words, and where all are in a wide one, after them.
    private let (leading, all) = (Box(.vertical), FittingRow())
    private let mark = OrderMarkLine()
    private var pictures: [ProductPicture] = []
    private var order: OrderSummary?
    /// How many of the pictures are shown.
    private var shown = 0

    init(model: OrdersModel) {
        self.model = model
        super.init(.vertical)
        styled("card", "order-card")
        // An empty one is about as tall as a filled one.
        minimumSize = SizeRequest(width: 288, height: 90)
        leading.minimumSize = SizeRequest(width: OrderCard.pictureSize, height: OrderCard.pictureSize)
        let words = Box(.vertical, spacing: 3, [title, detail, mark])
        let chevron = Image(sign: "comptoir-chevron-right-symbolic").styled("quiet")
        append(TextLine([leading], text: words, [all, total, chevron]))
        // The list says what the pictures show.
        for pictures in [leading, all] { pictures.setAccessible(.hidden, true) }
        observe({ model.environment.isNarrow }) { card, isNarrow in
            for widget in [card.all, chevron] as [Widget] { widget.isVisible = !isNarrow }
            card.leading.isVisible = isNarrow
            card.placePictures()
            card.showWords()
        }
    }

    private func showWords() {
        guard let order else { return }
        let isShort = model.environment.isNarrow
        title.text = model.title(order, isShort: isShort)
        detail.text = model.detail(order, isShort: isShort)
    }

    private func placePictures() {
        // A picture leaves the one place before it comes into the other.
        leading.setChildren([])
        all.setChildren(leading.isVisible ? [] : Array(pictures.prefix(shown)))
        if leading.isVisible { leading.setChildren(Array(pictures.prefix(min(1, shown)))) }
    }

    /// Shows an order.
    func show(_ order: OrderSummary) {
        self.order = order
        showWords()
        total.text = model.total(order)
        let mark = OrderMark(order)
        self.mark.show(mark, mark.title)
        // Where it has not gone anywhere there is nothing to say.
        self.mark.isVisible = mark != .kept
        while pictures.count < order.things.count {
            pictures.append(ProductPicture(size: OrderCard.pictureSize, isPatient: true, model.environment))
        }
        for (picture, thing) in zip(pictures, order.things) { picture.show(thing) }
        guard shown != order.things.count else { return }
        shown = order.things.count
        placePictures()
    }
}
