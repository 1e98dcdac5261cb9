import GTK
import TestSupport

/// Whether a widget and all that is in it end after being shown and dropped.
@MainActor
func endsAfterShowing(_ make: () -> Widget) -> Bool {
    var widget: Widget? = make()
    var traces: [Trace] = []
    if let widget {
        Stage.show(widget) { _ in
            pause(.milliseconds(300))
            traces = everything(in: widget).map { Trace($0) }
        }
    }
    widget = nil
    return Stage.wait { traces.allSatisfy(\.isGone) }
}

/// The first widget inside that has a role and, if asked for, a name.
@MainActor
func find(_ role: AccessibleRole, named name: String? = nil, in widget: Widget) -> Widget? {
    everything(in: widget).first { $0.role == role && (name == nil || $0.accessibleLabel == name) }
}

/// The first button inside with a text or a name.
@MainActor
func button(_ name: String, in widget: Widget) -> Button? {
    everything(in: widget).compactMap { $0 as? Button }.first { $0.accessibleLabel == name || $0.label == name }
}

/// Lets time pass, handling events meanwhile.
@MainActor
func pause(_ duration: Duration) {
    var isOver = false
    MainLoop.after(duration) { isOver = true }
    MainLoop.run { isOver }
}

extension Widget {
    /// What assistive technology calls the widget; nobody is called U+0001, so the difference is the name.
    var accessibleLabel: String? { accessibleDifference(label: "\u{1}") }

    /// The value in words.
    var accessibleValue: String? { accessibleDifference(value: "\u{1}") }

    /// Whether a state holds.
    func accessibleIs(_ state: AccessibleState) -> Bool { accessibleDifference(state, true) == nil }
}
