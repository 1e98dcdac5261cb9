package import GTK

/// An invisible widget that provides a further colour and font of the style sheet for a widget to draw with.
@MainActor
package final class Pigment: CustomWidget {
    /// Creates a widget with a class of the style sheet.
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
