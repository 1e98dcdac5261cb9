public import GTK

/// Cards of one size in columns, for lists of any length.
///
/// There are two columns in a narrow space, more in a wide one, and only one if half of the width is too narrow for
/// words in large text.
///
/// Only the cards in view have widgets, and they are filled first. The arrow keys move from card to card; Enter or a
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
    /// The inner list, which scrolls, selects and takes the keyboard focus.
    public let view: GridView<Element>
    private let scroller: ScrolledWindow
    private let fitting: CardColumns
    private let glide = CardGlide()

    /// The current number of columns.
    public private(set) var columns = 2

    /// Creates a grid.
    /// - Parameters:
    ///   - name: the name of the grid for assistive technology.
    ///   - source: the elements.
    ///   - cardWidth: the minimum width of a card, in pixels, while there are more than two columns; it is larger for
    ///     large text, so that a word or two fit.
    ///   - leastWidth: the minimum width of each of two cards, in pixels, below which there is one column.
    ///   - hasControls: whether the cards hold controls of their own, which assistive technology then reaches.
    ///   - id: returns the identity of an element, by which `glide` moves its card.
    ///   - label: returns the name of an element's card for assistive technology.
    ///   - card: creates an empty card, whose size must not depend on what it shows.
    ///   - update: shows an element in a card that `card` created.
    public init<Card: Widget>(
        _ name: String, _ source: ListSource<Element>, cardWidth: Int = 216,
        leastWidth: Int = 0, hasControls: Bool = false, id: (@MainActor (Element) -> AnyHashable)? = nil,
        label: @escaping @MainActor (Element) -> String,
        card: @escaping @MainActor () -> Card, update: @escaping @MainActor (Card, Element) -> Void
    ) {
        fitting = CardColumns(cardWidth: cardWidth, leastWidth: leastWidth)
        view = GridView(source, label: label) { [glide] () -> GlidingCell<Card> in
            let cell = GlidingCell(card(), hasControls: hasControls)
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
        // Its cards take the keyboard focus.
        scroller.isFocusable = false
        adopt(scroller)
        glide.grid = self
    }

    /// Changes the elements; cards that stay in view glide to their new positions, and new ones fade in.
    public func glide(_ change: () -> Void) {
        glide.around(change)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "card-grid-view"
        type.role = .group
    }

    /// Called with the index and the element of a card that was opened.
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor (Int, Element) -> Void) -> Connection {
        view.onActivate(handler)
    }

    /// The vertical scroll position of the grid.
    public var scrolling: Adjustment { scroller.verticalAdjustment }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        switch orientation {
        case .horizontal:
            // The width needed by the smallest number of columns, however many there are now.
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
