public import GTK

/// Cards of one size in columns, for lists of any length: two columns where it is narrow, more where it is wide, and one
/// where half of it is too narrow for words in large text.
///
/// Only what is in sight has a widget, and that is filled first. The arrow keys go from card to card, Enter or a
/// click opens one.
///
///     let grid = CardGrid("Drinks", model.list, label: { $0.name }) {
///         ArtCard(DrinkPicture())
///     } update: { card, drink in
///         card.show(drink.content)
///     }
///     grid.onActivate { [weak model] _, drink in model?.drinkChosen(drink) }
@MainActor
public final class CardGrid<Element>: CustomWidget {
    /// The list inside, which scrolls, selects and has the keyboard.
    public let view: GridView<Element>
    private let scroller: ScrolledWindow
    private let fitting: CardColumns
    private let glide = CardGlide()

    /// The number of columns now.
    public private(set) var columns = 2

    /// Makes a grid.
    /// - Parameters:
    ///   - name: what assistive technology calls the grid.
    ///   - source: the elements.
    ///   - cardWidth: the width in pixels below which no card goes while there are more than two columns; in large text
    ///     it is wider, so that a word or two have room.
    ///   - id: what tells an element from others; with it, `glide` moves its card.
    ///   - label: what assistive technology calls an element's card.
    ///   - card: builds an empty card, whose size does not depend on what it shows.
    ///   - update: shows an element in a card that `card` built.
    public init<Card: Widget>(
        _ name: String, _ source: ListSource<Element>, cardWidth: Int = 216,
        id: (@MainActor (Element) -> AnyHashable)? = nil,
        label: @escaping @MainActor (Element) -> String,
        card: @escaping @MainActor () -> Card, update: @escaping @MainActor (Card, Element) -> Void
    ) {
        fitting = CardColumns(cardWidth: cardWidth)
        view = GridView(source, label: label) { [glide] () -> GlidingCell<Card> in
            let cell = GlidingCell(card())
            glide.add(cell)
            return cell
        } update: { cell, element in
            cell.identity = id?(element)
            update(cell.card, element)
        }
        view.fillsVisibleFirst = true
        view.activatesOnSingleClick = true
        view.columnRange = 2...2
        scroller = ScrolledWindow(view.styled("card-grid"), scrolls: [.vertical])
        super.init()
        view.accessibleLabel = name
        // Its cards have the keyboard.
        scroller.isFocusable = false
        adopt(scroller)
        glide.grid = self
    }

    /// Changes the elements; cards that stay in sight glide to their new places, new ones come up.
    public func glide(_ change: () -> Void) {
        glide.around(change)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "card-grid-view"
        type.role = .group
    }

    /// Called with the place and the element of a card that was opened.
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor (Int, Element) -> Void) -> Connection {
        view.onActivate(handler)
    }

    /// How far the grid is scrolled down.
    public var scrolling: Adjustment { scroller.verticalAdjustment }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        switch orientation {
        case .horizontal:
            // What the fewest columns need, however many there are now.
            let one = scroller.measured(.horizontal).minimum / columns
            let minimum = one < fitting.least(in: self) ? one : 2 * one
            return Extent(minimum: minimum, natural: max(minimum, 4 * fitting.cardWidth))
        case .vertical:
            return Extent(minimum: scroller.measured(.vertical).minimum, natural: 3 * fitting.cardWidth)
        }
    }

    public override func allocate(width: Int, height: Int) {
        let wanted = fitting.count(in: width, of: self)
        if wanted != columns {
            columns = wanted
            view.columnRange = wanted...wanted
        }
        place(scroller, in: Rectangle(width: Double(width), height: Double(height)))
    }
}
