import Store

extension ProductKind {
    /// The aisle, as a filter and a heading name it.
    var title: String {
        switch self {
        case .fruit: tr("Fruit")
        case .vegetables: tr("Vegetables and herbs")
        case .chilled: tr("Chilled")
        case .pantry: tr("Pantry")
        case .juices: tr("Juices")
        case .softDrinks: tr("Soft drinks")
        case .syrups: tr("Syrups")
        case .wine: tr("Wine and vermouth")
        case .spirits: tr("Spirits")
        case .liqueurs: tr("Liqueurs and bitters")
        case .other: tr("Other things")
        }
    }
}

extension ProductQuery.Order {
    /// The order in a word or two.
    var title: String {
        switch self {
        case .bestMatch: tr("Name")
        case .aisle: tr("Aisle")
        case .use: tr("Most used")
        case .price: tr("Price")
        }
    }
}

extension ProductPack {
    /// On what the size rests, in a sentence; nil where the seller or a source says it.
    var basisText: String? {
        guard source == nil else { return nil }
        return switch basis {
        case .usualPack: tr("A usual size; your shop may have another.")
        case .loose: tr("Sold by the piece.")
        case nil: nil
        }
    }
}

extension Order.State {
    /// How far an order has come, in a few words.
    var title: String {
        switch self {
        case .local: tr("Kept on this device")
        case .waiting: tr("Waiting to be sent")
        case .sent: tr("Sent")
        case .refused: tr("Refused")
        }
    }
}

extension Formats {
    /// Why something is bought: «Margarita × 4: 200 ml».
    func reason(_ drink: String, servings: Int, _ quantity: Quantity?) -> String {
        let count = String(servings)
        guard let quantity else { return tr("{drink} × {count}", ["drink": drink, "count": count]) }
        return tr(
            "{drink} × {count}: {amount}",
            ["drink": drink, "count": count, "amount": self.quantity(quantity)])
    }

    /// Why something is needed.
    func reason(_ reason: Needs.Reason) -> String {
        self.reason(reason.name, servings: reason.servings, reason.quantity)
    }

    /// How many things there are.
    func items(_ count: Int) -> String { trn("{count} item", "{count} items", count) }
}
