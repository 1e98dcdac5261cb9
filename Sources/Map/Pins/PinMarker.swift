internal import GTK
internal import Widgets

/// A pin on the map, or the mark of several; a button to the keyboard and to assistive technology.
@MainActor
final class PinMarker: CustomWidget {
    /// What a marker shows.
    struct Content: Equatable {
        /// The titles of its pins, in the map's order.
        var titles: [String]
        var isSelected: Bool
        var isMovable: Bool
    }

    private(set) var content = Content(titles: [], isSelected: false, isMovable: false)
    /// Where its pin lies in Mercator's square.
    var point = Point(x: 0, y: 0)
    private let edge = Pigment("map-pin-edge")
    private let number = Pigment("map-pin-number")
    private var figure: TextLayout?

    var activated: (@MainActor () -> Void)?
    /// Told by how much a key moves the pin.
    var moved: (@MainActor (Point) -> Void)?

    override init() {
        super.init()
        adopt(edge)
        adopt(number)
        isFocusable = true
        cursor = "pointer"
        onClick { [weak self] in self?.activated?() }
        onKeyPressed { [weak self] key, modifiers in self?.pressed(key, modifiers) ?? false }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "map-pin"
        type.role = .button
    }

    func show(_ content: Content) {
        guard content != self.content || figure == nil && content.titles.count > 1 else { return }
        self.content = content
        let count = content.titles.count
        figure = count > 1 ? TextLayout(count > 999 ? "999+" : "\(count)", for: number) : nil
        if count > 1 {
            accessibleLabel = trn("{count} place", "{count} places", count, ["count": count])
            accessibleDescription = content.titles.prefix(5).joined(separator: ", ") + (count > 5 ? "…" : "")
        } else {
            accessibleLabel = content.titles.first ?? ""
            accessibleDescription = content.isMovable ? tr("Shift and an arrow key move this place.") : ""
        }
        tooltip = count > 1 ? nil : content.titles.first
        setAccessible(.expanded, content.isSelected)
        self[cssClass: "selected"] = content.isSelected
        queueDraw()
    }

    var isCluster: Bool { content.titles.count > 1 }

    /// Which part of the marker stands at its place: the tip of a pin, the middle of the mark of several.
    var anchor: Point {
        Point(x: PinDrawing.width / 2, y: isCluster ? PinDrawing.width / 2 : PinDrawing.height - 3)
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let side = Int(orientation == .horizontal || isCluster ? PinDrawing.width : PinDrawing.height)
        return Extent(minimum: side, natural: side)
    }

    override func snapshot(_ snapshot: Snapshot) {
        let bounds = Rectangle(width: Double(width), height: Double(height))
        snapshot.canvas(in: bounds) { canvas in
            if isCluster {
                PinDrawing.cluster(on: canvas, color: foreground, edge: edge.foreground)
            } else {
                PinDrawing.pin(
                    on: canvas, color: foreground, edge: edge.foreground, isSelected: content.isSelected)
            }
        }
        if let figure, isCluster {
            let size = figure.size
            snapshot.translated(
                x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded()
            ) { snapshot.draw(figure, color: number.foreground) }
        }
        super.snapshot(snapshot)
    }

    // MARK: Hands

    private func pressed(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
        if modifiers.isEmpty, [.enter, .keypadEnter, .space].contains(key) {
            activated?()
            return true
        }
        let steps: [Key: Point] = [
            .left: Point(x: -8, y: 0), .right: Point(x: 8, y: 0), .up: Point(x: 0, y: -8), .down: Point(x: 0, y: 8),
        ]
        guard content.isMovable, !isCluster, modifiers == .shift, let step = steps[key] else { return false }
        moved?(step)
        return true
    }
}
