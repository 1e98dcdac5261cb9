internal import CGTK

/// A button of a mouse; a finger is the primary one.
public struct MouseButton: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let any = MouseButton(rawValue: 0)
    public static let primary = MouseButton(rawValue: 1)
    public static let middle = MouseButton(rawValue: 2)
    public static let secondary = MouseButton(rawValue: 3)
    public static let back = MouseButton(rawValue: 8)
    public static let forward = MouseButton(rawValue: 9)
}

extension Widget {
    /// Calls `handler` with the place of a click: pressed and let go inside the widget (`GtkGestureClick`).
    ///
    /// The click is claimed: no gesture of a widget above sees it.
    /// - Parameters:
    ///   - button: which button, or `.any`.
    ///   - count: 2 for a double click; the second click of one calls a handler for 2 and none for 1.
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

    /// The same where the place does not matter.
    @discardableResult
    public final func onClick(
        button: MouseButton = .primary, count: Int = 1, phase: InputPhase = .bubble,
        _ handler: @escaping @MainActor () -> Void
    ) -> Connection {
        onClick(button: button, count: count, phase: phase) { (_: Point) in handler() }
    }

    /// Calls `handler` with the place as soon as a button goes down; `presses` counts clicks in quick succession
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

    /// Calls `handler` with the place when a button or finger stays down without moving (`GtkGestureLongPress`).
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
    /// A new gesture of one button.
    convenience init(_ made: OpaquePointer?, button: MouseButton) {
        gtk_gesture_single_set_button(made, guint(button.rawValue))
        self.init(Reference(adopting: made))
    }
}
