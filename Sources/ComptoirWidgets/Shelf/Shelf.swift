public import GTK
internal import Widgets

/// A widget that shows bottles on boards of dark wood behind a brass rail, and all the others on plain racks below.
///
/// A click, Enter or Space on a bottle calls `onActivate`; the secondary button, a long press, the menu key and
/// Shift+F10 call `onMenu`. A bottle that moves from a rack to the board or back slides there. The arrow keys move from
/// bottle to bottle; Tab enters and leaves the shelf. To assistive technology it is a grid of the `ShelfBottle.spoken`
/// texts.
///
/// The shelf takes the height that it needs, so put it into something that scrolls. After `follow(_:)`, a shelf with
/// very many bottles has widgets only for those near the visible part.
///
///     let shelf = Shelf("What is on the shelf")
///     shelf.show([ShelfGroup(id: "mine", .board, bottles: mine), ShelfGroup(id: "gin", .rack, title: "Gin", bottles: other)])
///     shelf.onActivate { [weak model] id in model?.clicked(id) }
@MainActor
public final class Shelf: CustomWidget {
    let textures: ArtTextures
    private let middle: Widget?
    let placeholder: Widget?
    let pigments = (
        wood: Pigment("wood"), brass: Pigment("brass"), onWood: Pigment("on-wood"), glass: Pigment("glass")
    )
    private let woodTextures = WoodTextures()
    private var headings: [ShelfHead] = []
    /// The existing cells, by bottle.
    var cells: [String: ShelfCell] = [:]
    /// The ids of all bottles, in order.
    private(set) var order: [String] = []
    private(set) var index: [String: Int] = [:]
    /// The layout; nil until the shelf has been allocated.
    private(set) var plan: ShelfLayout?
    /// What is on a board without bottles; nil if there is none, or the shelf has not been allocated.
    var emptyBoard: EmptyBoard?
    let motion = ShelfMotion()
    weak var scroller: ScrolledWindow?
    let activated = HandlerList<String>()
    let menuAsked = HandlerList<String>()
    /// The bottle that Tab enters at.
    var current: String?
    var revealing: Connection?
    private var drawn = (frame: -1, count: 0)

    /// The groups on the shelf; see `show(_:)`.
    public private(set) var groups: [ShelfGroup] = []

    /// Creates an empty shelf.
    /// - Parameters:
    ///   - name: the name of the shelf for assistive technology.
    ///   - middle: the widget between the boards and the racks.
    ///   - placeholder: the widget that is shown on the wall while the boards are empty, beside three faint bottles.
    ///   - textures: the cache of drawn pictures.
    public init(_ name: String, middle: Widget? = nil, placeholder: Widget? = nil, textures: ArtTextures = .shared) {
        self.middle = middle
        self.placeholder = placeholder
        self.textures = textures
        super.init()
        accessibleLabel = name
        for pigment in allPigments { adopt(pigment) }
        for child in [middle, placeholder] { if let child { adopt(child) } }
        handleInput()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "shelf"
        type.role = .grid
    }

    private var allPigments: [Pigment] {
        [pigments.wood, pigments.brass, pigments.onWood, pigments.glass]
    }

    /// Called with the bottle that was clicked, or that had the keyboard focus when Enter or Space was pressed.
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor (String) -> Void) -> Connection { activated.add(handler) }

    /// Called with the bottle for which a menu was requested.
    @discardableResult
    public func onMenu(_ handler: @escaping @MainActor (String) -> Void) -> Connection { menuAsked.add(handler) }

    // MARK: Content

    /// Shows other groups. Bottles that were already there slide to their new positions, unless motion is reduced.
    public func show(_ groups: [ShelfGroup]) {
        guard groups != self.groups else { return }
        let neighbour = neighbourOfFocus(after: groups)
        motion.remember(self)
        let isOtherShape =
            groups.map(ShelfLayout.Part.init) != parts || order != groups.flatMap { $0.bottles.map(\.id) }
        self.groups = groups
        order = groups.flatMap { $0.bottles.map(\.id) }
        index = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        for bottle in groups.flatMap(\.bottles) { cells[bottle.id]?.bottle = bottle }
        for (id, cell) in cells where index[id] == nil { drop(cell, id) }
        showHeads()
        if current.flatMap({ index[$0] }) == nil { current = order.first }
        if isOtherShape { plan = nil }
        if let neighbour { moveFocus(to: neighbour) } else { tellFocusable() }
        if isOtherShape {
            queueResize()
        } else {
            queueDraw()
        }
    }

    private func drop(_ cell: ShelfCell, _ id: String) {
        cells[id] = nil
        release(cell)
    }

    private func showHeads() {
        while headings.count < groups.count {
            let head = ShelfHead()
            headings.append(head)
            adopt(head)
        }
        while headings.count > groups.count { release(headings.removeLast()) }
        for (head, group) in zip(headings, groups) {
            head.show(group)
            head.isVisible = group.place == .rack && !group.bottles.isEmpty
        }
        placeholder?.isVisible = groups.contains { $0.place == .board && $0.bottles.isEmpty }
    }

    // MARK: Layout

    var parts: [ShelfLayout.Part] { groups.map(ShelfLayout.Part.init) }

    /// The height of a line of a name, in pixels.
    private(set) var lineHeight = 15.0

    private func layout(for width: Int) -> ShelfLayout {
        let middleHeight = middle.map { $0.isVisible ? $0.measured(.vertical, for: width).natural : 0 } ?? 0
        let head = headings.first { $0.isVisible }?.measured(.vertical).natural ?? 30
        return ShelfLayout(
            width: Double(width),
            metrics: .init(line: lineHeight, head: Double(head), middle: Double(middleHeight)), parts: parts)
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        lineHeight = TextLayout("X", for: pigments.onWood).size.height.rounded(.up)
        guard orientation == .vertical else {
            let least = max(240, middle?.measured(.horizontal).minimum ?? 0)
            return Extent(minimum: least, natural: max(least, 720))
        }
        let height = Int(layout(for: size ?? 720).height.rounded(.up))
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        let plan = layout(for: width)
        let before = self.plan
        self.plan = plan
        for pigment in allPigments { place(pigment, in: Rectangle(width: 0, height: 0)) }
        if let middle, middle.isVisible { place(middle, in: plan.middle) }
        placeEmptyBoard(plan)
        for (head, place) in zip(headings, plan.heads) {
            if let place { self.place(head, in: mirrored(place)) }
        }
        motion.laidOut(self, plan, before: before)
        placeCells()
    }

    func mirrored(_ rectangle: Rectangle) -> Rectangle {
        guard isMirrored, let plan else { return rectangle }
        var result = rectangle
        result.x = plan.width - rectangle.x - rectangle.width
        return result
    }

    // MARK: Drawing

    /// Returns the ink of a bottle's outline.
    func ink(on place: ShelfGroup.Place) -> ArtInk {
        ArtInk(color: place == .board ? pigments.onWood.foreground : pigments.glass.foreground)
    }

    /// Returns whether a cell may draw its bottle within this frame; two may, such as those just clicked.
    func drawsNow() -> Bool {
        let frame = frameClock?.frame ?? 0
        if drawn.frame != frame { drawn = (frame, 0) }
        drawn.count += 1
        return drawn.count <= 2
    }

    public override func snapshot(_ snapshot: Snapshot) {
        guard let plan else { return }
        let wood = plan.boards.first.flatMap { row in
            woodTextures.row(
                width: Int(row.width), height: Int(row.height), standing: Int(row.height - plan.edge),
                scale: max(1, scaleFactor), wood: pigments.wood.foreground, brass: pigments.brass.foreground)
        }
        if let wood {
            for (number, row) in plan.boards.enumerated() {
                snapshot.draw(number == 0 ? wood.first : wood.row, in: row)
            }
        }
        if let last = plan.boards.last, !plan.cells.isEmpty { shadow(below: last, in: snapshot) }
        drawEmptyBoard(in: snapshot)
        for child in children where !(child is Pigment) && !(child is Popover) && child.isVisible {
            snapshot.add(child, of: self)
        }
        guard let wood else { return }
        for row in plan.boards {
            let y = row.y + row.height - plan.edge - Double(WoodTextures.railHeight)
            snapshot.draw(wood.rail, in: Rectangle(y: y, width: row.width, height: Double(WoodTextures.railHeight)))
        }
        for cell in cells.values where cell.place == .board && !cell.bottle.tag.isEmpty {
            guard let bounds = cell.bounds(in: self) else { continue }
            snapshot.translated(x: bounds.x, y: bounds.y) {
                snapshot.faded(cell.opacity) { cell.drawTag(in: snapshot) }
            }
        }
    }
}

extension Shelf {
    /// Draws the shadow of the lowest board on what is below it.
    private func shadow(below board: Rectangle, in snapshot: Snapshot) {
        let y = board.y + board.height
        snapshot.fill(
            Rectangle(y: y, width: board.width, height: 14), from: Point(x: 0, y: y), to: Point(x: 0, y: y + 14),
            stops: [(0, Color.black.opacity(0.34)), (0.4, Color.black.opacity(0.12)), (1, Color.black.opacity(0))])
    }
}

extension ShelfLayout.Part {
    fileprivate init(_ group: ShelfGroup) { self.init(place: group.place, count: group.bottles.count) }
}
