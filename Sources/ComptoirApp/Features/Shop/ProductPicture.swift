import GTK
import Store
import Widgets

/// The picture of a product: that of the fruit that it is, or the drawn one of its ingredient.
@MainActor
final class ProductPicture: CustomWidget {
    private let picture: ArtPicture
    private let folders: Folders

    /// Makes a picture.
    /// - Parameter size: the natural width and height, in pixels.
    init(size: Int, folders: Folders) {
        picture = ArtPicture(size: size)
        self.folders = folders
        super.init()
        adopt(picture)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "product-picture"
        type.role = AccessibleRole.none
    }

    /// Shows a product; nil for a line that a person wrote themselves.
    func show(_ product: ProductSummary?) {
        picture.path = product.flatMap { $0.picture.isEmpty ? nil : folders.picture($0.picture) }
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Measurement { picture.measured(orientation) }

    override func allocate(width: Int, height: Int) {
        place(picture, in: Rectangle(width: Double(width), height: Double(height)))
    }
}

extension ProductSummary {
    /// The colour that the ground of its picture takes up: its own, and that of straw for what is clear as water.
    var tint: Color {
        let own = colour.map { Color($0) } ?? Color(gradient.top)
        let straw = Color(red: 0.76, green: 0.68, blue: 0.5)
        return own.mixed(with: straw, at: max(0, (own.luminance - 0.6) * 1.4))
    }
}
