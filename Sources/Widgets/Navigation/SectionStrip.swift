internal import GTK

/// The buttons of the sections side by side, as wide as one another; where their names need it, each by its name; and where
/// that is too wide, without names.
@MainActor
final class SectionStrip: CustomWidget {
    private let buttons: [ToggleButton]

    /// - Parameter buttons: those of the sections, each with a ``SectionFace`` on it.
    init(_ buttons: [ToggleButton]) {
        self.buttons = buttons
        super.init()
        for button in buttons { adopt(button) }
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let extents = buttons.map { $0.measured(orientation) }
        switch orientation {
        case .horizontal:
            let least = extents.map(\.minimum).max() ?? 0
            return Extent(minimum: least * buttons.count, natural: extents.map(\.natural).reduce(0, +))
        case .vertical:
            return Extent(minimum: extents.map(\.minimum).max() ?? 0, natural: extents.map(\.natural).max() ?? 0)
        }
    }

    override func allocate(width: Int, height: Int) {
        let naturals = buttons.map { $0.measured(.horizontal).natural }
        let spare = width - naturals.reduce(0, +)
        for button in buttons { (button.child as? SectionFace)?.showsName = spare >= 0 }
        let isEven = spare < 0 || (naturals.max() ?? 0) * buttons.count <= width
        var (start, before) = (0, 0)
        for (index, button) in buttons.enumerated() {
            let part = isEven ? width : spare
            before += isEven ? 0 : naturals[index]
            let end = before + part * (index + 1) / buttons.count
            let x = left(start, of: end - start, in: width)
            place(button, in: Rectangle(x: Double(x), width: Double(end - start), height: Double(height)))
            start = end
        }
    }
}
