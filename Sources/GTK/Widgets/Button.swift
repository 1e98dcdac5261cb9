internal import CGTK

/// A button that performs an action when clicked (`GtkButton`).
@MainActor
open class Button: Widget {
    override init(_ reference: Reference) { super.init(reference) }
    override init(instantiating parent: GType) { super.init(instantiating: parent) }

    /// Creates a button around any widget.
    public init(child: Widget? = nil) {
        super.init(instantiating: gtk_button_get_type())
        if let child { self.child = child }
    }

    /// Creates a button with text; an underscore marks its mnemonic (`gtk_button_new_with_mnemonic`).
    public convenience init(_ text: String, action: (@MainActor () -> Void)? = nil) {
        self.init()
        gtk_button_set_use_underline(button, 1)
        label = text
        if let action { onClicked(action) }
    }

    /// Creates a button with a symbolic icon, and a name for screen readers and the tooltip.
    public convenience init(icon: String, named name: String, action: (@MainActor () -> Void)? = nil) {
        self.init()
        self.icon = icon
        tooltip = name
        accessibleLabel = name
        if let action { onClicked(action) }
    }

    final var button: UnsafeMutablePointer<GtkButton> { raw.assumingMemoryBound(to: GtkButton.self) }

    /// The text (`gtk_button_set_label`).
    public final var label: String {
        get { string(gtk_button_get_label(button)) ?? "" }
        set { gtk_button_set_label(button, newValue) }
    }

    /// Whether long text continues on further lines, each of them centred (`gtk_label_set_wrap`).
    public final var wrapsLabel: Bool {
        get { (child as? Label)?.wraps ?? false }
        set {
            let label = child as? Label
            label?.wraps = newValue
            label?.isCentered = newValue
        }
    }

    /// The name of the icon (`gtk_button_set_icon_name`).
    public final var icon: String {
        get { string(gtk_button_get_icon_name(button)) ?? "" }
        set { gtk_button_set_icon_name(button, newValue) }
    }

    /// The widget inside (`gtk_button_set_child`).
    public final var child: Widget? {
        get { Object.borrowed(gtk_button_get_child(button)) }
        set { gtk_button_set_child(button, newValue?.widget) }
    }

    /// Whether the button has a frame (`gtk_button_set_has_frame`).
    public final var hasFrame: Bool {
        get { gtk_button_get_has_frame(button) != 0 }
        set { gtk_button_set_has_frame(button, newValue.c) }
    }

    /// The action that a click performs, such as `app.about` (`gtk_actionable_set_action_name`).
    public final func setAction(_ detailedName: String) {
        Action.assign(detailedName, to: opaque)
    }

    /// Called when the button is clicked, or Enter or Space is pressed on it (`clicked`).
    @discardableResult
    public final func onClicked(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("clicked", handler)
    }

    /// Clicks the button as the user would (`clicked`).
    public final func click() { comptoir_emit(raw, "clicked") }
}

/// A button that stays pressed until it is clicked again (`GtkToggleButton`).
@MainActor
public final class ToggleButton: Button {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a toggle button around any widget.
    public override init(child: Widget? = nil) {
        super.init(instantiating: gtk_toggle_button_get_type())
        if let child { self.child = child }
    }

    private var toggle: UnsafeMutablePointer<GtkToggleButton> { raw.assumingMemoryBound(to: GtkToggleButton.self) }

    /// Whether the button is pressed (`gtk_toggle_button_set_active`).
    public var isActive: Bool {
        get { gtk_toggle_button_get_active(toggle) != 0 }
        set { gtk_toggle_button_set_active(toggle, newValue.c) }
    }

    /// Joins a group in which at most one button is pressed (`gtk_toggle_button_set_group`).
    public func join(_ other: ToggleButton?) { gtk_toggle_button_set_group(toggle, other?.toggle) }

    /// Called after the button was pressed or released, with whether it is pressed (`toggled`).
    @discardableResult
    public func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection {
        connect("toggled", giving: \.isActive, handler)
    }
}
