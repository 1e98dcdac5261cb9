internal import CGTK

/// A widget whose children the program arranges as a whole.
@MainActor
public protocol ChildHolder: Widget {
    /// Replaces the children by these widgets, in this order.
    ///
    /// Widgets that stay keep the keyboard focus, the caret and the selection in them.
    func setChildren(_ widgets: [Widget])
}

extension Box: ChildHolder {}

extension CustomWidget {
    /// Adopts these widgets, in this order, and releases the others in `old`; any other children stay after them
    /// (`gtk_widget_insert_before`).
    public final func arrange(_ widgets: [Widget], insteadOf old: [Widget]) {
        let staying = Set(widgets.map(ObjectIdentifier.init))
        for child in old where !staying.contains(ObjectIdentifier(child)) { release(child) }
        var last: Widget?
        for widget in widgets {
            if widget.parent !== self || !follows(widget, last) {
                gtk_widget_insert_after(widget.widget, self.widget, last?.widget)
            }
            last = widget
        }
        queueResize()
    }
}

extension Widget {
    /// Returns whether a child comes right after another one, or first.
    final func follows(_ child: Widget, _ sibling: Widget?) -> Bool {
        gtk_widget_get_prev_sibling(child.widget) == sibling?.widget
    }
}
