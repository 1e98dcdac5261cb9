package import GTK

/// A colour and a font of the style sheet that a widget draws with, beside those it has itself; never seen.
@MainActor
package final class Pigment: CustomWidget {
    /// Takes those of a class of the style sheet.
    package init(_ name: String) {
        super.init()
        styled(name)
        canTarget = false
    }

    package override class func define(_ type: TypeDefinition) {
        type.cssName = "pigment"
        type.role = AccessibleRole.none
    }

    package override var requestMode: RequestMode { .constant }

    package override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: 0, natural: 0)
    }

    package override func snapshot(_ snapshot: Snapshot) {}
}
