internal import CGTK

/// The base class of everything that takes part in a window's layout, drawing and input (`GtkWidget`).
@MainActor
open class Widget: Object {
    package override init(_ reference: Reference) { super.init(reference) }
    package override init(instantiating parent: UInt) { super.init(instantiating: parent) }

    final var accessibleTexts: AccessibleTexts?

    /// The part of a composite GTK widget that gets the keyboard focus, and so needs the accessible name too.
    var keyboardPart: Widget? { nil }

    final var widget: UnsafeMutablePointer<GtkWidget> { raw.assumingMemoryBound(to: GtkWidget.self) }

    /// Whether the widget is shown when its parents are (`gtk_widget_set_visible`).
    public final var isVisible: Bool {
        get { gtk_widget_get_visible(widget) != 0 }
        set { gtk_widget_set_visible(widget, newValue.c) }
    }

    /// Whether the widget and the widgets inside it react to input (`gtk_widget_set_sensitive`).
    public final var isSensitive: Bool {
        get { gtk_widget_get_sensitive(widget) != 0 }
        set { gtk_widget_set_sensitive(widget, newValue.c) }
    }

    /// Whether the widget and all of its parents are on the screen (`gtk_widget_get_mapped`).
    public final var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

    /// The opacity, from 0 to 1 (`gtk_widget_set_opacity`).
    public final var opacity: Double {
        get { gtk_widget_get_opacity(widget) }
        set { gtk_widget_set_opacity(widget, newValue) }
    }

    /// The text shown when the pointer rests on the widget (`gtk_widget_set_tooltip_text`).
    public final var tooltip: String? {
        get { string(gtk_widget_get_tooltip_text(widget)) }
        set {
            // GTK asks the display for the pointer's place each time, to show the text if that is over the widget, unless
            // the widget is out of sight. A row of a list is in no window yet, where it cannot be.
            let isAway = gtk_widget_get_root(widget) == nil && isVisible
            if isAway { gtk_widget_set_visible(widget, 0) }
            gtk_widget_set_tooltip_text(widget, newValue)
            if isAway { gtk_widget_set_visible(widget, 1) }
        }
    }

    /// The name by which CSS (`#name`) and tests find the widget (`gtk_widget_set_name`).
    public final var name: String {
        get { string(gtk_widget_get_name(widget)) ?? "" }
        set { gtk_widget_set_name(widget, newValue) }
    }

    /// The widget that contains this one (`gtk_widget_get_parent`).
    public final var parent: Widget? { Object.borrowed(gtk_widget_get_parent(widget)) }

    /// Returns whether this widget is inside `other`, at any depth (`gtk_widget_is_ancestor`).
    public final func isInside(_ other: Widget) -> Bool { gtk_widget_is_ancestor(widget, other.widget) != 0 }

    /// The window that contains this widget (`gtk_widget_get_root`).
    public final var window: Window? {
        guard let root: Object = Object.borrowed(gtk_widget_get_root(widget)) else { return nil }
        return root as? Window
    }

    /// The widgets directly inside this one, in order (`gtk_widget_get_first_child`, `…_next_sibling`).
    public final var children: [Widget] {
        var result: [Widget] = []
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            if let child: Widget = Object.borrowed(child) { result.append(child) }
            next = gtk_widget_get_next_sibling(child)
        }
        return result
    }

    /// The text direction of the widget (`gtk_widget_get_direction`).
    public final var direction: TextDirection {
        get { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight }
        set { gtk_widget_set_direction(widget, newValue == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }

    /// The text direction of new widgets (`gtk_widget_set_default_direction`).
    public static var defaultDirection: TextDirection {
        get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight }
        set { gtk_widget_set_default_direction(newValue == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }

    /// Does what a click or Enter on the widget would do (`gtk_widget_activate`).
    @discardableResult
    public final func activate() -> Bool { gtk_widget_activate(widget) != 0 }

    /// Requests that the widget be drawn again (`gtk_widget_queue_draw`).
    public final func queueDraw() { gtk_widget_queue_draw(widget) }

    /// Requests that the widget be measured and placed again (`gtk_widget_queue_resize`).
    public final func queueResize() { gtk_widget_queue_resize(widget) }

    /// Requests that the widget's children be placed again, at its current size (`gtk_widget_queue_allocate`).
    public final func queueAllocate() { gtk_widget_queue_allocate(widget) }

    /// Called each time the widget appears on the screen (`map`).
    @discardableResult
    public final func onMap(_ handler: @escaping @MainActor () -> Void) -> Connection { connect("map", handler) }

    /// Does something once the widget is on the screen: now where it is, otherwise when it appears next (`map`).
    ///
    /// GTK warns of a field that gets the keyboard and a selection on a page that is not shown yet.
    public final func whenMapped(_ work: @escaping @MainActor () -> Void) {
        guard !isMapped else { return work() }
        var connection: Connection?
        connection = onMap {
            connection?.disconnect()
            work()
        }
    }

    /// Called each time the widget disappears from the screen (`unmap`).
    @discardableResult
    public final func onUnmap(_ handler: @escaping @MainActor () -> Void) -> Connection { connect("unmap", handler) }
}

/// The direction in which text runs.
public enum TextDirection: Sendable { case leftToRight, rightToLeft }
