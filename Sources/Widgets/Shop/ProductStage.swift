public import GTK

/// The header of a product's page: its picture, large, on a counter in its colour.
///
///     let stage = ProductStage(BottlePicture(size: 216), height: 264)
///     stage.tint = amber
@MainActor
public final class ProductStage: CustomWidget {
    private let art: Widget
    private let ground = ProductGround().styled("product-ground")
    private let natural: Int
    private let topInset: Int

    /// Creates a stage.
    /// - Parameters:
    ///   - art: the picture; it gets a square, with the product standing at its bottom.
    ///   - height: the height in pixels.
    ///   - topInset: the space above the picture, in pixels, for the buttons of the page.
    public init(_ art: Widget, height: Int, topInset: Int = 0) {
        self.art = art
        self.topInset = topInset
        natural = height
        super.init()
        ground.radius = 0
        adopt(ground)
        adopt(art)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "product-stage"
        type.role = .group
    }

    /// The colour that tints the background.
    public var tint: Color {
        get { ground.tint }
        set { ground.tint = newValue }
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        switch orientation {
        case .horizontal: Extent(minimum: natural * 2 / 3, natural: natural * 2)
        case .vertical: Extent(minimum: natural, natural: natural)
        }
    }

    public override func allocate(width: Int, height: Int) {
        place(ground, in: Rectangle(width: Double(width), height: Double(height)))
        let foot = Double(height) * (1 - ProductGround.counter * 0.55)
        let side = min(Double(width), foot - Double(max(topInset, Space.medium)))
        place(art, in: Rectangle(x: (Double(width) - side) / 2, y: foot - side, width: side, height: side))
    }
}
