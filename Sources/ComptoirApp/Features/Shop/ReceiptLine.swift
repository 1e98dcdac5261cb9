import GTK
import Store
import Widgets

/// A line of a receipt: a product with its picture, how many there are, what one gets, and what that costs.
@MainActor
final class ReceiptLine: Box {
    /// Makes a line.
    /// - Parameters:
    ///   - product: what the picture shows; nil for a bag.
    ///   - details: what stands below the name, on one line.
    ///   - cost: what all of it costs; nil where that is not known.
    ///   - marksNoCost: whether that is marked with a dash, where other lines have a cost.
    init(
        _ product: ProductSummary?, count: Int, name: String, details: [String], cost: Money?, marksNoCost: Bool,
        _ environment: Environment
    ) {
        let formats = environment.formats
        let picture = ProductPicture(size: 48, environment)
        picture.show(product)
        let title = tr("{count} × {name}", ["count": formats.number(Double(count)), "name": name])
        let words = Box(.vertical, [Label.wrapping(title)])
        if !details.isEmpty {
            words.append(Label.wrapping(details.joined(separator: " · ")).styled("caption", "quiet"))
        }
        let price = Label(cost.map(formats.money) ?? "–").styled("tabular")
        price[cssClass: "quiet"] = cost == nil
        // How many have none is told below; a dash is no word.
        if cost == nil { price.setAccessible(.hidden, true) }
        price.isVisible = cost != nil || marksNoCost
        super.init(.vertical, [TextLine([picture], text: words, [price])])
    }
}
