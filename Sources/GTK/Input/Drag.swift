internal import CGTK

/// A moment of a drag.
public struct Drag: Sendable {
    public enum Stage: Sendable { case began, moved, ended, cancelled }

    public let stage: Stage
    /// Where the button or finger went down, in the widget's coordinates.
    public let start: Point
    /// How far it has come from there.
    public let offset: Point

    /// Where it is now.
    public var place: Point { Point(x: start.x + offset.x, y: start.y + offset.y) }
}

extension Widget {
    /// Calls `handler` when a drag begins, at each movement and when it ends (`GtkGestureDrag`).
    ///
    /// Claim the gesture once it is clear that it is meant for this widget.
    @discardableResult
    public final func onDrag(
        button: MouseButton = .primary, phase: InputPhase = .bubble,
        _ handler: @escaping @MainActor (Drag, Gesture) -> Void
    ) -> Connection {
        let gesture = Gesture(gtk_gesture_drag_new(), button: button)
        // GTK ends a cancelled drag as well; the handler is told one of the two.
        var isGoingOn = false
        func tell(_ stage: Drag.Stage) -> @MainActor () -> Void {
            { [weak gesture] in
                guard let gesture, isGoingOn || stage == .began else { return }
                isGoingOn = stage == .began || stage == .moved
                handler(gesture.drag(stage), gesture)
            }
        }
        gesture.connect("drag-begin", tell(.began))
        gesture.connect("drag-update", tell(.moved))
        gesture.connect("drag-end", tell(.ended))
        gesture.connect("cancel", tell(.cancelled))
        return add(gesture, phase: phase)
    }

    /// Calls `handler` with the speed, in pixels a second, when a movement ends in full swing (`GtkGestureSwipe`).
    @discardableResult
    public final func onSwipe(
        touchOnly: Bool = false, phase: InputPhase = .bubble,
        _ handler: @escaping @MainActor (_ velocity: Point) -> Void
    ) -> Connection {
        let gesture = Gesture(gtk_gesture_swipe_new(), button: .primary)
        gtk_gesture_single_set_touch_only(gesture.opaque, touchOnly.c)
        gesture.connect("swipe") { (x: Double, y: Double) in handler(Point(x: x, y: y)) }
        return add(gesture, phase: phase)
    }

    /// Calls `handler` with the way come, in pixels, during a movement along one direction only (`GtkGesturePan`).
    ///
    /// The way is positive to the right and down.
    @discardableResult
    public final func onPan(
        _ orientation: Orientation, phase: InputPhase = .bubble, _ handler: @escaping @MainActor (_ way: Double) -> Void
    ) -> Connection {
        let gesture = Gesture(gtk_gesture_pan_new(orientation.gtk), button: .primary)
        gesture.connect("pan") { (direction: Int, offset: Double) in
            let isBackwards =
                direction == Int(GTK_PAN_DIRECTION_LEFT.rawValue) || direction == Int(GTK_PAN_DIRECTION_UP.rawValue)
            handler(isBackwards ? -offset : offset)
        }
        return add(gesture, phase: phase)
    }
}

extension Gesture {
    fileprivate func drag(_ stage: Drag.Stage) -> Drag {
        var (x, y, width, height): (Double, Double, Double, Double) = (0, 0, 0, 0)
        gtk_gesture_drag_get_start_point(opaque, &x, &y)
        gtk_gesture_drag_get_offset(opaque, &width, &height)
        return Drag(stage: stage, start: Point(x: x, y: y), offset: Point(x: width, y: height))
    }
}
