import GTK
import Store
import ComptoirWidgets
import Widgets

/// An order's card in the middle of its row.
@MainActor
final class OrderRow: Box {
    /// How wide the column of cards grows, in pixels.
    static let greatestWidth = 760

    let card: OrderCard

    init(model: OrdersModel) {
        card = OrderCard(model: model)
        super.init(.vertical)
        append(Clamp(card, to: OrderRow.greatestWidth))
    }
}

/// An order in the list: when it was placed, what it cost, what was bought on a board, and how far it has come.
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
    private let board = Board()
    private let mark = OrderMarkLine()
    private var pictures: [ProductPicture] = []
    /// How many of the pictures stand on the board.
    private var shown = 0

    init(model: OrdersModel) {
        self.model = model
        super.init(.vertical, spacing: Space.small)
        styled("card", "order-card")
        // An empty one is about as tall as a filled one.
        minimumSize = SizeRequest(width: 288, height: 108)
        let words = Box(.vertical, spacing: 3, [title, detail, mark])
        let (beside, below) = (Box(.vertical), Box(.vertical))
        append(TextLine(text: words, [beside, total, Image(sign: "comptoir-chevron-right-symbolic").styled("quiet")]))
        append(below)
        // The list says what the pictures show.
        board.setAccessible(.hidden, true)
        // It ends with what stands on it, and in a narrow window it is below the words.
        board.layout(horizontal: .start, vertical: .center)
        observe({ model.environment.isNarrow }) { card, isNarrow in
            (isNarrow ? beside : below).setChildren([])
            (isNarrow ? below : beside).setChildren([card.board])
            below.isVisible = isNarrow
        }
    }

    /// Shows an order.
    func show(_ order: OrderSummary) {
        title.text = model.title(order)
        detail.text = model.detail(order)
        total.text = model.total(order)
        let mark = OrderMark(order)
        self.mark.show(mark, mark.title)
        while pictures.count < order.things.count {
            pictures.append(ProductPicture(size: OrderCard.pictureSize, isPatient: true, model.environment))
        }
        for (picture, thing) in zip(pictures, order.things) { picture.show(thing) }
        guard shown != order.things.count else { return }
        shown = order.things.count
        board.setChildren(Array(pictures.prefix(shown)))
    }
}
