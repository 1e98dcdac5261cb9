internal import CGTK

/// A button that opens a popover when clicked (`GtkMenuButton`).
@MainActor
public final class MenuButton: Widget {
    /// Makes the popover when it is first wanted.
    private var maker: (@MainActor () -> Popover)?

    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a button around any widget.
    public init(child: Widget? = nil, popover: Popover? = nil) {
        super.init(Reference(adopting: gtk_menu_button_new()))
        if let child { self.child = child }
        if let popover { self.popover = popover }
    }

    /// Creates a button with text; an underscore marks its mnemonic (`gtk_menu_button_set_use_underline`).
    public convenience init(_ text: String, popover: Popover? = nil) {
        self.init(popover: popover)
        gtk_menu_button_set_use_underline(opaque, 1)
        label = text
    }

    /// Creates a button with a symbolic icon, and a name for screen readers and the tooltip.
    public convenience init(icon: String, named name: String, popover: Popover? = nil) {
        self.init(popover: popover)
        self.icon = icon
        tooltip = name
        accessibleLabel = name
    }

    /// Creates a button with a symbolic icon that opens a menu, which is made when the button first opens it.
    ///
    /// A list whose rows each have a menu makes those that are asked for, and no others.
    /// - Parameters:
    ///   - icon: the name of the icon.
    ///   - name: the name for screen readers and the tooltip.
    ///   - menu: makes the menu.
    public convenience init(icon: String, named name: String, menu: @escaping @MainActor () -> Menu) {
        self.init(icon: icon, named: name)
        makePopover { PopoverMenu(menu()) }
    }

    /// Has the popover be made when the button first opens it (`gtk_menu_button_set_create_popup_func`).
    public func makePopover(_ make: @escaping @MainActor () -> Popover) {
        maker = make
        let wanted: GtkMenuButtonCreatePopupFunc = { button, _ in
            onMainActor(button) { (Object.borrowed($0) as MenuButton?)?.makeWanted() }
        }
        gtk_menu_button_set_create_popup_func(opaque, wanted, nil, nil)
    }

    private func makeWanted() {
        guard let maker else { return }
        self.maker = nil
        popover = maker()
        gtk_menu_button_set_create_popup_func(opaque, nil, nil, nil)
    }

    override var keyboardPart: Widget? { children.first }

    /// The text (`gtk_menu_button_set_label`).
    public var label: String {
        get { string(gtk_menu_button_get_label(opaque)) ?? "" }
        set { gtk_menu_button_set_label(opaque, newValue) }
    }

    /// Has long text go on in further lines; to be asked for after each change of `label` (`gtk_label_set_wrap`).
    public func wrapLabel() {
        func label(in widget: Widget) -> Label? { (widget as? Label) ?? widget.children.lazy.compactMap(label).first }
        // The menu itself is not looked into.
        let face = children.first { !($0 is Popover) }
        guard let face, let label = label(in: face) else { return }
        label.wraps = true
    }

    /// The name of the icon (`gtk_menu_button_set_icon_name`).
    public var icon: String {
        get { string(gtk_menu_button_get_icon_name(opaque)) ?? "" }
        set { gtk_menu_button_set_icon_name(opaque, newValue) }
    }

    /// The widget inside (`gtk_menu_button_set_child`).
    public var child: Widget? {
        get { Object.borrowed(gtk_menu_button_get_child(opaque)) }
        set { gtk_menu_button_set_child(opaque, newValue?.widget) }
    }

    /// The popover that the button opens (`gtk_menu_button_set_popover`); without one the button is insensitive.
    public var popover: Popover? {
        get { Object.borrowed(gtk_menu_button_get_popover(opaque)) }
        set { gtk_menu_button_set_popover(opaque, newValue?.widget) }
    }

    /// Whether the button has a frame (`gtk_menu_button_set_has_frame`).
    public var hasFrame: Bool {
        get { gtk_menu_button_get_has_frame(opaque) != 0 }
        set { gtk_menu_button_set_has_frame(opaque, newValue.c) }
    }

    /// The direction in which the popover opens (`gtk_menu_button_set_direction`).
    public var arrow: ArrowDirection {
        get { ArrowDirection(rawValue: gtk_menu_button_get_direction(opaque).rawValue) ?? .down }
        set { gtk_menu_button_set_direction(opaque, GtkArrowType(rawValue: newValue.rawValue)) }
    }

    /// Whether F10 opens the popover (`gtk_menu_button_set_primary`).
    public var isPrimary: Bool {
        get { gtk_menu_button_get_primary(opaque) != 0 }
        set { gtk_menu_button_set_primary(opaque, newValue.c) }
    }

    /// Whether the popover is open.
    public var isOpen: Bool { popover?.isVisible ?? false }

    /// Opens the popover (`gtk_menu_button_popup`).
    public func popUp() {
        makeWanted()
        popover?.prepareFocus()
        gtk_menu_button_popup(opaque)
    }

    /// Closes the popover (`gtk_menu_button_popdown`).
    public func popDown() { gtk_menu_button_popdown(opaque) }
}

/// The direction of an arrow (`GtkArrowType`).
public enum ArrowDirection: UInt32, Sendable { case up, down, left, right, none }
