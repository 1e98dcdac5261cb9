internal import CGTK

/// A bubble beside a widget (`GtkPopover`).
@MainActor
open class Popover: Widget {
    override init(_ reference: Reference) {
        super.init(reference)
        prepare()
    }

    /// Creates a popover; use a `MenuButton` or `attach(to:)` to determine where it opens.
    public init(_ child: Widget? = nil, position: Side = .bottom) {
        super.init(instantiating: gtk_popover_get_type())
        prepare()
        self.position = position
        if let child { self.child = child }
    }

    /// Whether popovers that are created from now on have an arrow. Those without one open a little below or above their
    /// parent, as GTK's drop-down lists do.
    public static var haveArrows = true

    private func prepare() {
        closeWithParent()
        guard !Popover.haveArrows else { return }
        hasArrow = false
        setOffset(x: 0, y: 4)
    }

    private var popover: UnsafeMutablePointer<GtkPopover> { raw.assumingMemoryBound(to: GtkPopover.self) }
    private final var departure: Connection?

    /// The widget inside (`gtk_popover_set_child`).
    public final var child: Widget? {
        get { Object.borrowed(gtk_popover_get_child(popover)) }
        set { gtk_popover_set_child(popover, newValue?.widget) }
    }

    /// Attaches the popover to a widget, beside which it opens (`gtk_widget_set_parent`).
    ///
    /// The widget holds the popover and releases it when it ends; nothing else needs to be done.
    public final func attach(to widget: Widget) {
        detach()
        gtk_widget_set_parent(self.widget, widget.widget)
        // A widget that ends with a child it does not know about would warn.
        departure = widget.connect("destroy") { [weak self] in self?.detach() }
    }

    /// Detaches the popover from its widget (`gtk_widget_unparent`).
    public final func detach() {
        departure?.disconnect()
        departure = nil
        if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    }

    /// The part of the parent that the arrow points to, in the parent's coordinates; nil for all of it
    /// (`gtk_popover_set_pointing_to`).
    public final var pointing: Rectangle? {
        didSet {
            guard let pointing else { return gtk_popover_set_pointing_to(popover, nil) }
            var area = GdkRectangle(
                x: Int32(pointing.x), y: Int32(pointing.y), width: Int32(pointing.width), height: Int32(pointing.height)
            )
            gtk_popover_set_pointing_to(popover, &area)
        }
    }

    /// The side of the parent on which the popover opens if there is space (`gtk_popover_set_position`).
    public final var position: Side {
        get { Side(rawValue: gtk_popover_get_position(popover).rawValue) ?? .bottom }
        set { gtk_popover_set_position(popover, GtkPositionType(rawValue: newValue.rawValue)) }
    }

    /// Whether Escape or a click outside closes the popover (`gtk_popover_set_autohide`).
    public final var closesItself: Bool {
        get { gtk_popover_get_autohide(popover) != 0 }
        set { gtk_popover_set_autohide(popover, newValue.c) }
    }

    /// Whether an arrow points to the parent (`gtk_popover_set_has_arrow`).
    public final var hasArrow: Bool {
        get { gtk_popover_get_has_arrow(popover) != 0 }
        set { gtk_popover_set_has_arrow(popover, newValue.c) }
    }

    /// Moves the popover relative to where it would open, in pixels (`gtk_popover_set_offset`).
    public final func setOffset(x: Int, y: Int) { gtk_popover_set_offset(popover, Int32(x), Int32(y)) }

    /// The widget that is activated by Enter in a field of the popover (`gtk_popover_set_default_widget`).
    public final var defaultWidget: Widget? {
        get { self[Property<Widget?>("default-widget")] }
        set { gtk_popover_set_default_widget(popover, newValue?.widget) }
    }

    /// Opens the popover (`gtk_popover_popup`).
    public final func popUp() {
        require(parent != nil, "a popover opens beside a widget: attach it to one first")
        prepareFocus()
        gtk_popover_popup(popover)
    }

    /// Closes the popover (`gtk_popover_popdown`).
    public final func popDown() { gtk_popover_popdown(popover) }

    /// Closes the popover when its parent leaves the screen; otherwise GTK 4.8 lets it keep the window's input, and
    /// itself.
    private func closeWithParent() {
        onUnmap { [weak self] in
            guard let self, isVisible else { return }
            isVisible = false
        }
    }

    /// Gives the window a focus if it has none: GTK 4.8 warns if a popover without a focusable widget opens then.
    final func prepareFocus() {
        guard closesItself, let window, window.focusedWidget == nil else { return }
        let wasFocusable = isFocusable
        isFocusable = true
        grabFocus()
        isFocusable = wasFocusable
    }

    /// Positions the popover again after its parent was placed (`gtk_popover_present`).
    final func present() { gtk_popover_present(popover) }

    /// Called when the popover has closed (`closed`).
    @discardableResult
    public final func onClosed(_ handler: @escaping @MainActor () -> Void) -> Connection { connect("closed", handler) }
}

/// A side of something on the screen (`GtkPositionType`).
public enum Side: UInt32, Sendable { case left, right, top, bottom }
