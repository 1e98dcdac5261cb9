internal import CGTK

/// A widget that is measured, laid out and drawn in Swift: subclass it and override what it needs.
///
/// Children added with `adopt(_:)` are released when the widget is disposed of.
@MainActor
open class CustomWidget: Widget {
    /// Creates an empty widget.
    public init() {
        super.init(instantiating: gtk_widget_get_type())
    }

    /// Draws the widget; the default draws the children in order (`GtkWidgetClass.snapshot`).
    open func snapshot(_ snapshot: Snapshot) {
        for child in content { snapshot.add(child, of: self) }
    }

    /// Returns how much space the widget requests along one direction (`GtkWidgetClass.measure`).
    ///
    /// The default is the largest request of the children.
    /// - Parameter size: the size along the other direction in pixels, or nil if it is not known.
    open func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        var result = Extent(minimum: 0, natural: 0)
        for child in content where child.isVisible {
            let wanted = child.measured(orientation, for: size)
            result.minimum = max(result.minimum, wanted.minimum)
            result.natural = max(result.natural, wanted.natural)
        }
        return result
    }

    /// Places the children; by default, each gets the whole space (`GtkWidgetClass.size_allocate`).
    open func allocate(width: Int, height: Int) {
        for child in content where child.isVisible {
            place(child, in: Rectangle(width: Double(width), height: Double(height)))
        }
    }

    /// Whether height depends on width, width on height, or neither; the default is that of the first child.
    open var requestMode: RequestMode {
        guard let first = content.first else { return .constant }
        return RequestMode(gtk_widget_get_request_mode(first.widget))
    }

    // The following are called only if `define(_:)` lists them in `TypeDefinition.answers`.

    /// Returns whether a point, in the widget's own coordinates, belongs to the widget for the pointer
    /// (`GtkWidgetClass.contains`); the default is its whole rectangle.
    open func contains(_ point: Point) -> Bool {
        (0..<Double(width)).contains(point.x) && (0..<Double(height)).contains(point.y)
    }

    /// Called once the widget is mapped, so that it can be seen where its window is (`GtkWidgetClass.map`).
    open func appeared() {}

    /// Called once the widget is no longer mapped (`GtkWidgetClass.unmap`).
    open func vanished() {}

    /// Called once the widget is in a window (`GtkWidgetClass.root`).
    open func enteredWindow() {}

    /// Called before the widget leaves its window (`GtkWidgetClass.unroot`).
    open func leftWindow() {}

    /// Called when the hover, focus or another state of the widget has changed (`GtkWidgetClass.state_flags_changed`).
    open func stateChanged() {}

    /// Called when the text direction has changed (`GtkWidgetClass.direction_changed`).
    open func directionChanged() {}

    /// Called when the widget's style has changed (`GtkWidgetClass.css_changed`).
    open func styleChanged() {}

    /// Takes the keyboard focus in the widget's own way; return false to leave that to GTK
    /// (`GtkWidgetClass.grab_focus`).
    open func focusAsked() -> Bool { false }

    /// The children that take part in the layout; an attached popover does not, as it has a surface of its own.
    private var content: [Widget] { children.filter { !($0 is Popover) } }

    /// Adds a widget as a child, drawn after those already there (`gtk_widget_set_parent`).
    public final func adopt(_ child: Widget) {
        gtk_widget_set_parent(child.widget, widget)
    }

    /// Adds a widget as a child before another one (`gtk_widget_insert_before`).
    public final func adopt(_ child: Widget, before sibling: Widget?) {
        gtk_widget_insert_before(child.widget, widget, sibling?.widget)
    }

    /// Removes a child (`gtk_widget_unparent`).
    public final func release(_ child: Widget) {
        guard child.parent === self else { return }
        gtk_widget_unparent(child.widget)
    }

    /// Sets the position and size of a child, in this widget's coordinates (`gtk_widget_allocate`).
    public final func place(_ child: Widget, in rectangle: Rectangle, scale: Double = 1) {
        var origin = graphene_point_t(x: Float(rectangle.x), y: Float(rectangle.y))
        var transform = gsk_transform_translate(nil, &origin)
        if scale != 1 { transform = gsk_transform_scale(transform, Float(scale), Float(scale)) }
        gtk_widget_allocate(child.widget, Int32(rectangle.width), Int32(rectangle.height), -1, transform)
    }
}

/// Which of a widget's dimensions depends on the other.
public enum RequestMode: Sendable {
    case heightForWidth, widthForHeight, constant

    var gtk: GtkSizeRequestMode {
        switch self {
        case .heightForWidth: GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
        case .widthForHeight: GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
        case .constant: GTK_SIZE_REQUEST_CONSTANT_SIZE
        }
    }

    init(_ gtk: GtkSizeRequestMode) {
        switch gtk {
        case GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH: self = .heightForWidth
        case GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT: self = .widthForHeight
        default: self = .constant
        }
    }
}
