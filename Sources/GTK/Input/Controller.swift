internal import CGTK

/// A handler of one kind of input for a widget (`GtkEventController`).
///
/// The widget owns it; the `Connection` of its handler gives access to it. Handlers must not hold the widget strongly.
@MainActor
open class Controller: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// The widget whose input is handled, or nil once removed (`gtk_event_controller_get_widget`).
    public final var widget: Widget? { Object.borrowed(gtk_event_controller_get_widget(opaque)) }

    /// When the controller sees the input, relative to the widgets above and below
    /// (`gtk_event_controller_set_propagation_phase`).
    public final var phase: InputPhase {
        get { InputPhase(gtk_event_controller_get_propagation_phase(opaque)) }
        set { gtk_event_controller_set_propagation_phase(opaque, newValue.gtk) }
    }

    /// The modifier keys held down during the event being handled (`gtk_event_controller_get_current_event_state`).
    public final var modifiers: KeyModifiers { KeyModifiers(gtk_event_controller_get_current_event_state(opaque)) }

    /// Removes the controller from its widget and frees its handlers (`gtk_widget_remove_controller`).
    public final func remove() {
        if let widget { gtk_widget_remove_controller(widget.widget, opaque) }
    }
}

/// A controller that recognises a movement or a press (`GtkGesture`).
@MainActor
public final class Gesture: Controller {
    override init(_ reference: Reference) { super.init(reference) }

    /// Keeps the input from every other gesture, on this widget and those above it (`gtk_gesture_set_state`).
    @discardableResult
    public func claim() -> Bool { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) != 0 }

    /// Leaves the input to others (`gtk_gesture_set_state`).
    @discardableResult
    public func deny() -> Bool { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_DENIED) != 0 }

    /// Forgets the current input, and gives up any claim to it (`gtk_event_controller_reset`).
    ///
    /// GTK does not tell a gesture that denied a press how the press ended if it became a drag out of the widget; the
    /// gesture would miss the next press.
    public func reset() { gtk_event_controller_reset(opaque) }

    /// Whether the current input is kept from every other gesture (`gtk_gesture_get_sequence_state`).
    public var isClaimed: Bool {
        gtk_gesture_get_sequence_state(opaque, gtk_gesture_get_last_updated_sequence(opaque))
            == GTK_EVENT_SEQUENCE_CLAIMED
    }

    /// Whether the current input comes from a finger: a pointer has no sequence of its own
    /// (`gtk_gesture_get_last_updated_sequence`).
    public var isTouch: Bool { gtk_gesture_get_last_updated_sequence(opaque) != nil }

    /// Recognises both gestures at once, instead of one to the exclusion of the other (`gtk_gesture_group`).
    public func join(_ other: Gesture) { gtk_gesture_group(opaque, other.opaque) }
}

/// When a controller sees its input: on the way down from the window, at the widget, or on the way up.
public enum InputPhase: Sendable {
    /// Never.
    case none
    /// On the way down, before the widgets inside.
    case capture
    /// On the way up, unless a widget inside has handled it.
    case bubble
    /// Only if the widget itself is the target, not a widget inside it.
    case target

    var gtk: GtkPropagationPhase {
        switch self {
        case .none: GTK_PHASE_NONE
        case .capture: GTK_PHASE_CAPTURE
        case .bubble: GTK_PHASE_BUBBLE
        case .target: GTK_PHASE_TARGET
        }
    }

    init(_ gtk: GtkPropagationPhase) {
        switch gtk {
        case GTK_PHASE_CAPTURE: self = .capture
        case GTK_PHASE_BUBBLE: self = .bubble
        case GTK_PHASE_TARGET: self = .target
        default: self = .none
        }
    }
}

extension Widget {
    /// Adds a controller to the widget, which owns it from then on (`gtk_widget_add_controller`).
    @discardableResult
    final func add(_ controller: Controller, phase: InputPhase) -> Connection {
        controller.phase = phase
        g_object_ref(controller.raw)
        gtk_widget_add_controller(widget, controller.opaque)
        return Connection(ControllerPlace(controller))
    }

    /// The controllers of the widget, including GTK's own (`gtk_widget_observe_controllers`).
    public final var controllers: [Controller] {
        guard let list = gtk_widget_observe_controllers(widget) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(item) }
            return Object.borrowed(item)
        }
    }
}
