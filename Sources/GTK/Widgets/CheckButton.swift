internal import CGTK

/// A box to tick, or one of several options to choose from (`GtkCheckButton`).
@MainActor
public final class CheckButton: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a box; an underscore in the text marks its mnemonic (`gtk_check_button_new_with_mnemonic`).
    public init(_ label: String = "", isActive: Bool = false) {
        super.init(Reference(adopting: gtk_check_button_new_with_mnemonic(label.isEmpty ? nil : label)))
        self.isActive = isActive
    }

    /// Creates buttons of which at most one is active (`gtk_check_button_set_group`).
    /// - Parameters:
    ///   - labels: the text of each button.
    ///   - active: the index of the button that is active at first; nil for none.
    public static func group(_ labels: [String], active: Int? = nil) -> [CheckButton] {
        let buttons = labels.map { CheckButton($0) }
        for button in buttons.dropFirst() { button.join(buttons[0]) }
        if let active { buttons[active].isActive = true }
        return buttons
    }

    private var check: UnsafeMutablePointer<GtkCheckButton> { raw.assumingMemoryBound(to: GtkCheckButton.self) }

    /// The text (`gtk_check_button_set_label`).
    public var label: String {
        get { string(gtk_check_button_get_label(check)) ?? "" }
        set { gtk_check_button_set_label(check, newValue) }
    }

    /// The widget shown instead of the text (`gtk_check_button_set_child`).
    public var child: Widget? {
        get { Object.borrowed(gtk_check_button_get_child(check)) }
        set { gtk_check_button_set_child(check, newValue?.widget) }
    }

    /// Whether it is ticked (`gtk_check_button_set_active`).
    public var isActive: Bool {
        get { gtk_check_button_get_active(check) != 0 }
        set { gtk_check_button_set_active(check, newValue.c) }
    }

    /// Whether it is neither ticked nor unticked (`gtk_check_button_set_inconsistent`).
    public var isInconsistent: Bool {
        get { gtk_check_button_get_inconsistent(check) != 0 }
        set { gtk_check_button_set_inconsistent(check, newValue.c) }
    }

    /// Joins a group in which at most one button is ticked; nil leaves the group (`gtk_check_button_set_group`).
    public func join(_ other: CheckButton?) { gtk_check_button_set_group(check, other?.check) }

    /// Called after it was ticked or unticked (`toggled`).
    @discardableResult
    public func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection {
        connect("toggled", giving: \.isActive, handler)
    }
}

/// A control that turns something on and off with immediate effect (`GtkSwitch`).
@MainActor
public final class Switch: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a switch; give it a name with `setAccessible(labelledBy:)` or a label's mnemonic.
    public init(isActive: Bool = false) {
        super.init(Reference(adopting: gtk_switch_new()))
        self.isActive = isActive
    }

    /// Whether it is on (`gtk_switch_set_active`).
    public var isActive: Bool {
        get { gtk_switch_get_active(opaque) != 0 }
        set { gtk_switch_set_active(opaque, newValue.c) }
    }

    /// Called after it was turned on or off (`notify::active`).
    @discardableResult
    public func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection {
        connect("notify::active", giving: \.isActive, handler)
    }
}
