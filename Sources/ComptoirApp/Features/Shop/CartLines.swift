import GTK
import Store
import Widgets

/// The lines of the cart, each in its aisle; a row stays the same while its line is there.
@MainActor
final class CartLines: Box {
    private let model: CartModel
    private var rows: [CartLine.ID: CartRow] = [:]
    /// Which lines stand in which aisle now.
    private var shown: [String: [CartLine.ID]] = [:]

    init(model: CartModel) {
        self.model = model
        super.init(.vertical, spacing: Space.medium)
        observe({ model.aisles }) { $0.show($1) }
        observe({ model.drinks }) { lines, _ in lines.show(model.aisles) }
    }

    private func show(_ aisles: [CartModel.Aisle]) {
        let places = Dictionary(
            uniqueKeysWithValues: model.cart.items.enumerated().map { ($1.id, $0) })
        let new = Dictionary(uniqueKeysWithValues: aisles.map { ($0.id, $0.items.map(\.id)) })
        rows = rows.filter { places[$0.key] != nil }
        if new != shown { lay(aisles) }
        shown = new
        for item in aisles.flatMap(\.items) {
            rows[item.id]?.show(item, place: places[item.id] ?? 0, of: places.count)
        }
    }

    /// Puts the rows into their aisles.
    private func lay(_ aisles: [CartModel.Aisle]) {
        let focused = rows.first { $0.value.hasFocus }?.key
        for row in rows.values { (row.parent as? Box)?.remove(row) }
        removeAll()
        for aisle in aisles {
            let card = Box(.vertical).styled("card", "cart-lines")
            for item in aisle.items {
                let row = rows[item.id] ?? CartRow(model: model)
                rows[item.id] = row
                card.append(row)
            }
            append(Box(.vertical, spacing: Space.tiny, [SectionTitle(aisle.kind.title), card]))
        }
        if let focused { rows[focused]?.grabFocus() }
    }
}
