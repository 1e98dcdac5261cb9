import GTK
import Store
import Widgets

/// The lines of the cart, each in its aisle, in one list while no aisle has two; a row stays the same while its line is
/// there. Of very many, the first are shown, and a button has more.
@MainActor
final class CartLines: Box {
    private let model: CartModel
    private var rows: [CartLine.ID: CartRow] = [:]
    /// What each line says, and its place in the cart.
    private var items: [CartLine.ID: (place: Int, item: Cart.Item)] = [:]
    /// The lines that have no row in their aisle's card yet.
    private var waiting: ArraySlice<(card: Box, line: CartLine.ID)> = []
    private var coming: SourceToken?
    /// How many rows there are at once, how many come at a time after that, and how many before the person wants more.
    private static let (first, step, page) = (20, 6, 120)
    /// How many rows there may be.
    private var limit = CartLines.page
    private let more = Button("")
    /// Which lines stand in which aisle now.
    private var shown: [String: [CartLine.ID]] = [:]

    init(model: CartModel) {
        self.model = model
        super.init(.vertical, spacing: Space.medium)
        more.onClicked { [weak self] in self?.moreClicked() }
        // Not the aisles alone: a line has another place among all while each aisle stays as it is.
        observe({ model.cart }) { lines, _ in lines.show(model.aisles) }
        observe({ model.drinks }) { lines, _ in
            for line in lines.rows.keys { lines.show(line) }
        }
    }

    private func show(_ aisles: [CartModel.Aisle]) {
        let before = items
        items = Dictionary(uniqueKeysWithValues: model.cart.items.enumerated().map { ($1.id, ($0, $1)) })
        let new = Dictionary(uniqueKeysWithValues: aisles.map { ($0.id, $0.items.map(\.id)) })
        if new != shown, !takeOut(new) {
            rows = rows.filter { items[$0.key] != nil }
            lay(aisles)
        }
        shown = new
        // Where lines came or went, others may be the first or the last now.
        let isOther = before.count != items.count
        for line in rows.keys
        where isOther || before[line]?.place != items[line]?.place || before[line]?.item != items[line]?.item {
            show(line)
        }
    }

    private func show(_ line: CartLine.ID) {
        if let (place, item) = items[line] { rows[line]?.show(item, place: place, of: items.count) }
    }

    /// Takes out the rows of lines that have gone, and leaves the others where they are.
    /// - Returns: false where more than that has changed, and nothing was done.
    private func takeOut(_ new: [String: [CartLine.ID]]) -> Bool {
        let rest = shown.mapValues { $0.filter { items[$0] != nil } }.filter { !$0.value.isEmpty }
        guard !shown.isEmpty, rest == new else { return false }
        let focused = rows.first { $0.value.hasFocus && items[$0.key] == nil }?.key
        let order = ProductKind.allCases.flatMap { shown[$0.rawValue] ?? [] }
        for (line, row) in rows where items[line] == nil {
            guard let card = row.parent as? Box else { continue }
            card.remove(row)
            card.parent?.isVisible = !card.children.isEmpty
            rows[line] = nil
        }
        waiting = waiting.filter { items[$0.line] != nil }[...]
        fill(0)
        // The keyboard goes on to the next line, or at the end to the one before.
        if let place = focused.flatMap(order.firstIndex) {
            let next = order[place...].first { rows[$0] != nil } ?? order[..<place].last { rows[$0] != nil }
            if let next { rows[next]?.moveFocus(.next) }
        }
        return true
    }

    /// Puts the rows into their aisles; those that nobody sees yet come when there is time.
    private func lay(_ aisles: [CartModel.Aisle]) {
        let focused = rows.first { $0.value.hasFocus }?.key
        for row in rows.values { (row.parent as? Box)?.remove(row) }
        removeAll()
        let lines = aisles.flatMap(\.items).map(\.id)
        // What stands before a row that there is already comes at once too.
        let first = max(CartLines.first, 1 + (lines.lastIndex { rows[$0] != nil } ?? -1))
        waiting = []
        // Where no aisle has two lines, they are one list, without as many headings as there are lines.
        let isList = aisles.allSatisfy { $0.items.count == 1 }
        for aisles in isList ? [aisles] : aisles.map({ [$0] }) {
            let card = Box(.vertical).styled("card", "cart-lines")
            for item in aisles.flatMap(\.items) { waiting.append((card, item.id)) }
            let headings = isList ? [] : aisles.map { CartLines.heading($0.kind.title) }
            let group = Box(.vertical, spacing: Space.tiny, headings + [card])
            group.isVisible = false
            append(group)
        }
        limit = max(limit, first)
        append(more.layout(horizontal: .start))
        fill(first)
        if let focused { rows[focused]?.grabFocus() }
    }

    /// The heading of an aisle, which says less than the names below it.
    private static func heading(_ title: String) -> Label {
        let heading = Label.wrapping(title).styled("aisle-title")
        heading.role = .heading
        return heading
    }

    /// Puts so many of the rows that wait into their aisles, and has the others come later.
    private func fill(_ count: Int) {
        for (card, line) in waiting.prefix(count) {
            let row = rows[line] ?? CartRow(model: model)
            rows[line] = row
            card.append(row)
            card.parent?.isVisible = true
            show(line)
        }
        waiting = waiting.dropFirst(count)
        let isFull = waiting.isEmpty || rows.count >= limit
        more.isVisible = !waiting.isEmpty && isFull
        more.label = trn("Show {count} more", "Show {count} more", min(waiting.count, CartLines.page))
        coming?.cancel()
        guard !isFull else { return }
        coming = MainLoop.whenIdle { [weak self] in self?.fillOn() }
    }

    private func fillOn() { fill(min(CartLines.step, limit - rows.count)) }

    private func moreClicked() {
        limit += CartLines.page
        let next = waiting.first?.line
        fillOn()
        if let next { rows[next]?.grabFocus() }
    }
}
