internal import CGTK

/// A widget that Swift measures, lays out and draws: subclass it and override what it needs.
///
/// Children added with `adopt(_:)` are let go when the widget is disposed of.
@MainActor
open class CustomWidget: Widget {
    public init() {
        super.init(instantiating: gtk_widget_get_type())
    }

    /// Draws the widget; the default draws the children in order (`GtkWidgetClass.snapshot`).
    open func snapshot(_ snapshot: Snapshot) {
        for child in content { snapshot.add(child, of: self) }
    }

    /// Says how much room the widget wants along one direction (`GtkWidgetClass.measure`).
    ///
    /// The default is the largest of the children.
    /// - Parameter size: the room along the other direction in pixels, or nil where it is open.
    open func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        var result = Extent(minimum: 0, natural: 0)
        for child in content where child.isVisible {
            let wanted = child.measured(orientation, for: size)
            result.minimum = max(result.minimum, wanted.minimum)
            result.natural = max(result.natural, wanted.natural)
        }
        return result
    }

    /// Places the children; the default gives each the whole room (`GtkWidgetClass.size_allocate`).
    open func allocate(width: Int, height: Int) {
        for child in content where child.isVisible {
            place(child, in: Rectangle(width: Double(width), height: Double(height)))
        }
    }

    /// Whether height depends on width, the other way round, or neither; the default follows the first child.
    open var requestMode: RequestMode {
        guard let first = content.first else { return .constant }
        return RequestMode(gtk_widget_get_request_mode(first.widget))
    }

    // What follows is asked only where `define(_:)` lists it in `TypeDefinition.answers`.

    /// Whether a place is the widget's for the pointer, in its own coordinates (`GtkWidgetClass.contains`); the default is
    /// its whole rectangle.
    open func contains(_ point: Point) -> Bool {
        (0..<Double(width)).contains(point.x) && (0..<Double(height)).contains(point.y)
    }

    /// Called once the widget can be seen, where its window is (`GtkWidgetClass.map`).
    open func appeared() {}

    /// Called once the widget can no more be seen (`GtkWidgetClass.unmap`).
    open func vanished() {}

    /// Called once the widget is in a window (`GtkWidgetClass.root`).
    open func enteredWindow() {}

    /// Called before the widget leaves its window (`GtkWidgetClass.unroot`).
    open func leftWindow() {}

    /// Called when the pointer, the focus or another state came or went (`GtkWidgetClass.state_flags_changed`).
    open func stateChanged() {}

    /// Called when the text's direction has become another (`GtkWidgetClass.direction_changed`).
    open func directionChanged() {}

    /// Called when the widget's style has become another (`GtkWidgetClass.css_changed`).
    open func styleChanged() {}

    /// Takes the keyboard in the widget's own way; returns false to leave that to GTK (`GtkWidgetClass.grab_focus`).
    open func focusAsked() -> Bool { false }

    /// The children that take part in the layout: a popover attached here has a surface of its own.
    private var content: [Widget] { children.filter { !($0 is Popover) } }

    /// Takes a widget in as a child, drawn after those already there (`gtk_widget_set_parent`).
    public final func adopt(_ child: Widget) {
        gtk_widget_set_parent(child.widget, widget)
    }

    /// Takes a widget in before another child (`gtk_widget_insert_before`).
    public final func adopt(_ child: Widget, before sibling: Widget?) {
        gtk_widget_insert_before(child.widget, widget, sibling?.widget)
    }

    /// Lets a child go (`gtk_widget_unparent`).
    public final func release(_ child: Widget) {
        guard child.parent === self else { return }
        gtk_widget_unparent(child.widget)
    }

    /// Gives a child its place, in this widget's coordinates (`gtk_widget_allocate`).
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
