public import GTK

/// A card for something to buy, for the cells of a `CardGrid`: a picture on a counter in its colour, the name, and
/// below it what one gets beside what it costs. A round button at the edge of the counter puts one into the cart and shows how
/// many are in it.
///
/// All cards of the same width have the same height, whatever they contain: there is room for a name of two lines, and
/// where it takes one, for a note below; otherwise that is beside what one gets, in place of a price. A price that does not fit is drawn smaller instead of being cut, because a part of it would be a different price. The
/// button is for pointer and finger only: the grid takes the keyboard focus, describes the card to assistive
/// technology, and provides keys for what the button does.
///
///     let card = ProductCard(BottlePicture(size: 132))
///     card.show(ProductContent(title: "Gin", details: "70 cl", noPrice: "no price", count: 1))
///     card.onAdded { model.addClicked(product) }
@MainActor
public final class ProductCard<Art: Widget>: CustomWidget {
    /// The widget that draws the picture.
    public let art: Art
    private let ground = ProductGround().styled("product-ground")
    private let title = FixedLine().styled("card-title")
    private let details = FixedLine().styled("card-details")
    private let price = FixedLine(alignment: 1, isWhole: true).styled("product-price")
    private let note = FixedLine().styled("card-details")
    private let markGround = Pill().styled("card-mark-ground")
    private let mark = FixedLine(alignment: 0.5).styled("card-mark")
    private let sign = CountSign().styled("product-sign")
    private let add: Button
    private let groundHeight: Int
    /// How far the button reaches below the counter's edge, in pixels.
    private let reach = 9
    /// What was in the line below the name when it was last laid out, and the height of the name, in pixels.
    private var shown = (price: "", titleHeight: 0)
    private let added = HandlerList<Void>()

    /// Creates an empty card.
    /// - Parameters:
    ///   - art: the widget that draws the picture; it gets a square, with the product standing at its bottom.
    ///   - groundHeight: the height of the background behind the picture, in pixels.
    ///   - addName: the name of the button.
    public init(_ art: Art, groundHeight: Int = 156, addName: String) {
        self.art = art
        self.groundHeight = groundHeight
        add = Button(child: sign).styled("product-add")
        super.init()
        styled("card", "product-card")
        title.lines = 2
        for child in [ground, art, title, details, price, note, markGround, mark, add] as [Widget] { adopt(child) }
        add.isFocusable = false
        add.tooltip = addName
        add.accessibleLabel = addName
        add.onClicked { [weak self] in self?.added.send() }
        show(content)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "product-card"
        type.role = .group
    }

    /// The content of the card; see `show(_:)`.
    public private(set) var content = ProductContent(title: "")

    /// Shows a product.
    public func show(_ content: ProductContent) {
        title.text = content.title
        note.text = content.note
        price.text = content.price ?? content.noPrice
        price[cssClass: "none"] = content.price == nil
        mark.text = content.mark?.text ?? ""
        mark.opacity = content.mark == nil ? 0 : 1
        markGround.opacity = mark.opacity
        mark[cssClass: "good"] = content.mark?.isGood == true
        ground.tint = content.tint
        sign.text = content.count == 0 ? "" : content.countText
        add[cssClass: "some"] = content.count > 0
        add.accessibleDescription = content.count == 0 ? "" : content.countText
        let isMoved =
            content.mark != self.content.mark || price.text != shown.price || content.details != self.content.details
            || content.note != self.content.note || titleHeight(in: width) != shown.titleHeight
        self.content = content
        if isMoved { queueAllocate() }
    }

    /// Called when the user puts one into the cart.
    @discardableResult
    public func onAdded(_ handler: @escaping @MainActor () -> Void) -> Connection { added.add(handler) }

    // MARK: Layout

    /// The height of the line below the name.
    private var rowHeight: Int { max(details.measured(.vertical).natural, price.measured(.vertical).natural) }
    private var buttonSide: Int { max(add.measured(.horizontal).minimum, add.measured(.vertical).minimum, 36) }
    private var textHeight: Int { title.measured(.vertical).natural + Space.tiny + rowHeight }

    /// Returns the height that the name takes on a card of some width, in pixels.
    private func titleHeight(in width: Int) -> Int { title.shownHeight(in: max(0, width - 2 * Space.small)) }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        switch orientation {
        case .horizontal: return Extent(minimum: 132, natural: 190)
        case .vertical:
            let height = groundHeight + textHeight + Space.small + Space.small
            return Extent(minimum: height, natural: height)
        }
    }

    public override func allocate(width: Int, height: Int) {
        let groundHeight = max(0, height - textHeight - 2 * Space.small)
        put(ground, x: 0, y: 0, width: width, height: groundHeight)
        // The foot of the picture is in the middle of the counter's depth.
        let stand = Int(Double(groundHeight) * (1 - ProductGround.counter * 0.55))
        let side = min(width - 2 * Space.tiny, stand - Space.tiny)
        put(art, x: (width - side) / 2, y: stand - side, width: side, height: side)
        let inner = width - 2 * Space.small
        let titleRoom = title.measured(.vertical).natural
        put(title, x: Space.small, y: groundHeight + Space.small, width: inner, height: titleRoom)
        // What it costs has the room that what one gets leaves, but no less than half.
        shown = (price.text, titleHeight(in: width))
        let row = groundHeight + Space.small + shown.titleHeight + Space.tiny
        let costs =
            price.text.isEmpty
            ? 0 : min(Int(price.textWidth.rounded(.up)), max(inner / 2, inner - Space.tiny - getting))
        let noteHeight = note.measured(.vertical).natural
        let hasRoom = row + rowHeight + noteHeight <= height - Space.small
        setShown(note, hasRoom)
        details.text = content.details
        if !hasRoom, costs == 0, !note.text.isEmpty {
            let both = "\(content.details) · \(note.text)"
            details.text = both
            if details.isTooWide(for: inner) { details.text = content.details }
        }
        put(details, x: Space.small, y: row, width: inner - (costs == 0 ? 0 : costs + Space.tiny), height: rowHeight)
        put(price, x: width - Space.small - costs, y: row, width: costs, height: rowHeight)
        put(note, x: Space.small, y: row + rowHeight, width: inner, height: noteHeight)
        let button = buttonSide
        put(
            add, x: width - Space.small - button, y: groundHeight + reach - button, width: button,
            height: button)
        placeMark(width: width)
    }

    /// The width of what one gets, in pixels.
    private var getting: Int { Int(details.textWidth.rounded(.up)) }

    private func placeMark(width: Int) {
        let markHeight = mark.measured(.vertical).natural
        // Without its text, the mark is as wide as the padding and border of its style.
        let markWidth = min(width - 2 * Space.tiny, Int(mark.textWidth) + mark.measured(.horizontal).minimum)
        put(markGround, x: width - markWidth - Space.tiny, y: Space.tiny, width: markWidth, height: markHeight)
        put(mark, x: width - markWidth - Space.tiny, y: Space.tiny, width: markWidth, height: markHeight)
    }
}
