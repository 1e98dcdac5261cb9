internal import CGTK

/// The fingers on a window, whose gestures are told when one is lifted.
///
/// A widget that takes a touch, as a list that scrolls under it or a row that is tapped, keeps it from the widgets around
/// it, and with it that it ends. Their gestures would take the finger to be still down, and each finger after it for a
/// second one, which they do not follow.
@MainActor
final class TouchEnds {
    /// The widgets under each finger, from the inside out.
    private var touched: [OpaquePointer: [Widget]] = [:]

    /// Follows the fingers on a window for as long as it is there.
    static func watch(_ window: Window) {
        let (ends, controller) = (TouchEnds(), Controller(Reference(adopting: gtk_event_controller_legacy_new())))
        controller.connect("event") { [unowned controller] in
            if let event = gtk_event_controller_get_current_event(controller.opaque) { ends.follow(event) }
        }
        window.add(controller, phase: .capture)
    }

    private func follow(_ event: OpaquePointer) {
        guard let finger = gdk_event_get_event_sequence(event) else { return }
        switch gdk_event_get_event_type(event) {
        case GDK_TOUCH_BEGIN: touched[finger] = widgets(under: event)
        case GDK_TOUCH_END, GDK_TOUCH_CANCEL:
            guard let widgets = touched.removeValue(forKey: finger) else { return }
            // Once the event has been wherever it goes, and before another finger, which may have the same number.
            _ = SourceToken(priority: .beforeInput, interval: nil) { [weak self] in
                self?.lift(finger, from: widgets)
                return false
            }
        default: break
        }
    }

    private func widgets(under event: OpaquePointer) -> [Widget] {
        guard let native = gtk_native_get_for_surface(gdk_event_get_surface(event)) else { return [] }
        var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
        gdk_event_get_position(event, &x, &y)
        gtk_native_get_surface_transform(native, &left, &top)
        let picked = gtk_widget_pick(UnsafeMutablePointer(native), x - left, y - top, GTK_PICK_DEFAULT)
        let innermost: Widget? = Object.borrowed(picked)
        return innermost.map { Array(sequence(first: $0) { $0.parent }) } ?? []
    }

    /// Ends a touch for the gestures that still know of it.
    private func lift(_ finger: OpaquePointer, from widgets: [Widget]) {
        for gesture in widgets.flatMap(\.controllers).compactMap({ $0 as? Gesture })
        where gtk_gesture_get_last_event(gesture.opaque, finger) != nil {
            gesture.reset()
        }
    }
}
