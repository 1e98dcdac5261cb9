internal import CGTK

/// The memory that this process holds.
@MainActor
public enum Memory {
    private static var waiting: SourceToken?

    /// Gives back to the system what was let go of, a little later and off the main thread (`malloc_trim`).
    ///
    /// The C library keeps freed memory for itself wherever something in use lies behind it, which is almost everywhere.
    /// Call this after something large has ended, such as a page; several calls within `delay` are one.
    public static func giveBack(after delay: Duration = .seconds(4)) {
        guard waiting?.isActive != true else { return }
        waiting = MainLoop.after(delay) {
            Task.detached(priority: .background) { comptoir_give_memory_back() }
        }
    }

    /// Whether memory is going to be given back.
    public static var givesBack: Bool { waiting?.isActive == true }
}
