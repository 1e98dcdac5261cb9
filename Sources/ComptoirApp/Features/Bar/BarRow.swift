import GTK
import Store
import Widgets

/// One ingredient on the shelf, or not yet.
@MainActor
final class BarRow: Box {
    private let row: ToggleRow
    private let swatch = ColourDot()
    private let model: BarModel
    private var shown: IngredientSummary?

    init(model: BarModel) {
        self.model = model
        row = ToggleRow(
            tr("On the shelf"),
            ShelfItem.State.allCases.map { Choice(id: $0.rawValue, title: $0.title) }, picture: swatch,
            removeName: tr("Take off the shelf"))
        super.init(.vertical)
        append(row.layout(margins: Insets(vertical: Space.tiny, horizontal: Space.medium)))
        row.onStateChosen { [weak self] id in self?.chosen(id) }
        row.onRemoved { [weak self] in
            if let self, let shown { self.model.removed(shown) }
        }
    }

    private func chosen(_ id: String) {
        guard let shown, let state = ShelfItem.State(rawValue: id) else { return }
        model.stateChosen(state, of: shown.id)
    }

    func show(_ ingredient: IngredientSummary) {
        shown = ingredient
        swatch.color = Color(ingredient.colour)
        row.show(
            name: ingredient.name, detail: BarRow.detail(ingredient, model.environment.formats),
            state: ingredient.shelf?.state.rawValue ?? "")
        row.isRemovable = ingredient.shelf != nil
    }

    private static func detail(_ ingredient: IngredientSummary, _ formats: Formats) -> String {
        var parts: [String] = []
        if let amount = ingredient.shelf?.amount { parts.append(formats.quantity(amount)) }
        if ingredient.drinkCount > 0 {
            parts.append(trn("in {count} drink", "in {count} drinks", ingredient.drinkCount))
        }
        return parts.joined(separator: " · ")
    }

    /// What assistive technology says of the row.
    static func spoken(_ ingredient: IngredientSummary) -> String {
        [ingredient.name, ingredient.shelf?.state.title ?? tr("not on the shelf")].joined(separator: ", ")
    }
}

/// A round spot in an ingredient's colour.
@MainActor
final class ColourDot: CustomWidget {
    var color = Color(red: 0.5, green: 0.5, blue: 0.5) {
        didSet { if color != oldValue { queueDraw() } }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "colour-dot"
        type.role = AccessibleRole.none
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Measurement {
        Measurement(minimum: 24, natural: 24)
    }

    override func snapshot(_ snapshot: Snapshot) {
        let side = Double(min(width, height))
        let spot = Rectangle(
            x: (Double(width) - side) / 2, y: (Double(height) - side) / 2, width: side, height: side)
        snapshot.clipped(to: spot, radius: side / 2) { snapshot.fill(spot, with: color) }
        snapshot.border(spot, radius: side / 2, width: 1, color: foreground.opacity(0.35))
    }
}
