public import GTK

/// Content over which sheets can come up.
@MainActor
public final class SheetHost: CustomWidget {
    private let content: Widget
    private let focus = FocusMemory()

    /// Makes a host around the content of a window.
    public init(_ content: Widget) {
        self.content = content
        super.init()
        clipsContent = true
        adopt(content)
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "sheet-host"
        type.role = .group
    }

    /// The sheets that are up, the one in front last.
    public private(set) var sheets: [Sheet] = []

    func take(_ sheet: Sheet) {
        focus.leave(front)
        sheets.append(sheet)
        adopt(sheet)
        tellReach()
    }

    /// Returns the keyboard to where it was before the sheet came; called while the sheet is still seen.
    func giveFocusBack(from sheet: Sheet) {
        let hadFocus = focus.leave(sheet)
        focus.forget(sheet)
        sheets.removeAll { $0 === sheet }
        tellReach()
        if hadFocus { focus.enter(front) }
    }

    private var front: Widget { sheets.last ?? content }

    func letGo(_ sheet: Sheet) { release(sheet) }

    /// Only the sheet in front can be reached.
    private func tellReach() {
        for widget in [content] + sheets {
            let isInFront = widget === front
            widget.canFocus = isInFront
            widget.setAccessible(.hidden, !isInFront)
        }
    }
}
