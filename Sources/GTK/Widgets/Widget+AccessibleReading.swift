internal import CGTK

/// Reads back what assistive technology is told; for tests, which start GTK with `GTK_A11Y=test`.
extension Widget {
    /// What assistive technology calls the widget; nil where it was given no name (`GTK_ACCESSIBLE_PROPERTY_LABEL`).
    public final var accessibleLabel: String? { read(GTK_ACCESSIBLE_PROPERTY_LABEL) }

    /// The longer explanation, if there is one (`GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`).
    public final var accessibleDescription: String? { read(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) }

    /// The value in words, if there is one (`GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT`).
    public final var accessibleValue: String? { read(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) }

    /// Whether a state holds (`gtk_test_accessible_check_state`).
    public final func accessibleIs(_ state: AccessibleState) -> Bool {
        guard gtk_test_accessible_has_state(OpaquePointer(raw), state.gtk) != 0 else { return false }
        return comptoir_accessible_state_holds(OpaquePointer(raw), state.gtk) != 0
    }

    private func read(_ property: GtkAccessibleProperty) -> String? {
        guard gtk_test_accessible_has_property(OpaquePointer(raw), property) != 0 else { return nil }
        return string(adopting: comptoir_accessible_text(OpaquePointer(raw), property))
    }
}
