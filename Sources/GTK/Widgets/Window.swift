internal import CGTK

/// A top-level window (`GtkWindow`, `GtkApplicationWindow`).
@MainActor
open class Window: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a window that belongs to an application, which ends when its last window is closed.
    public init(application: Application) {
        super.init(instantiating: gtk_application_window_get_type())
        TouchEnds.watch(self)
        gtk_window_set_application(gtkWindow, application.gtk)
    }

    /// Creates a window without an application.
    public init() {
        super.init(instantiating: gtk_window_get_type())
        TouchEnds.watch(self)
    }

    final var gtkWindow: UnsafeMutablePointer<GtkWindow> { raw.assumingMemoryBound(to: GtkWindow.self) }

    /// The title (`gtk_window_set_title`).
    public final var title: String {
        get { string(gtk_window_get_title(gtkWindow)) ?? "" }
        set { gtk_window_set_title(gtkWindow, newValue) }
    }

    /// The content (`gtk_window_set_child`).
    public final var child: Widget? {
        get { Object.borrowed(gtk_window_get_child(gtkWindow)) }
        set { gtk_window_set_child(gtkWindow, newValue?.widget) }
    }

    /// The widget shown instead of the desktop's title bar (`gtk_window_set_titlebar`).
    public final var titlebar: Widget? {
        get { Object.borrowed(gtk_window_get_titlebar(gtkWindow)) }
        set { gtk_window_set_titlebar(gtkWindow, newValue?.widget) }
    }

    /// The initial size, in pixels; later the size that the user has chosen (`gtk_window_set_default_size`).
    public final var defaultSize: (width: Int, height: Int) {
        get {
            var (width, height): (Int32, Int32) = (0, 0)
            gtk_window_get_default_size(gtkWindow, &width, &height)
            return (Int(width), Int(height))
        }
        set { gtk_window_set_default_size(gtkWindow, Int32(newValue.width), Int32(newValue.height)) }
    }

    /// Whether the window is maximized (`gtk_window_maximize`).
    public final var isMaximized: Bool {
        get { gtk_window_is_maximized(gtkWindow) != 0 }
        set { newValue ? gtk_window_maximize(gtkWindow) : gtk_window_unmaximize(gtkWindow) }
    }

    /// Whether the window covers the whole screen (`gtk_window_fullscreen`).
    public final var isFullscreen: Bool {
        get { gtk_window_is_fullscreen(gtkWindow) != 0 }
        set { newValue ? gtk_window_fullscreen(gtkWindow) : gtk_window_unfullscreen(gtkWindow) }
    }

    /// Called when the window covers the whole screen, or no longer does (`notify::fullscreened`).
    @discardableResult
    public final func onFullscreenChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection {
        connect("notify::fullscreened", giving: \.isFullscreen, handler)
    }

    /// Whether the window prevents its parent from being used while it is open (`gtk_window_set_modal`).
    public final var isModal: Bool {
        get { gtk_window_get_modal(gtkWindow) != 0 }
        set { gtk_window_set_modal(gtkWindow, newValue.c) }
    }

    /// The window that this one stays above (`gtk_window_set_transient_for`).
    public final var parentWindow: Window? {
        get { Object.borrowed(gtk_window_get_transient_for(gtkWindow)) }
        set { gtk_window_set_transient_for(gtkWindow, newValue?.gtkWindow) }
    }

    /// Whether the user can resize the window (`gtk_window_set_resizable`).
    public final var isResizable: Bool {
        get { gtk_window_get_resizable(gtkWindow) != 0 }
        set { gtk_window_set_resizable(gtkWindow, newValue.c) }
    }

    /// The widget that is activated by Enter in a field (`gtk_window_set_default_widget`).
    public final var defaultWidget: Widget? {
        get { Object.borrowed(gtk_window_get_default_widget(gtkWindow)) }
        set { gtk_window_set_default_widget(gtkWindow, newValue?.widget) }
    }

    /// The widget that has the keyboard focus, or nil (`gtk_window_set_focus`).
    public final var focusedWidget: Widget? {
        get { Object.borrowed(gtk_window_get_focus(gtkWindow)) }
        set { gtk_window_set_focus(gtkWindow, newValue?.widget) }
    }

    /// Called when another widget, or none, has the keyboard focus (`notify::focus-widget`).
    @discardableResult
    public final func onFocusedWidgetChanged(_ handler: @escaping @MainActor (Widget?) -> Void) -> Connection {
        connect("notify::focus-widget", giving: \.focusedWidget, handler)
    }

    /// Whether it is shown where the keyboard is, as after a key but not after a click (`gtk_window_get_focus_visible`).
    public final var isFocusVisible: Bool {
        get { gtk_window_get_focus_visible(gtkWindow) != 0 }
        set { gtk_window_set_focus_visible(gtkWindow, newValue.c) }
    }

    /// Whether the window is the active one (`gtk_window_is_active`).
    public final var isActive: Bool { gtk_window_is_active(gtkWindow) != 0 }

    /// Called when the window has become active or inactive (`notify::is-active`).
    @discardableResult
    public final func onActiveChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection {
        connect("notify::is-active", giving: \.isActive, handler)
    }

    /// Shows the window and brings it to the front (`gtk_window_present`).
    public final func present() { gtk_window_present(gtkWindow) }

    /// Closes the window as the user would, so that a handler of `onCloseRequest` can keep it open
    /// (`gtk_window_close`).
    public final func close() { gtk_window_close(gtkWindow) }

    /// Removes the window and everything in it (`gtk_window_destroy`).
    public final func destroy() { gtk_window_destroy(gtkWindow) }

    /// Called when the window is about to be closed; return true to keep it open (`close-request`).
    @discardableResult
    public final func onCloseRequest(_ handler: @escaping @MainActor () -> Bool) -> Connection {
        connect(asking: "close-request", handler)
    }

    /// Every open window (`gtk_window_get_toplevels`).
    public static var all: [Window] {
        guard let list = gtk_window_get_toplevels() else { return [] }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(item) }
            return Object.borrowed(item, as: Object.self) as? Window
        }
    }
}
