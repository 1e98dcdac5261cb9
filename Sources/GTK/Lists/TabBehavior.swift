internal import CGTK

/// What Tab does among the items of a list (`GtkListTabBehavior`).
public enum TabBehavior: Int, Sendable {
    /// Moves from item to item, and leaves after the last.
    case everyItem
    /// Moves through the focusable widgets in one item, and then leaves the list.
    case oneItem
    /// Moves through the focusable widgets in one cell of a `ColumnView`, and then leaves; elsewhere like `oneItem`.
    case oneCell
}

/// A list whose items the keyboard focus enters and leaves with Tab.
@MainActor
protocol FocusableRows: Widget {
    var tabBehavior: TabBehavior { get }
    /// GTK's list widget, whose direct children are the rows.
    var list: UnsafeMutablePointer<GtkWidget> { get }
    /// The row at which the focus should enter, if it is not the one that the focus left.
    var rowToEnter: UnsafeMutablePointer<GtkWidget>? { get }
}

/// An override that handles Tab before GTK does, in the classes of its list widgets (`GtkWidgetClass.focus`).
///
/// GTK has the three behaviours from 4.12 on, but never enters at an item that the program selected.
@MainActor
enum FocusOverride {
    private typealias Focus =
        @convention(c) (UnsafeMutablePointer<GtkWidget>?, GtkDirectionType) -> gboolean

    private static var originals: [GType: Focus] = [:]

    /// Returns whether GTK itself has the behaviours.
    static func isBuiltIn(_ view: Object) -> Bool { view.hasProperty("tab-behavior") }

    static func install(on view: some FocusableRows) {
        let widgetClass = comptoir_class_of(view.list).assumingMemoryBound(to: GtkWidgetClass.self)
        // A class created after its superclass was changed already has our function.
        guard let original = widgetClass.pointee.focus, address(original) != address(ours) else { return }
        originals[comptoir_type_of(view.list)] = original
        widgetClass.pointee.focus = ours
    }

    private static let ours: Focus = { widget, direction in
        onMainActor(widget) { FocusOverride.focus($0, direction).c }
    }

    private static func address(_ function: Focus) -> UInt { unsafeBitCast(function, to: UInt.self) }

    /// Returns GTK's own implementation for a class of lists.
    private static func original(_ type: GType) -> Focus? {
        type == 0 ? nil : originals[type] ?? original(g_type_parent(type))
    }

    private static func focus(_ widget: UnsafeMutablePointer<GtkWidget>?, _ direction: GtkDirectionType) -> Bool {
        guard let widget else { return false }
        let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
        if isTab, let view = view(of: widget), view.tabBehavior != .everyItem {
            if let row = gtk_widget_get_focus_child(widget) {
                return gtk_widget_child_focus(view.tabBehavior == .oneCell ? cell(in: row) : row, direction) != 0
            }
            if let row = view.rowToEnter { return gtk_widget_child_focus(row, direction) != 0 }
        }
        return original(comptoir_type_of(widget))?(widget, direction) == 1
    }

    /// Returns the cell of a row that contains the keyboard focus, or the row itself.
    private static func cell(in row: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
        gtk_widget_get_focus_child(row) ?? row
    }

    /// Returns the Swift object of a list widget: its own, or that of the widget that contains the list.
    private static func view(of list: UnsafeMutablePointer<GtkWidget>) -> (any FocusableRows)? {
        if let view = ToggleReference.wrapper(of: list) as? any FocusableRows { return view }
        return gtk_widget_get_parent(list).flatMap { ToggleReference.wrapper(of: $0) as? any FocusableRows }
    }
}
