internal import GTK

/// A colour of the style that a widget draws with, beside the one it has itself; never seen.
@MainActor
final class Pigment: CustomWidget {
    /// Takes the colour of a class of the style sheet.
    init(_ name: String) {
        super.init()
        styled(name)
        canTarget = false
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "pigment"
        type.role = AccessibleRole.none
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Measurement {
        Measurement(minimum: 0, natural: 0)
    }

    override func snapshot(_ snapshot: Snapshot) {}
}
