internal import GTK

/// A disc of a colour, with a tick and a ring while it is chosen.
@MainActor
final class Swatch: CustomWidget {
    private var tick: (icon: SymbolicIcon, scale: Int, size: Int)?

    init(_ color: Color) {
        self.color = color
        super.init()
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "swatch"
        type.role = AccessibleRole.none
    }

    var color: Color {
        didSet { if color != oldValue { queueDraw() } }
    }

    var isChosen = false {
        didSet { if isChosen != oldValue { queueDraw() } }
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let side = TextGrowth.of(34)
        return Extent(minimum: side, natural: side)
    }

    override func snapshot(_ snapshot: Snapshot) {
        let center = Point(x: Double(width) / 2, y: Double(height) / 2)
        let radius = Double(min(width, height)) / 2
        let ring = foreground
        snapshot.canvas(in: Rectangle(width: Double(width), height: Double(height))) { canvas in
            let disc = Path.circle(center: center, radius: isChosen ? radius - 4.5 : radius - 2)
            canvas.fill(disc, with: color)
            // A colour similar to the page's is visible by its edge.
            canvas.stroke(disc, with: ring.opacity(0.55), width: 1)
            if isChosen { canvas.stroke(.circle(center: center, radius: radius - 1.25), with: ring, width: 2.5) }
        }
        guard isChosen else { return }
        let side = Double(TextGrowth.of(16))
        let place = Rectangle(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        snapshot.draw(currentTick(), in: place, color: Contrast.text(on: color))
    }

    private func currentTick() -> SymbolicIcon {
        let size = TextGrowth.of(16)
        if let tick, tick.scale == scaleFactor, tick.size == size { return tick.icon }
        let icon = SymbolicIcon("comptoir-check-symbolic", size: size, for: self)
        tick = (icon, scaleFactor, size)
        return icon
    }
}
