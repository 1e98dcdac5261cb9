internal import CGTK

/// The memory that this process holds.
@MainActor
public enum Memory {
    private static var waiting: SourceToken?
    private static let asked = HandlerList<Void>()
    /// How long those who were asked may take to let go of something off the main thread.
    private static let grace = Duration.seconds(1)

    /// Gives back to the system what was let go of, a little later and off the main thread (`malloc_trim`).
    ///
    /// The C library keeps freed memory for itself wherever something in use lies behind it, which is almost everywhere.
    /// Call this after something large has ended, such as a page; several calls within `delay` are one.
    public static func giveBack(after delay: Duration = .seconds(4)) {
        guard waiting?.isActive != true else { return }
        waiting = MainLoop.after(delay) {
            asked.send()
            waiting = MainLoop.after(grace) {
                Task.detached(priority: .background) { comptoir_give_memory_back() }
            }
        }
    }

    /// Called shortly before memory is given back, to let go of what can be read again.
    @discardableResult
    public static func onGivingBack(_ handler: @escaping @MainActor () -> Void) -> Connection { asked.add(handler) }

    /// Whether memory is going to be given back.
    public static var givesBack: Bool { waiting?.isActive == true }
}
