internal import CGTK

extension Widget {
    /// Tells assistive technology of a value within a range, as a stepper or a slider has
    /// (`GTK_ACCESSIBLE_PROPERTY_VALUE_NOW`, `…_MIN`, `…_MAX`, `…_TEXT`).
    /// - Parameter text: the value in words, with its unit.
    public final func setAccessibleValue(_ value: Double, in range: ClosedRange<Double>, text: String) {
        set(property: GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, range.lowerBound)
        set(property: GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, range.upperBound)
        set(property: GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value)
        setAccessibleValue(text)
    }

    /// Tells assistive technology whether what lies outside the widget is out of reach
    /// (`GTK_ACCESSIBLE_PROPERTY_MODAL`).
    public final func setAccessibleModal(_ isModal: Bool) {
        set(property: GTK_ACCESSIBLE_PROPERTY_MODAL, isModal)
    }

    private func set(property: GtkAccessibleProperty, _ value: some ValueConvertible) {
        var slot = GValue()
        gtk_accessible_property_init_value(property, &slot)
        defer { g_value_unset(&slot) }
        slot.write(value)
        var properties = [property]
        gtk_accessible_update_property_value(OpaquePointer(raw), 1, &properties, &slot)
    }
}
