internal import CGTK

/// A widget whose children the program arranges as a whole.
@MainActor
public protocol ChildHolder: Widget {
    /// Shows these widgets, in this order, in place of those there are. Those that stay keep the keyboard, the caret and
    /// what is selected in them.
    func setChildren(_ widgets: [Widget])
}

extension Box: ChildHolder {}

extension CustomWidget {
    /// Adopts these widgets, in this order, and lets go of the other ones of `old`; what else there is stays behind them
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
    /// Whether a child stands right behind another one, or first.
    final func follows(_ child: Widget, _ sibling: Widget?) -> Bool {
        gtk_widget_get_prev_sibling(child.widget) == sibling?.widget
    }
}
