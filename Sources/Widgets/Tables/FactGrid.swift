public import GTK

/// Short facts in a grid, each with its name above it and a thin line of brass above both.
///
/// As many columns as there is space for, up to four; the cells of a row have the same height, and the last one takes what the
/// others leave of its row. For figures with
/// shares of something, use a `DisclosureTable`.
///
///     let grid = FactGrid()
///     grid.bind(\.facts) { [GridFact("Method", "Stirred"), GridFact("Glass", "Coupe")] }
@MainActor
public final class FactGrid: CustomWidget {
    private static let gap = Space.small
    private static let most = 4
    private var cells: [FactCell] = []

    /// Creates a grid.
    public init(_ facts: [GridFact] = []) {
        super.init()
        self.facts = facts
        showFacts()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "fact-grid"
        type.role = .list
    }

    /// The facts, in reading order.
    public var facts: [GridFact] = [] {
        didSet { if facts != oldValue { showFacts() } }
    }

    private func showFacts() {
        let old = cells
        cells = facts.enumerated().map { index, fact in
            let cell = old.indices.contains(index) ? old[index] : FactCell()
            cell.show(fact)
            cell.setAccessible(position: index + 1, of: facts.count)
            return cell
        }
        arrange(cells, insteadOf: old)
        queueResize()
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .heightForWidth }

    /// The width of a cell that holds a few words in the text size of the user, in pixels.
    private var wanted: Int {
        let line = cells.first.map { $0.lineHeight } ?? 18
        return max(7 * line, cells.map { $0.measured(.horizontal).minimum }.max() ?? 0)
    }

    private func columns(in width: Int) -> Int {
        max(1, min(Self.most, cells.count, (width + Self.gap) / (wanted + Self.gap)))
    }

    /// Returns the width of a cell: the last one ends where the rows above do.
    private func width(of index: Int, columns: Int, column: Int, in width: Int) -> Int {
        guard index == cells.count - 1 else { return column }
        return width - index % columns * (column + Self.gap)
    }

    private func heights(in width: Int) -> (column: Int, rows: [Int]) {
        let columns = columns(in: width)
        let column = max(0, (width - (columns - 1) * Self.gap) / columns)
        let rows = stride(from: 0, to: cells.count, by: columns).map { start in
            (start..<min(start + columns, cells.count)).map { index in
                let wide = self.width(of: index, columns: columns, column: column, in: width)
                return cells[index].measured(.vertical, for: wide).natural
            }.max() ?? 0
        }
        return (column, rows)
    }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        guard orientation == .vertical else {
            let least = cells.map { $0.measured(.horizontal).minimum }.max() ?? 0
            let columns = min(Self.most, max(1, cells.count))
            return Extent(minimum: least, natural: max(least, columns * wanted + (columns - 1) * Self.gap))
        }
        let rows = heights(in: size ?? measure(.horizontal, for: nil).natural).rows
        let height = rows.reduce(0, +) + max(0, rows.count - 1) * Self.gap
        return Extent(minimum: height, natural: height)
    }

    public override func allocate(width: Int, height: Int) {
        let columns = columns(in: width)
        let (column, rows) = heights(in: width)
        var y = 0
        for (row, high) in rows.enumerated() {
            for (place, cell) in cells.dropFirst(row * columns).prefix(columns).enumerated() {
                let wide = self.width(of: row * columns + place, columns: columns, column: column, in: width)
                let x = left(place * (column + Self.gap), of: wide, in: width)
                self.place(cell, in: Rectangle(x: Double(x), y: Double(y), width: Double(wide), height: Double(high)))
            }
            y += high + Self.gap
        }
    }
}

/// A fact of a grid.
public struct GridFact: Equatable, Sendable {
    /// The name of the fact.
    public var name: String
    /// The fact itself.
    public var value: String

    /// Creates a fact.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
}

/// A cell of a grid of facts.
@MainActor
private final class FactCell: Box {
    private let nameLabel = Label().styled("fact-name")
    private let valueLabel = Label().styled("fact-value")

    init() {
        super.init(.vertical)
        styled("fact-cell")
        role = .listItem
        for label in [nameLabel, valueLabel] {
            label.wraps = true
            label.textAlignment = 0
            append(label)
        }
    }

    /// The height of a line of the value, in pixels.
    var lineHeight: Int { Int(TextLayout("X", for: valueLabel).size.height.rounded(.up)) }

    func show(_ fact: GridFact) {
        (nameLabel.text, valueLabel.text) = (fact.name, fact.value)
        accessibleLabel = tr("{name}: {value}", ["name": fact.name, "value": fact.value])
    }
}
