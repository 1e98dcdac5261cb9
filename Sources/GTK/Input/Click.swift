internal import CGTK

/// A mouse button; a finger counts as the primary one.
public struct MouseButton: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Any button.
    public static let any = MouseButton(rawValue: 0)
    /// The primary button, usually the left one.
    public static let primary = MouseButton(rawValue: 1)
    /// The middle button.
    public static let middle = MouseButton(rawValue: 2)
    /// The secondary button, usually the right one.
    public static let secondary = MouseButton(rawValue: 3)
    /// The button that goes back, on mice that have one.
    public static let back = MouseButton(rawValue: 8)
    /// The button that goes forward, on mice that have one.
    public static let forward = MouseButton(rawValue: 9)
}

extension Widget {
    /// Calls `handler` with the position of a click, pressed and released inside the widget (`GtkGestureClick`).
    ///
    /// The click is claimed: no gesture of a containing widget sees it.
    /// - Parameters:
    ///   - button: the button, or `.any`.
    ///   - count: 2 for a double click, whose second click calls handlers for 2 and not those for 1.
    @discardableResult
    public final func onClick(
        button: MouseButton = .primary, count: Int = 1, phase: InputPhase = .bubble,
        _ handler: @escaping @MainActor (Point) -> Void
    ) -> Connection {
        let gesture = Gesture(gtk_gesture_click_new(), button: button)
        gesture.connect("released") { [weak self, weak gesture] (pressed: Int, x: Double, y: Double) in
            guard let self, pressed == count, gtk_widget_contains(widget, x, y) != 0 else { return }
            gesture?.claim()
            handler(Point(x: x, y: y))
        }
        return add(gesture, phase: phase)
    }

    /// Calls `handler` when the widget is clicked, without the position.
    @discardableResult
    public final func onClick(
        button: MouseButton = .primary, count: Int = 1, phase: InputPhase = .bubble,
        _ handler: @escaping @MainActor () -> Void
    ) -> Connection {
        onClick(button: button, count: count, phase: phase) { (_: Point) in handler() }
    }

    /// Calls `handler` with the position as soon as a button goes down; `presses` counts clicks in quick succession
    /// (`pressed`).
    @discardableResult
    public final func onPressed(
        button: MouseButton = .primary, phase: InputPhase = .bubble,
        _ handler: @escaping @MainActor (_ place: Point, _ presses: Int) -> Void
    ) -> Connection {
        let gesture = Gesture(gtk_gesture_click_new(), button: button)
        gesture.connect("pressed") { (presses: Int, x: Double, y: Double) in handler(Point(x: x, y: y), presses) }
        return add(gesture, phase: phase)
    }

    /// Calls `handler` with the position when a button or finger stays down without moving (`GtkGestureLongPress`).
    @discardableResult
    public final func onLongPress(
        touchOnly: Bool = false, phase: InputPhase = .bubble, _ handler: @escaping @MainActor (Point) -> Void
    ) -> Connection {
        let gesture = Gesture(gtk_gesture_long_press_new(), button: .primary)
        gtk_gesture_single_set_touch_only(gesture.opaque, touchOnly.c)
        gesture.connect("pressed") { (x: Double, y: Double) in handler(Point(x: x, y: y)) }
        return add(gesture, phase: phase)
    }
}

extension Gesture {
    /// Creates a gesture for one button.
    convenience init(_ made: OpaquePointer?, button: MouseButton) {
        gtk_gesture_single_set_button(made, guint(button.rawValue))
        self.init(Reference(adopting: made))
    }
}
