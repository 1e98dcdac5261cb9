public import GTK

/// Content over which sheets can open.
@MainActor
public final class SheetHost: CustomWidget {
    private let content: Widget
    private let focus = FocusMemory()

    /// Creates a host around the content of a window.
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

    /// The open sheets, the front one last.
    public private(set) var sheets: [Sheet] = []

    func take(_ sheet: Sheet) {
        focus.leave(front)
        sheets.append(sheet)
        // One that was put aside is here already, and comes to the front.
        adopt(sheet, before: nil)
        tellReach()
    }

    /// Returns the keyboard focus to where it was before the sheet opened; called while the sheet is still visible.
    /// - Parameter isComingBack: whether it is remembered where in the sheet the keyboard was.
    func giveFocusBack(from sheet: Sheet, isComingBack: Bool = false) {
        let hadFocus = focus.leave(sheet)
        if !isComingBack { focus.forget(sheet) }
        sheets.removeAll { $0 === sheet }
        tellReach()
        if hadFocus { focus.enter(front) }
    }

    /// Puts the keyboard to where it was in a sheet that has come back.
    func giveFocus(to sheet: Sheet) { focus.enter(sheet) }

    private var front: Widget { sheets.last ?? content }

    func letGo(_ sheet: Sheet) { release(sheet) }

    /// Makes only the front sheet reachable.
    private func tellReach() {
        for widget in [content] + sheets {
            let isInFront = widget === front
            widget.canFocus = isInFront
            widget.setAccessible(.hidden, !isInFront)
        }
    }
}
