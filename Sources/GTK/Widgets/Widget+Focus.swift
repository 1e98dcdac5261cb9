internal import CGTK

extension Widget {
    /// Whether the widget itself can have the keyboard focus (`gtk_widget_set_focusable`).
    public final var isFocusable: Bool {
        get { gtk_widget_get_focusable(widget) != 0 }
        set { gtk_widget_set_focusable(widget, newValue.c) }
    }

    /// Whether the keyboard focus may enter the widget or anything in it (`gtk_widget_set_can_focus`).
    public final var canFocus: Bool {
        get { gtk_widget_get_can_focus(widget) != 0 }
        set { gtk_widget_set_can_focus(widget, newValue.c) }
    }

    /// Whether the pointer can hit the widget (`gtk_widget_set_can_target`).
    public final var canTarget: Bool {
        get { gtk_widget_get_can_target(widget) != 0 }
        set { gtk_widget_set_can_target(widget, newValue.c) }
    }

    /// Whether the widget or one inside it has the keyboard focus (`gtk_widget_is_focus`).
    public final var hasFocus: Bool {
        gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }

    /// Moves the keyboard focus to the widget (`gtk_widget_grab_focus`).
    @discardableResult
    public final func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

    /// Moves the keyboard focus to the next or previous widget inside this one, or into it (`gtk_widget_child_focus`).
    /// - Returns: false after the last widget, before the first one, and while this widget is not in a window.
    @discardableResult
    public final func moveFocus(_ step: FocusStep) -> Bool {
        gtk_widget_get_root(widget) != nil
            && gtk_widget_child_focus(widget, step == .next ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD) != 0
    }
}

/// A step of the keyboard focus through the widgets, as Tab makes it.
public enum FocusStep: Sendable { case next, previous }
