import GTK
import Store
import ComptoirWidgets
import Widgets

extension BottleArt {
    /// What a product looks like: its ingredient, a full one, or the picture of its fruit; a box where it is neither.
    @MainActor
    init(_ product: ProductSummary, folders: Folders) {
        if let ingredient = product.ingredient {
            self.init(ingredient, folders: folders)
        } else if !product.picture.isEmpty {
            self.init(.picture, color: Color(product.gradient.top), picture: folders.picture(product.picture))
        } else {
            self.init(.box, color: Color(hex: 0xC9A56B))
        }
    }

    /// A paper bag, for what a person wrote themselves.
    static var bag: BottleArt { BottleArt(.bag, color: Color(hex: 0xC9A56B)) }
}

/// The picture of a product: the drawn one, or where a server has one, that.
@MainActor
final class ProductPicture: CustomWidget {
    private let size: Int
    private let environment: Environment
    private let drawn: BottlePicture
    /// Made for the first product that has a picture on a server.
    private var remote: RemotePicture?
    /// What is shown; nil for a bag.
    private(set) var product: ProductSummary?

    /// Makes a picture.
    /// - Parameters:
    ///   - size: the natural width and height, in pixels.
    ///   - isPatient: whether a frame is painted before the picture is drawn; for the cells of long lists.
    init(size: Int, isPatient: Bool = false, _ environment: Environment) {
        self.size = size
        self.environment = environment
        drawn = BottlePicture(size: size, isPatient: isPatient)
        super.init()
        adopt(drawn)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "product-picture"
        type.role = AccessibleRole.none
    }

    /// Shows a product; nil, for a line that a person wrote themselves, is a bag.
    func show(_ product: ProductSummary?) {
        self.product = product
        let address = product.flatMap { $0.hasRemotePicture ? $0.picture : nil }
        if address != nil, remote == nil {
            let remote = RemotePicture(size: size, pictures: environment.shopServer.pictures)
            adopt(remote)
            self.remote = remote
        }
        remote?.address = address
        remote?.isVisible = address != nil
        drawn.isVisible = address == nil
        drawn.art = address == nil ? product.map { BottleArt($0, folders: environment.folders) } ?? .bag : nil
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: self.size, natural: self.size)
    }

    override func allocate(width: Int, height: Int) {
        for child in children { place(child, in: Rectangle(width: Double(width), height: Double(height))) }
    }
}

extension ProductSummary {
    /// Whether its picture is one that a server has.
    var hasRemotePicture: Bool { ["http://", "https://"].contains(where: picture.hasPrefix) }

    /// The colour that the ground of its picture takes up.
    var tint: Color { ingredient?.tint ?? Color(gradient.top).onGround }
}

extension IngredientSummary {
    /// The colour that the ground of its picture takes up.
    var tint: Color { Color(colour).onGround }
}

extension Color {
    /// The colour of a thing for the ground behind it: more and more of straw where that is as clear as water.
    fileprivate var onGround: Color {
        let straw = Color(red: 0.76, green: 0.68, blue: 0.5)
        return mixed(with: straw, at: max(0, (luminance - 0.6) * 1.4))
    }
}
