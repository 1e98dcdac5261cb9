internal import CGTK

/// The bar at the top of a window, with a title between widgets (`GtkHeaderBar`).
@MainActor
public final class HeaderBar: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a header bar.
    /// - Parameters:
    ///   - title: the widget in the middle; nil for the window's title.
    ///   - start: the widgets at the start, from the outside inwards.
    ///   - end: the widgets at the end, from the outside inwards.
    public init(title: Widget? = nil, start: [Widget] = [], end: [Widget] = []) {
        super.init(Reference(adopting: gtk_header_bar_new()))
        if let title { titleWidget = title }
        for widget in start { packStart(widget) }
        for widget in end { packEnd(widget) }
    }

    /// The widget in the middle; nil for the window's title (`gtk_header_bar_set_title_widget`).
    public var titleWidget: Widget? {
        get { Object.borrowed(gtk_header_bar_get_title_widget(opaque)) }
        set { gtk_header_bar_set_title_widget(opaque, newValue?.widget) }
    }

    /// Adds a widget at the start, after those already there (`gtk_header_bar_pack_start`).
    public func packStart(_ child: Widget) { gtk_header_bar_pack_start(opaque, child.widget) }

    /// Adds a widget at the end, before those already there (`gtk_header_bar_pack_end`).
    public func packEnd(_ child: Widget) { gtk_header_bar_pack_end(opaque, child.widget) }

    /// Removes a widget (`gtk_header_bar_remove`); one that is not in the bar is left alone.
    public func remove(_ child: Widget) {
        guard child.isInside(self) else { return }
        gtk_header_bar_remove(opaque, child.widget)
    }

    /// Whether the window's buttons, such as Close, are shown (`gtk_header_bar_set_show_title_buttons`).
    public var showsTitleButtons: Bool {
        get { gtk_header_bar_get_show_title_buttons(opaque) != 0 }
        set { gtk_header_bar_set_show_title_buttons(opaque, newValue.c) }
    }

    /// The buttons at each end, such as `icon:minimize,maximize,close`; nil for the desktop's setting
    /// (`gtk_header_bar_set_decoration_layout`).
    public var decorationLayout: String? {
        get { string(gtk_header_bar_get_decoration_layout(opaque)) }
        set { gtk_header_bar_set_decoration_layout(opaque, newValue) }
    }
}

/// A widget whose child moves the window when dragged, as a title bar does (`GtkWindowHandle`).
@MainActor
public final class WindowHandle: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a handle.
    public init(_ child: Widget? = nil) {
        super.init(Reference(adopting: gtk_window_handle_new()))
        if let child { self.child = child }
    }

    /// The widget that can be dragged (`gtk_window_handle_set_child`).
    public var child: Widget? {
        get { Object.borrowed(gtk_window_handle_get_child(opaque)) }
        set { gtk_window_handle_set_child(opaque, newValue?.widget) }
    }
}

/// The window's own buttons at one end of a title bar (`GtkWindowControls`).
@MainActor
public final class WindowControls: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates the buttons for one end.
    public init(_ side: Edge) {
        super.init(Reference(adopting: gtk_window_controls_new(side.pack)))
    }

    /// The end that the buttons are for (`gtk_window_controls_set_side`).
    public var side: Edge {
        get { gtk_window_controls_get_side(opaque) == GTK_PACK_START ? .start : .end }
        set { gtk_window_controls_set_side(opaque, newValue.pack) }
    }

    /// Whether the desktop has no buttons at this end (`gtk_window_controls_get_empty`).
    public var isEmpty: Bool { gtk_window_controls_get_empty(opaque) != 0 }

    /// The buttons at each end; nil for the desktop's setting (`gtk_window_controls_set_decoration_layout`).
    public var decorationLayout: String? {
        get { string(gtk_window_controls_get_decoration_layout(opaque)) }
        set { gtk_window_controls_set_decoration_layout(opaque, newValue) }
    }
}
