internal import CGTK

extension Widget {
    /// Calls `handler` when the pointer enters the widget and when it leaves (`GtkEventControllerMotion`).
    @discardableResult
    public final func onHover(_ handler: @escaping @MainActor (_ isInside: Bool) -> Void) -> Connection {
        let controller = Controller(Reference(adopting: gtk_event_controller_motion_new()))
        controller.connect("enter") { handler(true) }
        controller.connect("leave") { handler(false) }
        return add(controller, phase: .bubble)
    }

    /// Calls `handler` with the position of the pointer as it moves over the widget, and with nil when it leaves
    /// (`GtkEventControllerMotion`).
    @discardableResult
    public final func onMotion(
        phase: InputPhase = .bubble, _ handler: @escaping @MainActor (Point?) -> Void
    ) -> Connection {
        let controller = Controller(Reference(adopting: gtk_event_controller_motion_new()))
        controller.connect("enter") { (x: Double, y: Double) in handler(Point(x: x, y: y)) }
        controller.connect("motion") { (x: Double, y: Double) in handler(Point(x: x, y: y)) }
        controller.connect("leave") { handler(nil) }
        return add(controller, phase: phase)
    }

    /// Calls `handler` when a wheel turns or two fingers slide (`GtkEventControllerScroll`).
    /// - Parameters:
    ///   - directions: the directions that count.
    ///   - handler: receives the steps to the right and downwards, 1 for a notch of a wheel; returns whether it handled
    ///     them.
    @discardableResult
    public final func onScroll(
        _ directions: Set<Orientation> = [.vertical], phase: InputPhase = .bubble,
        _ handler: @escaping @MainActor (Point) -> Bool
    ) -> Connection {
        var flags: UInt32 = 0
        if directions.contains(.vertical) { flags |= GTK_EVENT_CONTROLLER_SCROLL_VERTICAL.rawValue }
        if directions.contains(.horizontal) { flags |= GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL.rawValue }
        let controller = Controller(
            Reference(adopting: gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(rawValue: flags))))
        controller.connect(asking: "scroll") { (x: Double, y: Double) in handler(Point(x: x, y: y)) }
        return add(controller, phase: phase)
    }
}
