internal import CGTK

/// Questions that tests ask about the accessibility of a widget; GTK answers if the process runs with `GTK_A11Y=test`.
extension Widget {
    /// Returns how the accessible label differs from `label`, or nil if it does not
    /// (`gtk_test_accessible_check_property`).
    public final func accessibleDifference(label: String) -> String? {
        string(adopting: comptoir_accessible_check_text(opaque, GTK_ACCESSIBLE_PROPERTY_LABEL, label))
    }

    /// Returns how the accessible description differs from `description`, or nil if it does not.
    public final func accessibleDifference(description: String) -> String? {
        string(adopting: comptoir_accessible_check_text(opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description))
    }

    /// Returns how the value in words differs from `value`, or nil if it does not.
    public final func accessibleDifference(value: String) -> String? {
        string(adopting: comptoir_accessible_check_text(opaque, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value))
    }

    /// Returns how a state differs from `isOn`, or nil if it does not (`gtk_test_accessible_check_state`).
    public final func accessibleDifference(_ state: AccessibleState, _ isOn: Bool) -> String? {
        string(adopting: comptoir_accessible_check_state(opaque, state.gtk, isOn.c))
    }

    /// Returns how the order of a column differs from `sort`, or nil if it does not.
    public final func accessibleDifference(sort: AccessibleSort) -> String? {
        string(adopting: comptoir_accessible_check_sort(opaque, sort.gtk))
    }

    /// Returns whether the widget has a relation to another one (`gtk_test_accessible_has_relation`).
    public final func hasAccessible(_ relation: AccessibleRelation) -> Bool {
        gtk_test_accessible_has_relation(opaque, relation.gtk) != 0
    }
}
