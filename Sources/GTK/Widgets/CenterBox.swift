internal import CGTK

/// A widget that keeps one child in the middle, between two others (`GtkCenterBox`).
@MainActor
public final class CenterBox: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a box of up to three children.
    public init(
        _ orientation: Orientation = .horizontal, start: Widget? = nil, center: Widget? = nil, end: Widget? = nil
    ) {
        super.init(Reference(adopting: gtk_center_box_new()))
        self.orientation = orientation
        if let start { self.start = start }
        if let center { self.center = center }
        if let end { self.end = end }
    }

    /// The direction: a row or a column (`gtk_orientable_set_orientation`).
    public var orientation: Orientation {
        get { Orientation(gtk_orientable_get_orientation(opaque)) }
        set { gtk_orientable_set_orientation(opaque, newValue.gtk) }
    }

    /// The first child (`gtk_center_box_set_start_widget`).
    public var start: Widget? {
        get { Object.borrowed(gtk_center_box_get_start_widget(opaque)) }
        set { gtk_center_box_set_start_widget(opaque, newValue?.widget) }
    }

    /// The child in the middle (`gtk_center_box_set_center_widget`).
    public var center: Widget? {
        get { Object.borrowed(gtk_center_box_get_center_widget(opaque)) }
        set { gtk_center_box_set_center_widget(opaque, newValue?.widget) }
    }

    /// The last child (`gtk_center_box_set_end_widget`).
    public var end: Widget? {
        get { Object.borrowed(gtk_center_box_get_end_widget(opaque)) }
        set { gtk_center_box_set_end_widget(opaque, newValue?.widget) }
    }
}

/// A line that separates widgets (`GtkSeparator`).
@MainActor
public final class Separator: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a line in a direction.
    public init(_ orientation: Orientation = .horizontal) {
        super.init(Reference(adopting: gtk_separator_new(orientation.gtk)))
    }

    /// The direction of the line (`gtk_orientable_set_orientation`).
    public var orientation: Orientation {
        get { Orientation(gtk_orientable_get_orientation(opaque)) }
        set { gtk_orientable_set_orientation(opaque, newValue.gtk) }
    }
}
