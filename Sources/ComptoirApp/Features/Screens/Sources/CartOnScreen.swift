import ServerUI
import Store

extension Cart {
    /// A field of the cart, as screens may read it.
    @MainActor
    func value(of field: String, _ formats: Formats) -> Value? {
        switch field {
        case "items": .list(items.map { $0.onScreen(formats) })
        case "count": .count(count)
        case "countText": .text(formats.items(count))
        case "total": .text(formats.amounts(total))
        case "withoutPrice": .text(formats.unpriced(total).capitalizedFirst)
        default: nil
        }
    }
}

extension Cart.Item {
    /// A line of the cart, as screens may read it.
    @MainActor
    fileprivate func onScreen(_ formats: Formats) -> Value {
        .record([
            "id": .text(String(id)), "product": .optional(line.product), "title": .text(name),
            "quantity": .count(line.quantity), "price": .optional(price.map(formats.money)),
            "picture": .text("product:\(pictured)"), "isChecked": .bool(line.isChecked),
        ])
    }

    /// What its picture is named by; a bag stands for what nobody knows.
    private var pictured: String {
        guard let id = line.product, id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
            return "unknown"
        }
        return id
    }
}
