import GTK
import Widgets

/// Rows one after the other, one for each thing, each of which stays as long as its thing does.
///
/// What changes around a row takes away neither the keyboard, nor what is being typed in it, nor a popover that is open
/// over it. Where the row with the keyboard goes, the next one gets it, at the same control.
@MainActor
final class KeptRows<Item: Identifiable, Row: Widget>: Box {
    private var rows: [(id: Item.ID, row: Row)] = []
    private var leaving: SourceToken?
    private let make: @MainActor (Item) -> Row
    private let fill: @MainActor (Row, Item) -> Void

    /// Stands behind the rows; nil for nothing.
    var last: Widget? {
        didSet { if last !== oldValue { setChildren(shown) } }
    }

    /// Makes the rows.
    /// - Parameters:
    ///   - orientation: whether they stand beside or below each other.
    ///   - spacing: the room between them, in pixels, 0 or more.
    ///   - make: makes the row of a thing that has none.
    ///   - fill: has a row show how its thing is now; called for a new row too.
    init(
        _ orientation: Orientation = .vertical, spacing: Int = 0, make: @escaping @MainActor (Item) -> Row,
        fill: @escaping @MainActor (Row, Item) -> Void = { _, _ in }
    ) {
        self.make = make
        self.fill = fill
        super.init(orientation, spacing: spacing)
    }

    /// Shows things, in this order, each once.
    func show(_ items: [Item]) {
        var going = Dictionary(rows.map { ($0.id, $0.row) }, uniquingKeysWith: { first, _ in first })
        let before = rows.map(\.id)
        var known: Set<Item.ID> = []
        let things = items.filter { known.insert($0.id).inserted }
        rows = things.map { item in (item.id, going.removeValue(forKey: item.id) ?? make(item)) }
        let control = going.first { $0.value.hasFocus }.flatMap { left in
            KeyboardControl(in: left.value).map { (control: $0, heir: heir(of: left.key, among: before)) }
        }
        if let control, control.heir == nil { leave() }
        setChildren(shown)
        for (item, row) in zip(things, rows) { fill(row.row, item) }
        if let control, let heir = control.heir { control.control.enter(heir) }
    }

    /// The row of a thing; nil where it has none.
    func row(of id: Item.ID) -> Row? { rows.first { $0.id == id }?.row }

    private var shown: [Widget] { rows.map(\.row) + [last].compactMap(\.self) }

    /// The row that gets the keyboard of one that goes: that of the next thing that stays, or else of the one before.
    private func heir(of id: Item.ID, among before: [Item.ID]) -> Widget? {
        let place = before.firstIndex(of: id) ?? 0
        let next = before[place...].lazy.compactMap { self.row(of: $0) }.first
        return next ?? before[..<place].reversed().lazy.compactMap { self.row(of: $0) }.first ?? last
    }

    /// Has the keyboard go on to what follows, as Tab does, from a row that goes and that nothing takes the place of.
    ///
    /// What follows may go with it, so the keyboard waits here until all has changed.
    private func leave() {
        isFocusable = true
        grabFocus()
        leaving = MainLoop.whenIdle { [weak self] in
            guard let self else { return }
            if hasFocus || window?.focusedWidget == nil { window?.moveFocus(.next) }
            isFocusable = false
        }
    }
}

/// The control of a row that has the keyboard, by its place in the row.
@MainActor
struct KeyboardControl {
    private var steps: [Int] = []

    /// The control that has the keyboard; nil where it is elsewhere.
    init?(in row: Widget) {
        guard row.hasFocus else { return nil }
        var control = row
        while let step = control.children.firstIndex(where: \.hasFocus) {
            steps.append(step)
            control = control.children[step]
        }
    }

    /// Puts the keyboard onto the same control of another row, or onto the first that takes it.
    func enter(_ row: Widget) {
        var control = row
        for step in steps where control.children.indices.contains(step) { control = control.children[step] }
        if !control.grabFocus() || !row.hasFocus { row.moveFocus(.next) }
    }
}
