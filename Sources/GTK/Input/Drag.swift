internal import CGTK

/// A stage of a drag, with its position.
public struct Drag: Sendable {
    /// The stages of a drag.
    public enum Stage: Sendable { case began, moved, ended, cancelled }

    /// The stage.
    public let stage: Stage
    /// The position where the button or finger went down, in the widget's coordinates.
    public let start: Point
    /// The distance moved since then.
    public let offset: Point

    /// The current position.
    public var place: Point { Point(x: start.x + offset.x, y: start.y + offset.y) }
}

extension Widget {
    /// Calls `handler` when a drag begins, at each movement and when it ends (`GtkGestureDrag`).
    ///
    /// Claim the gesture as soon as it is clear that it is meant for this widget.
    @discardableResult
    public final func onDrag(
        button: MouseButton = .primary, phase: InputPhase = .bubble,
        _ handler: @escaping @MainActor (Drag, Gesture) -> Void
    ) -> Connection {
        let gesture = Gesture(gtk_gesture_drag_new(), button: button)
        // GTK also ends a cancelled drag; the handler is notified of only one of the two.
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

    /// Calls `handler` with the velocity, in pixels per second, when a movement ends at speed (`GtkGestureSwipe`).
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

    /// Calls `handler` with the distance moved, in pixels, during a movement in one direction only (`GtkGesturePan`).
    ///
    /// The distance is positive to the right and downwards.
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
