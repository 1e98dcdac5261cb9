internal import GTK
internal import Widgets

/// A bottle on a shelf with its name. It draws both itself, so that even very many are cheap.
@MainActor
final class ShelfCell: CustomWidget, PatientPicture {
    private let textures: ArtTextures
    private weak var shelf: Shelf?
    private var layout: TextLayout?
    /// The size of the box that the bottle is drawn in once the cell has reached its position.
    private var box = Size(width: 0, height: 0)
    /// The `y` of the bottle's foot and of its name, from the top of the cell.
    private var standing = 0.0
    private(set) var place = ShelfGroup.Place.rack

    init(_ bottle: ShelfBottle, in shelf: Shelf, textures: ArtTextures) {
        self.bottle = bottle
        self.shelf = shelf
        self.textures = textures
        super.init()
        accessibleLabel = bottle.spoken
        tooltip = bottle.spoken
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "shelf-cell"
        type.role = .cell
    }

    /// The bottle that is shown.
    var bottle: ShelfBottle {
        didSet {
            guard bottle != oldValue else { return }
            if bottle.spoken != oldValue.spoken {
                accessibleLabel = bottle.spoken
                tooltip = bottle.spoken
            }
            layout = nil
            queueDraw()
        }
    }

    /// Sets the place and the dimensions of the cell.
    func stand(on place: ShelfGroup.Place, box: Size, standing: Double) {
        if place != self.place || cssClasses.isEmpty {
            self.place = place
            self[cssClass: "on-board"] = place == .board
            self[cssClass: "on-rack"] = place == .rack
        }
        guard box != self.box || standing != self.standing else { return }
        (self.box, self.standing, layout) = (box, standing, nil)
        queueDraw()
    }

    // MARK: Drawing

    var order: ArtOrder? {
        guard let shelf, box.width >= 1, box.height >= 1 else { return nil }
        return ArtOrder(
            art: bottle.art, isAlone: false, width: Int(box.width), height: Int(box.height), scale: max(1, scaleFactor),
            ink: shelf.ink(on: place))
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        // It is created again whenever the font changes.
        layout = nil
        return Extent(minimum: 0, natural: 0)
    }

    override func snapshot(_ snapshot: Snapshot) {
        guard let order, let shelf else { return }
        let room = Rectangle(
            x: ((Double(width) - box.width) / 2).rounded(), y: standing - (box.height * 0.95).rounded(),
            width: box.width,
            height: box.height)
        if let texture = textures.kept(order) {
            snapshot.draw(texture, in: room)
        } else if shelf.drawsNow() {
            snapshot.draw(textures.texture(order), in: room)
        } else {
            textures.queue.add(self, isInSight: true)
        }
        name(in: snapshot, shelf)
    }

    private func name(in snapshot: Snapshot, _ shelf: Shelf) {
        let layout = currentLayout()
        let top = standing + (place == .board ? 8 : 4)
        snapshot.translated(x: 2 + markRoom, y: top.rounded()) { snapshot.draw(layout, color: foreground) }
        guard bottle.isMarked else { return }
        let x = max(1, (Double(width) - layout.inkBounds.width) / 2 - markRoom)
        let dot = Rectangle(
            x: left(x, of: 7, in: Double(width)),
            y: (top + min(layout.size.height, shelf.lineHeight) / 2 - 3.5).rounded(), width: 7, height: 7)
        snapshot.clipped(to: dot, radius: 3.5) { snapshot.fill(dot, with: shelf.mark(on: place)) }
    }

    /// The space for the dot on each side of the name.
    private var markRoom: Double { bottle.isMarked ? 11 : 0 }

    private func currentLayout() -> TextLayout {
        if let layout { return layout }
        let made = TextLayout(bottle.name, for: self)
        made.setFontFeatures("lnum")
        made.setEllipsis(.end)
        made.setLines(2)
        made.centre()
        made.setWidth(max(8, Double(width) - 4 - 2 * markRoom))
        layout = made
        return made
    }

    override func allocate(width: Int, height: Int) { layout = nil }
}
