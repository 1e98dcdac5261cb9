public import GTK
internal import Widgets

/// A wall of dark wood behind other widgets, like that of a `Shelf`.
///
/// Text on it has the style's colour for text on wood.
@MainActor
public final class WoodGround: CustomWidget {
    private let child: Widget
    private let wood = Pigment("wood")
    private let brass = Pigment("brass")
    private var drawn: (texture: Texture, width: Int, height: Int, scale: Int, wood: Color)?

    /// Creates a wall behind a widget.
    public init(_ child: Widget) {
        self.child = child
        super.init()
        clipsContent = true
        for each in [wood, brass, child] { adopt(each) }
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "wood-ground"
        type.role = .group
    }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        child.measured(orientation, for: size)
    }

    public override func allocate(width: Int, height: Int) {
        for pigment in [wood, brass] { place(pigment, in: Rectangle(width: 0, height: 0)) }
        place(child, in: Rectangle(width: Double(width), height: Double(height)))
    }

    public override func snapshot(_ snapshot: Snapshot) {
        if let texture { snapshot.draw(texture, in: Rectangle(width: Double(width), height: Double(height))) }
        snapshot.add(child, of: self)
    }

    private var texture: Texture? {
        guard width > 0, height > 0 else { return nil }
        let (color, shine, scale) = (wood.foreground, brass.foreground, max(1, scaleFactor))
        if let drawn, drawn.width == width, drawn.height == height, drawn.scale == scale, drawn.wood == color {
            return drawn.texture
        }
        let size = Size(width: Double(width), height: Double(height))
        let texture = Texture(width: width, height: height, scale: Double(scale)) { canvas in
            WoodDrawing(wood: color, brass: shine, canvas: canvas)
                .wall(width: size.width, height: size.height, isUnderBoard: false)
        }
        drawn = (texture, width, height, scale, color)
        return texture
    }
}
