internal import CGTK

/// The rhythm in which a window is laid out and painted (`GdkFrameClock`).
@MainActor
public final class FrameClock: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// The number of frames so far (`gdk_frame_clock_get_frame_counter`).
    public var frame: Int { Int(gdk_frame_clock_get_frame_counter(opaque)) }

    /// Called after each frame was painted (`after-paint`).
    @discardableResult
    public func onPainted(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("after-paint", handler)
    }
}

extension Widget {
    /// The clock of the window that the widget is shown in, or nil (`gtk_widget_get_frame_clock`).
    public final var frameClock: FrameClock? { Object.borrowed(gtk_widget_get_frame_clock(widget)) }
}
