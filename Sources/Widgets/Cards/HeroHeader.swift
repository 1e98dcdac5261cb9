public import GTK

/// The header of a page: a large picture with a soft shadow, on its gradient.
@MainActor
public final class HeroHeader: CustomWidget {
    private let picture: ArtPicture
    private let least: Int
    private let natural: Int
    private var paint: GradientPaint?

    /// Creates an empty header.
    /// - Parameters:
    ///   - height: the height in pixels; two thirds of it are the minimum width.
    ///   - alternativeText: a description of the picture in words; nil if the text below describes it.
    public init(height: Int = 264, alternativeText: String? = nil) {
        natural = height
        least = height * 2 / 3
        picture = ArtPicture(size: height * 3 / 4, alternativeText: alternativeText)
        super.init()
        clipsContent = true
        adopt(picture)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "hero-header"
        type.role = .group
    }

    /// Shows a picture on a gradient.
    public func show(picture path: String?, gradient: GradientPaint) {
        picture.path = path
        paint = gradient
        queueDraw()
    }

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        switch orientation {
        case .horizontal: Extent(minimum: least, natural: natural * 2)
        case .vertical: Extent(minimum: natural, natural: natural)
        }
    }

    public override func allocate(width: Int, height: Int) {
        let side = Double(min(width, height) * 3 / 4)
        place(
            picture,
            in: Rectangle(
                x: (Double(width) - side) / 2, y: (Double(height) - side) / 2, width: side, height: side))
    }

    public override func snapshot(_ snapshot: Snapshot) {
        let bounds = Rectangle(width: Double(width), height: Double(height))
        if let paint {
            paint.fill(bounds, direction: direction, in: snapshot)
            GroundShadow.draw(side: min(bounds.width, bounds.height) * 0.75, center: bounds.center, in: snapshot)
        }
        super.snapshot(snapshot)
    }
}
