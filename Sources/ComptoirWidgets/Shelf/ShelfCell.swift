internal import GTK
internal import Widgets

/// A bottle on a shelf with its name. It draws both itself, so that even very many are cheap.
@MainActor
final class ShelfCell: CustomWidget, PatientPicture {
    private let textures: ArtTextures
    private weak var shelf: Shelf?
    private var layout: TextLayout?
    private var tagLayout: TextLayout?
    /// The space between the words of a tag and its ends, in pixels.
    private static let tagInset = 7.0
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
            (layout, tagLayout) = (nil, nil)
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
        (layout, tagLayout) = (nil, nil)
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
        // On a board the shelf draws it, as the rail is behind it.
        if place == .rack { drawTag(in: snapshot) }
    }

    private func name(in snapshot: Snapshot, _ shelf: Shelf) {
        let layout = currentLayout()
        let top = standing + (place == .board ? 8 : 4)
        snapshot.translated(x: 2, y: top.rounded()) { snapshot.draw(layout, color: foreground) }
    }

    /// Draws a tag of brass before the bottle; on a board it is on the rail.
    func drawTag(in snapshot: Snapshot) {
        guard !bottle.tag.isEmpty, let shelf else { return }
        let words = tagLayout ?? TextLayout(bottle.tag, for: self)
        tagLayout = words
        let most = Double(width) - 4
        words.setWidth(nil)
        words.setEllipsis(.end)
        if words.size.width + 2 * ShelfCell.tagInset > most { words.setWidth(most - 2 * ShelfCell.tagInset) }
        let wide = (words.size.width + 2 * ShelfCell.tagInset).rounded(.up)
        let high = (words.size.height + 4).rounded(.up)
        let middle = standing - (place == .board ? WoodTextures.rail : 4 + high / 2)
        let plate = Rectangle(
            x: ((Double(width) - wide) / 2).rounded(), y: (middle - high / 2).rounded(), width: wide, height: high)
        snapshot.shadow(
            of: plate, radius: 4, color: Color.black.opacity(0.35), offset: Point(x: 0, y: 1), blur: 3)
        snapshot.clipped(to: plate, radius: 4) { snapshot.fill(plate, with: shelf.pigments.brass.foreground) }
        snapshot.translated(x: plate.x + ShelfCell.tagInset, y: plate.y + 2) {
            snapshot.draw(words, color: shelf.pigments.wood.foreground)
        }
    }

    private func currentLayout() -> TextLayout {
        if let layout { return layout }
        let made = TextLayout(bottle.name, for: self)
        made.setFontFeatures("lnum")
        made.setEllipsis(.end)
        made.setLines(2)
        made.centre()
        made.setWidth(max(8, Double(width) - 4))
        layout = made
        return made
    }

    override func allocate(width: Int, height: Int) { layout = nil }
}
