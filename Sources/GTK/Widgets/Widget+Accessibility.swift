internal import CGTK

extension Widget {
    /// The name of the widget for assistive technology (`GTK_ACCESSIBLE_PROPERTY_LABEL`); nil for what the widget
    /// shows.
    ///
    /// GTK 4.12 and later name a button after its label, which would take precedence over this name, and do not name
    /// widgets with the role `.generic`; so setting a name ends that relation and turns `.generic` into `.group`.
    public final var accessibleLabel: String? {
        get { accessibleTexts?.label }
        set {
            texts.label = newValue
            guard let newValue else {
                return gtk_accessible_reset_property(OpaquePointer(raw), GTK_ACCESSIBLE_PROPERTY_LABEL)
            }
            gtk_accessible_reset_relation(OpaquePointer(raw), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
            if role == .generic, gtk_widget_get_realized(widget) == 0 { role = .group }
            set(property: GTK_ACCESSIBLE_PROPERTY_LABEL, newValue)
            keyboardPart?.accessibleLabel = newValue
        }
    }

    /// A longer explanation for assistive technology (`GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`); nil for none.
    public final var accessibleDescription: String? {
        get { accessibleTexts?.description }
        set {
            texts.description = newValue
            guard let newValue else {
                return gtk_accessible_reset_property(OpaquePointer(raw), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
            }
            set(property: GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, newValue)
        }
    }

    private final var texts: AccessibleTexts {
        if let accessibleTexts { return accessibleTexts }
        let made = AccessibleTexts()
        accessibleTexts = made
        return made
    }

    /// Sets the value in words, such as “3 of 8” (`GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT`).
    public final func setAccessibleValue(_ text: String) {
        set(property: GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
    }

    /// Sets a state of the widget for assistive technology (`gtk_accessible_update_state`).
    public final func setAccessible(_ state: AccessibleState, _ isOn: Bool) {
        comptoir_accessible_set_state(OpaquePointer(raw), state.gtk, isOn.c)
    }

    /// Uses another widget as this one's name, like the caption of a field (`GTK_ACCESSIBLE_RELATION_LABELLED_BY`).
    public final func setAccessible(labelledBy other: Widget) {
        comptoir_accessible_set_labelled_by(OpaquePointer(raw), OpaquePointer(other.raw))
        keyboardPart?.setAccessible(labelledBy: other)
    }

    /// Makes screen readers announce a message, if GTK can (4.14 and later).
    /// - Returns: whether GTK can.
    @discardableResult
    public final func announce(_ message: String) -> Bool {
        comptoir_accessible_announce(OpaquePointer(raw), message, 1) != 0
    }

    /// The widget's role for assistive technology (`gtk_accessible_get_accessible_role`).
    ///
    /// It can be set until the widget is first shown.
    public final var role: AccessibleRole {
        get { AccessibleRole(gtk_accessible_get_accessible_role(OpaquePointer(raw))) }
        set { self[Property<Int>("accessible-role")] = Int(newValue.gtk.rawValue) }
    }

    private func set(property: GtkAccessibleProperty, _ text: String) {
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        defer { g_value_unset(&value) }
        g_value_set_string(&value, text)
        var properties = [property]
        gtk_accessible_update_property_value(OpaquePointer(raw), 1, &properties, &value)
    }
}

/// The texts given to assistive technology for a widget, which GTK does not return.
@MainActor
final class AccessibleTexts {
    var label: String?
    var description: String?
}

/// A Boolean state of a widget for assistive technology.
public enum AccessibleState: Sendable {
    case busy, checked, disabled, expanded, hidden, pressed, selected, invalid

    var gtk: GtkAccessibleState {
        switch self {
        case .busy: GTK_ACCESSIBLE_STATE_BUSY
        case .checked: GTK_ACCESSIBLE_STATE_CHECKED
        case .disabled: GTK_ACCESSIBLE_STATE_DISABLED
        case .expanded: GTK_ACCESSIBLE_STATE_EXPANDED
        case .hidden: GTK_ACCESSIBLE_STATE_HIDDEN
        case .pressed: GTK_ACCESSIBLE_STATE_PRESSED
        case .selected: GTK_ACCESSIBLE_STATE_SELECTED
        case .invalid: GTK_ACCESSIBLE_STATE_INVALID
        }
    }
}

/// The role of a widget for assistive technology.
public enum AccessibleRole: Sendable, CaseIterable {
    case alert, alertDialog, button, cell, checkbox, columnHeader, dialog, form, grid, group, heading, image, label,
        link, list
    case listBox, listItem, menu, meter, navigation, none, option, progressBar, radio, radioGroup, region, row, search
    case separator, slider, spinButton, status, `switch`, tab, table, tabList, tabPanel, textBox, toggleButton
    case generic, window, other

    var gtk: GtkAccessibleRole {
        AccessibleRole.pairs.first { $0.0 == self }?.1 ?? GTK_ACCESSIBLE_ROLE_GENERIC
    }

    init(_ gtk: GtkAccessibleRole) {
        self = AccessibleRole.pairs.first { $0.1 == gtk }?.0 ?? .other
    }

    /// The role for a status. In GTK 4.12 and later a status cannot have a name, so there it is a log, whose additions
    /// are announced just as politely.
    private static let namedStatus =
        gtk_check_version(4, 12, 0) == nil ? GTK_ACCESSIBLE_ROLE_LOG : GTK_ACCESSIBLE_ROLE_STATUS

    private static let pairs: [(AccessibleRole, GtkAccessibleRole)] = [
        (.alert, GTK_ACCESSIBLE_ROLE_ALERT), (.alertDialog, GTK_ACCESSIBLE_ROLE_ALERT_DIALOG),
        (.button, GTK_ACCESSIBLE_ROLE_BUTTON),
        (.cell, GTK_ACCESSIBLE_ROLE_CELL), (.checkbox, GTK_ACCESSIBLE_ROLE_CHECKBOX),
        (.columnHeader, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER), (.dialog, GTK_ACCESSIBLE_ROLE_DIALOG),
        (.form, GTK_ACCESSIBLE_ROLE_FORM), (.grid, GTK_ACCESSIBLE_ROLE_GRID), (.group, GTK_ACCESSIBLE_ROLE_GROUP),
        (.heading, GTK_ACCESSIBLE_ROLE_HEADING), (.image, GTK_ACCESSIBLE_ROLE_IMG),
        (.label, GTK_ACCESSIBLE_ROLE_LABEL), (.link, GTK_ACCESSIBLE_ROLE_LINK), (.list, GTK_ACCESSIBLE_ROLE_LIST),
        (.listBox, GTK_ACCESSIBLE_ROLE_LIST_BOX), (.listItem, GTK_ACCESSIBLE_ROLE_LIST_ITEM),
        (.menu, GTK_ACCESSIBLE_ROLE_MENU), (.meter, GTK_ACCESSIBLE_ROLE_METER),
        (.navigation, GTK_ACCESSIBLE_ROLE_NAVIGATION),
        (.none, GTK_ACCESSIBLE_ROLE_NONE), (.option, GTK_ACCESSIBLE_ROLE_OPTION),
        (.progressBar, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR), (.radio, GTK_ACCESSIBLE_ROLE_RADIO),
        (.radioGroup, GTK_ACCESSIBLE_ROLE_RADIO_GROUP),
        (.region, GTK_ACCESSIBLE_ROLE_REGION), (.row, GTK_ACCESSIBLE_ROLE_ROW),
        (.search, GTK_ACCESSIBLE_ROLE_SEARCH), (.separator, GTK_ACCESSIBLE_ROLE_SEPARATOR),
        (.slider, GTK_ACCESSIBLE_ROLE_SLIDER), (.spinButton, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON),
        (.status, namedStatus), (.switch, GTK_ACCESSIBLE_ROLE_SWITCH),
        (.tab, GTK_ACCESSIBLE_ROLE_TAB), (.table, GTK_ACCESSIBLE_ROLE_TABLE),
        (.tabList, GTK_ACCESSIBLE_ROLE_TAB_LIST), (.tabPanel, GTK_ACCESSIBLE_ROLE_TAB_PANEL),
        (.textBox, GTK_ACCESSIBLE_ROLE_TEXT_BOX), (.toggleButton, comptoir_role_toggle_button()),
        (.generic, GTK_ACCESSIBLE_ROLE_GENERIC), (.window, GTK_ACCESSIBLE_ROLE_WINDOW),
    ]
}
