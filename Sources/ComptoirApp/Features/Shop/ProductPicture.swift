import GTK
import Store
import Widgets

extension BottleArt {
    /// What a product looks like: its ingredient, a full one, or the picture of its fruit; nil where it is neither.
    @MainActor
    init?(_ product: ProductSummary, folders: Folders) {
        if let ingredient = product.ingredient {
            self.init(ingredient, folders: folders)
        } else if !product.picture.isEmpty {
            self.init(.picture, color: Color(product.gradient.top), picture: folders.picture(product.picture))
        } else {
            return nil
        }
    }
}

extension BottlePicture {
    /// Shows a product; nil for a line that a person wrote themselves.
    func show(_ product: ProductSummary?, _ folders: Folders) {
        art = product.flatMap { BottleArt($0, folders: folders) }
    }
}

extension ProductSummary {
    /// The colour that the ground of its picture takes up: its own, and that of straw for what is clear as water.
    var tint: Color {
        let own = ingredient.map { Color($0.colour) } ?? Color(gradient.top)
        let straw = Color(red: 0.76, green: 0.68, blue: 0.5)
        return own.mixed(with: straw, at: max(0, (own.luminance - 0.6) * 1.4))
    }
}
