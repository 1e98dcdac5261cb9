internal import CGTK

/// How a widget uses more space than it requested.
public enum Alignment: Int, Sendable {
    case fill, start, end, center, baseline

    var gtk: GtkAlign { GtkAlign(rawValue: UInt32(rawValue)) }
}

/// A direction of layout.
public enum Orientation: Sendable {
    case horizontal, vertical

    var gtk: GtkOrientation { self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL }

    init(_ gtk: GtkOrientation) { self = gtk == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical }
}

extension Widget {
    /// The horizontal alignment in the available space (`gtk_widget_set_halign`).
    public final var horizontalAlignment: Alignment {
        get { Alignment(rawValue: Int(gtk_widget_get_halign(widget).rawValue)) ?? .fill }
        set { gtk_widget_set_halign(widget, newValue.gtk) }
    }

    /// The vertical alignment in the available space (`gtk_widget_set_valign`).
    public final var verticalAlignment: Alignment {
        get { Alignment(rawValue: Int(gtk_widget_get_valign(widget).rawValue)) ?? .fill }
        set { gtk_widget_set_valign(widget, newValue.gtk) }
    }

    /// Whether the widget takes any extra width (`gtk_widget_set_hexpand`).
    public final var expandsHorizontally: Bool {
        get { gtk_widget_get_hexpand(widget) != 0 }
        set { gtk_widget_set_hexpand(widget, newValue.c) }
    }

    /// Whether the widget takes any extra height (`gtk_widget_set_vexpand`).
    public final var expandsVertically: Bool {
        get { gtk_widget_get_vexpand(widget) != 0 }
        set { gtk_widget_set_vexpand(widget, newValue.c) }
    }

    /// The space around the widget, in pixels (`gtk_widget_set_margin_…`).
    public final var margins: Insets {
        get {
            Insets(
                top: Int(gtk_widget_get_margin_top(widget)), bottom: Int(gtk_widget_get_margin_bottom(widget)),
                start: Int(gtk_widget_get_margin_start(widget)), end: Int(gtk_widget_get_margin_end(widget)))
        }
        set {
            gtk_widget_set_margin_top(widget, Int32(newValue.top))
            gtk_widget_set_margin_bottom(widget, Int32(newValue.bottom))
            gtk_widget_set_margin_start(widget, Int32(newValue.start))
            gtk_widget_set_margin_end(widget, Int32(newValue.end))
        }
    }

    /// The minimum size in pixels, even if the content requires less; nil leaves a side to the content
    /// (`gtk_widget_set_size_request`).
    public final var minimumSize: SizeRequest {
        get {
            var (width, height): (Int32, Int32) = (0, 0)
            gtk_widget_get_size_request(widget, &width, &height)
            return SizeRequest(width: width < 0 ? nil : Int(width), height: height < 0 ? nil : Int(height))
        }
        set { gtk_widget_set_size_request(widget, Int32(newValue.width ?? -1), Int32(newValue.height ?? -1)) }
    }

    /// The width given to the widget, in pixels (`gtk_widget_get_width`).
    public final var width: Int { Int(gtk_widget_get_width(widget)) }

    /// The height given to the widget, in pixels (`gtk_widget_get_height`).
    public final var height: Int { Int(gtk_widget_get_height(widget)) }

    /// Device pixels per pixel (`gtk_widget_get_scale_factor`).
    public final var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

    /// Whether content beyond the edge is cut off (`gtk_widget_set_overflow`).
    public final var clipsContent: Bool {
        get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
        set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
    }

    /// Returns the minimum and the natural size along one direction (`gtk_widget_measure`).
    /// - Parameter size: the size along the other direction in pixels, or nil if it is not known; a size below the
    ///   minimum counts as the minimum.
    public final func measured(_ orientation: Orientation, for size: Int? = nil) -> Extent {
        var minimum: Int32 = 0
        var natural: Int32 = 0
        var other = Int32(size ?? -1)
        if size != nil {
            // GTK does the same itself, but with a warning from 4.18 on.
            var least: Int32 = 0
            let across = orientation == .horizontal ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
            gtk_widget_measure(widget, across, -1, &least, nil, nil, nil)
            other = max(other, least)
        }
        gtk_widget_measure(widget, orientation.gtk, other, &minimum, &natural, nil, nil)
        return Extent(minimum: Int(minimum), natural: Int(natural))
    }

    /// Returns the position and size of this widget in the coordinates of `other`, or nil if they are not in the same
    /// window (`gtk_widget_compute_bounds`).
    public final func bounds(in other: Widget) -> Rectangle? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, other.widget, &bounds) != 0 else { return nil }
        return Rectangle(bounds)
    }

    /// Sets several layout properties at once and returns the widget, for building trees in one expression.
    /// - Parameters:
    ///   - horizontal: see `horizontalAlignment`.
    ///   - vertical: see `verticalAlignment`.
    ///   - expand: the directions in which the widget takes any extra space.
    ///   - margins: see `margins`.
    @discardableResult
    public final func layout(
        horizontal: Alignment? = nil, vertical: Alignment? = nil, expand: Set<Orientation>? = nil,
        margins: Insets? = nil
    ) -> Self {
        if let horizontal { horizontalAlignment = horizontal }
        if let vertical { verticalAlignment = vertical }
        if let expand {
            expandsHorizontally = expand.contains(.horizontal)
            expandsVertically = expand.contains(.vertical)
        }
        if let margins { self.margins = margins }
        return self
    }
}

/// A minimum size for a widget, in pixels; nil where the content decides.
public struct SizeRequest: Equatable, Sendable {
    /// The minimum width.
    public var width: Int?
    /// The minimum height.
    public var height: Int?

    /// Creates a size request.
    public init(width: Int? = nil, height: Int? = nil) {
        self.width = width
        self.height = height
    }
}

/// A minimum and a natural size, in pixels.
public struct Extent: Equatable, Sendable {
    /// The minimum size.
    public var minimum: Int
    /// The size that the content would like to have.
    public var natural: Int

    /// Creates an extent.
    public init(minimum: Int, natural: Int) {
        self.minimum = minimum
        self.natural = natural
    }
}

extension CustomWidget {
    /// Shows or hides a child without requesting a new layout, for use in `allocate` (`gtk_widget_set_child_visible`).
    public final func setShown(_ child: Widget, _ isShown: Bool) {
        gtk_widget_set_child_visible(child.widget, isShown.c)
    }
}
