public import GTK

/// Content over which sheets can come up.
@MainActor
public final class SheetHost: CustomWidget {
    private let content: Widget
    private var focusBefore: [ObjectIdentifier: WeakWidget] = [:]

    private struct WeakWidget {
        weak var widget: Widget?
    }

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
        focusBefore[ObjectIdentifier(sheet)] = WeakWidget(widget: window?.focusedWidget)
        sheets.append(sheet)
        adopt(sheet)
        tellReach()
    }

    /// Returns the keyboard to where it was before the sheet came; called while the sheet is still seen.
    func giveFocusBack(from sheet: Sheet) {
        let before = focusBefore.removeValue(forKey: ObjectIdentifier(sheet))?.widget
        let hadFocus = sheet.hasFocus || window?.focusedWidget == nil
        sheets.removeAll { $0 === sheet }
        tellReach()
        guard hadFocus else { return }
        if let before, before.isMapped, before.grabFocus() { return }
        (sheets.last ?? content).moveFocus(.next)
    }

    func letGo(_ sheet: Sheet) { release(sheet) }

    /// Only the sheet in front can be reached.
    private func tellReach() {
        for widget in [content] + sheets {
            let isInFront = widget === (sheets.last ?? content)
            widget.canFocus = isInFront
            widget.setAccessible(.hidden, !isInFront)
        }
    }
}
