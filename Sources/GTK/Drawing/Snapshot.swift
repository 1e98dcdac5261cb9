internal import CGTK

/// A recording of what a widget draws (`GtkSnapshot`); the compiler keeps it inside `CustomWidget.snapshot(_:)`.
@MainActor
public struct Snapshot: ~Escapable {
    let pointer: OpaquePointer
    private let widget: Widget

    @_lifetime(immortal)
    init(_ pointer: OpaquePointer, of widget: Widget) {
        self.pointer = pointer
        self.widget = widget
    }

    /// Whether the frame is painted by cairo, without a graphics processor.
    var isForCairo: Bool { widget.isPaintedByCairo }

    /// Fills a rectangle with one colour (`gtk_snapshot_append_color`).
    public func fill(_ rectangle: Rectangle, with color: Color) {
        var colour = color.gdk
        var bounds = rectangle.graphene
        gtk_snapshot_append_color(pointer, &colour, &bounds)
    }

    /// Fills a rectangle with a gradient between two points (`gtk_snapshot_append_linear_gradient`).
    /// - Parameter stops: the colours at offsets from 0 to 1, ascending; at least two.
    public func fill(
        _ rectangle: Rectangle, from start: Point, to end: Point, stops: [(offset: Double, color: Color)]
    ) {
        require(stops.count >= 2, "a gradient wants at least two stops, found \(stops.count)")
        var bounds = rectangle.graphene
        var (from, to) = (start.graphene, end.graphene)
        let list = stops.map { GskColorStop(offset: Float($0.offset), color: $0.color.gdk) }
        gtk_snapshot_append_linear_gradient(pointer, &bounds, &from, &to, list, gsize(list.count))
    }

    /// Fills a rectangle with a gradient around a point (`gtk_snapshot_append_radial_gradient`).
    public func fill(
        _ rectangle: Rectangle, around center: Point, horizontalRadius: Double, verticalRadius: Double,
        stops: [(offset: Double, color: Color)]
    ) {
        require(stops.count >= 2, "a gradient wants at least two stops, found \(stops.count)")
        var bounds = rectangle.graphene
        var middle = center.graphene
        let list = stops.map { GskColorStop(offset: Float($0.offset), color: $0.color.gdk) }
        gtk_snapshot_append_radial_gradient(
            pointer, &bounds, &middle, Float(horizontalRadius), Float(verticalRadius), 0, 1, list, gsize(list.count))
    }

    /// Draws `body` clipped to a rectangle with rounded corners (`gtk_snapshot_push_rounded_clip`).
    public func clipped(to rectangle: Rectangle, radius: Double = 0, _ body: () -> Void) {
        var clip = GskRoundedRect()
        var bounds = rectangle.graphene
        gsk_rounded_rect_init_from_rect(&clip, &bounds, Float(radius))
        gtk_snapshot_push_rounded_clip(pointer, &clip)
        body()
        gtk_snapshot_pop(pointer)
    }

    /// Draws `body` with an opacity from 0 to 1 (`gtk_snapshot_push_opacity`).
    public func faded(_ opacity: Double, _ body: () -> Void) {
        gtk_snapshot_push_opacity(pointer, opacity)
        body()
        gtk_snapshot_pop(pointer)
    }

    /// Draws a soft shadow outside a rounded rectangle (`gtk_snapshot_append_outset_shadow`).
    public func shadow(
        of rectangle: Rectangle, radius: Double, color: Color, offset: Point = Point(x: 0, y: 0), blur: Double
    ) {
        var shape = GskRoundedRect()
        var bounds = rectangle.graphene
        gsk_rounded_rect_init_from_rect(&shape, &bounds, Float(radius))
        var colour = color.gdk
        gtk_snapshot_append_outset_shadow(
            pointer, &shape, &colour, Float(offset.x), Float(offset.y), 0, Float(blur))
    }

    /// Draws an outline inside a rounded rectangle (`gtk_snapshot_append_border`).
    public func border(_ rectangle: Rectangle, radius: Double, width: Double, color: Color) {
        var shape = GskRoundedRect()
        var bounds = rectangle.graphene
        gsk_rounded_rect_init_from_rect(&shape, &bounds, Float(radius))
        let widths = [Float](repeating: Float(width), count: 4)
        let colours = [GdkRGBA](repeating: color.gdk, count: 4)
        gtk_snapshot_append_border(pointer, &shape, widths, colours)
    }

    /// Draws `body` in translated coordinates (`gtk_snapshot_translate`).
    public func translated(x: Double, y: Double, _ body: () -> Void) {
        gtk_snapshot_save(pointer)
        var point = graphene_point_t(x: Float(x), y: Float(y))
        gtk_snapshot_translate(pointer, &point)
        body()
        gtk_snapshot_restore(pointer)
    }

    /// Draws `body` scaled about the origin (`gtk_snapshot_scale`).
    public func scaled(x: Double, y: Double, _ body: () -> Void) {
        gtk_snapshot_save(pointer)
        gtk_snapshot_scale(pointer, Float(x), Float(y))
        body()
        gtk_snapshot_restore(pointer)
    }

    /// Draws `body` rotated clockwise about the origin, in degrees (`gtk_snapshot_rotate`).
    public func rotated(degrees: Double, _ body: () -> Void) {
        gtk_snapshot_save(pointer)
        gtk_snapshot_rotate(pointer, Float(degrees))
        body()
        gtk_snapshot_restore(pointer)
    }

    /// Draws `body` rotated about a vertical axis and seen in perspective (`gtk_snapshot_perspective`,
    /// `gtk_snapshot_rotate_3d`).
    /// - Parameters:
    ///   - degrees: the rotation; a positive one moves the right-hand side away.
    ///   - depth: the distance of the viewer, in pixels.
    public func turned(degrees: Double, depth: Double, _ body: () -> Void) {
        gtk_snapshot_save(pointer)
        gtk_snapshot_perspective(pointer, Float(depth))
        var axis = graphene_vec3_t()
        graphene_vec3_init(&axis, 0, 1, 0)
        gtk_snapshot_rotate_3d(pointer, Float(degrees), &axis)
        body()
        gtk_snapshot_restore(pointer)
    }

    /// Draws a picture scaled into a rectangle (`gdk_paintable_snapshot`).
    public func draw(_ paintable: any Paintable, in rectangle: Rectangle) {
        if let texture = paintable as? Texture, drawSurface(of: texture, in: rectangle) { return }
        translated(x: rectangle.x, y: rectangle.y) {
            gdk_paintable_snapshot(paintable.opaque, pointer, rectangle.width, rectangle.height)
        }
    }

    /// Draws laid-out text with its top left corner at the origin (`gtk_snapshot_append_layout`).
    public func draw(_ layout: TextLayout, color: Color) {
        var colour = color.gdk
        gtk_snapshot_append_layout(pointer, layout.opaque, &colour)
    }

    /// Draws a child where it has been placed (`gtk_widget_snapshot_child`).
    public func add(_ child: Widget, of parent: CustomWidget) {
        gtk_widget_snapshot_child(parent.widget, child.widget, pointer)
    }
}
