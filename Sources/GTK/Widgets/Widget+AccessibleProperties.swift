internal import CGTK

/// A relation of one widget to another, for assistive technology (`GtkAccessibleRelation`).
public enum AccessibleRelation: Sendable {
    /// The other widget changes with this one, like a tab's page with its tab.
    case controls
    /// The other widget explains this one.
    case describedBy
    /// The other widget gives details about this one.
    case details
    /// The other widget describes what is wrong with this one.
    case errorMessage
    /// Reading continues at the other widget.
    case flowsTo
    /// The other widget names this one.
    case labelledBy
    /// The other widget belongs to this one without being inside it.
    case owns

    var gtk: GtkAccessibleRelation {
        switch self {
        case .controls: GTK_ACCESSIBLE_RELATION_CONTROLS
        case .describedBy: GTK_ACCESSIBLE_RELATION_DESCRIBED_BY
        case .details: GTK_ACCESSIBLE_RELATION_DETAILS
        case .errorMessage: GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE
        case .flowsTo: GTK_ACCESSIBLE_RELATION_FLOW_TO
        case .labelledBy: GTK_ACCESSIBLE_RELATION_LABELLED_BY
        case .owns: GTK_ACCESSIBLE_RELATION_OWNS
        }
    }
}

/// How the rows under a column header are ordered, for assistive technology (`GtkAccessibleSort`).
public enum AccessibleSort: Sendable {
    case none, ascending, descending, other

    var gtk: GtkAccessibleSort {
        switch self {
        case .none: GTK_ACCESSIBLE_SORT_NONE
        case .ascending: GTK_ACCESSIBLE_SORT_ASCENDING
        case .descending: GTK_ACCESSIBLE_SORT_DESCENDING
        case .other: GTK_ACCESSIBLE_SORT_OTHER
        }
    }
}

extension Widget {
    /// Sets how the rows are ordered by the column that this widget heads (`GTK_ACCESSIBLE_PROPERTY_SORT`).
    public final func setAccessible(sort: AccessibleSort) { comptoir_accessible_set_sort(opaque, sort.gtk) }

    /// Sets the other widgets to which this one has a relation; none ends the relation
    /// (`gtk_accessible_update_relation`).
    public final func setAccessible(_ relation: AccessibleRelation, _ others: Widget...) {
        guard let first = others.first else { return gtk_accessible_reset_relation(opaque, relation.gtk) }
        var value = GValue()
        gtk_accessible_relation_init_value(relation.gtk, &value)
        defer { g_value_unset(&value) }
        if comptoir_value_type(&value) == gtk_accessible_get_type() {
            g_value_set_object(&value, first.raw)
        } else {
            // GTK takes ownership of the list.
            g_value_set_pointer(&value, others.reversed().reduce(nil) { g_list_prepend($0, $1.raw) })
        }
        var relations = [relation.gtk]
        gtk_accessible_update_relation_value(opaque, 1, &relations, &value)
    }

    /// Sets the widget's position in a set, counted from 1, and the size of the set, for when the widget tree does not
    /// show them (`GTK_ACCESSIBLE_RELATION_POS_IN_SET`, `…_SET_SIZE`).
    public final func setAccessible(position: Int, of count: Int) {
        for (relation, number) in [
            (GTK_ACCESSIBLE_RELATION_POS_IN_SET, position), (GTK_ACCESSIBLE_RELATION_SET_SIZE, count),
        ] {
            var value = GValue()
            gtk_accessible_relation_init_value(relation, &value)
            defer { g_value_unset(&value) }
            value.write(number)
            var relations = [relation]
            gtk_accessible_update_relation_value(opaque, 1, &relations, &value)
        }
    }

    /// Sets the level of a heading, from 1 (`GTK_ACCESSIBLE_PROPERTY_LEVEL`).
    public final func setAccessibleLevel(_ level: Int) { setAccessible(GTK_ACCESSIBLE_PROPERTY_LEVEL, level) }

    /// Sets the keys that act on the widget, such as `Control+F` (`GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS`).
    public final func setAccessibleKeys(_ keys: String) { setAccessible(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, keys) }

    /// Sets a value within a range, as of a stepper or a slider (`GTK_ACCESSIBLE_PROPERTY_VALUE_NOW`, `…_MIN`,
    /// `…_MAX`).
    /// - Parameter text: the value in words, with its unit.
    public final func setAccessibleValue(_ value: Double, in range: ClosedRange<Double>, text: String) {
        // GTK does not accept infinite values.
        let limit = Double.greatestFiniteMagnitude
        setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, max(-limit, range.lowerBound))
        setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, min(limit, range.upperBound))
        setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, min(limit, max(-limit, value)))
        setAccessibleValue(text)
    }

    /// Sets whether everything outside the widget is out of reach (`GTK_ACCESSIBLE_PROPERTY_MODAL`).
    public final func setAccessibleModal(_ isModal: Bool) { setAccessible(GTK_ACCESSIBLE_PROPERTY_MODAL, isModal) }

    /// Sets whether the widget opens a menu or a popover (`GTK_ACCESSIBLE_PROPERTY_HAS_POPUP`).
    public final func setAccessible(hasPopup: Bool) { setAccessible(GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, hasPopup) }

    private func setAccessible<Content: ValueConvertible>(_ property: GtkAccessibleProperty, _ content: Content) {
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        defer { g_value_unset(&value) }
        value.write(content)
        var properties = [property]
        gtk_accessible_update_property_value(opaque, 1, &properties, &value)
    }
}
