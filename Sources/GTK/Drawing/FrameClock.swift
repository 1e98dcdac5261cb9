internal import CGTK

/// The clock by which a window is laid out and painted (`GdkFrameClock`).
@MainActor
public final class FrameClock: Object {
    override init(_ reference: Reference) { super.init(reference) }

    /// The number of frames so far (`gdk_frame_clock_get_frame_counter`).
    public var frame: Int { Int(gdk_frame_clock_get_frame_counter(opaque)) }

    /// Called when a frame begins, after earlier events were handled and before anything is laid out (`before-paint`).
    @discardableResult
    public func onBegun(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("before-paint", handler)
    }

    /// Called after each frame was painted (`after-paint`).
    @discardableResult
    public func onPainted(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("after-paint", handler)
    }

    /// Called after the window's widgets were laid out and before they are painted; changes made there are laid out for
    /// the same frame (`layout`).
    @discardableResult
    public func onLaidOut(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("layout", handler)
    }

    /// Requests a frame that begins with a layout (`gdk_frame_clock_request_phase`).
    public func requestLayout() { gdk_frame_clock_request_phase(opaque, GDK_FRAME_CLOCK_PHASE_LAYOUT) }
}

extension Widget {
    /// The clock of the window that the widget is shown in, or nil (`gtk_widget_get_frame_clock`).
    public final var frameClock: FrameClock? { Object.borrowed(gtk_widget_get_frame_clock(widget)) }
}
