internal import CGTK

/// What tests ask about the accessible side of a widget; GTK answers where the process runs with `GTK_A11Y=test`.
extension Widget {
    /// How the accessible label differs from `label`, or nil if it is the same (`gtk_test_accessible_check_property`).
    public final func accessibleDifference(label: String) -> String? {
        string(adopting: comptoir_accessible_check_text(opaque, GTK_ACCESSIBLE_PROPERTY_LABEL, label))
    }

    /// How the accessible description differs from `description`, or nil if it is the same.
    public final func accessibleDifference(description: String) -> String? {
        string(adopting: comptoir_accessible_check_text(opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description))
    }

    /// How the value in words differs from `value`, or nil if it is the same.
    public final func accessibleDifference(value: String) -> String? {
        string(adopting: comptoir_accessible_check_text(opaque, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value))
    }

    /// How a state differs from `isOn`, or nil if it is the same (`gtk_test_accessible_check_state`).
    public final func accessibleDifference(_ state: AccessibleState, _ isOn: Bool) -> String? {
        string(adopting: comptoir_accessible_check_state(opaque, state.gtk, isOn.c))
    }

    /// How the order of a column differs from `sort`, or nil if it is the same.
    public final func accessibleDifference(sort: AccessibleSort) -> String? {
        string(adopting: comptoir_accessible_check_sort(opaque, sort.gtk))
    }

    /// Whether the widget stands in a relation to another one (`gtk_test_accessible_has_relation`).
    public final func hasAccessible(_ relation: AccessibleRelation) -> Bool {
        gtk_test_accessible_has_relation(opaque, relation.gtk) != 0
    }
}
