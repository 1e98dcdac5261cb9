@_spi(ExperimentalCustomExecutors) internal import _Concurrency
internal import CGTK
// Has its library linked, in which the two functions of the main queue's handle are.
internal import Dispatch
internal import Synchronization

/// The executor that runs the main actor's jobs on GLib's main loop, so that `await` works wherever GTK runs one: in
/// `Application.run`, in a nested loop, in a modal dialog.
///
/// This is the only file that touches the runtime's experimental executor interface.
final class MainLoopExecutor: MainExecutor {
    static let shared = MainLoopExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        // One source per job, so that a nested loop finds every waiting job, whatever runs above it.
        let job = Carried.retained(UnownedJob(job))
        if jobs.withLock({ $0.come() }) {
            g_idle_add_full(JobTurns.normal, { MainLoopExecutor.run($0, afterFrames: false) }, job, releaseCarried)
        } else {
            g_idle_add_full(JobTurns.belowFrames, { MainLoopExecutor.run($0, afterFrames: true) }, job, releaseCarried)
        }
    }

    private static func run(_ job: UnsafeMutableRawPointer?, afterFrames: Bool) -> gboolean {
        shared.jobs.withLock { $0.begin(afterFrames: afterFrames) }
        Carried<UnownedJob>.value(job)?.runSynchronously(on: MainActor.sharedUnownedExecutor)
        shared.jobs.withLock { $0.end() }
        return false.c
    }

    private let jobs = Mutex(JobTurns())

    var isMainExecutor: Bool { true }

    func checkIsolated() {
        require(MainLoopExecutor.isCurrent, "the main actor's state was used off the main thread")
    }

    /// Whether the calling thread is the one that runs the main loop, or will.
    static var isCurrent: Bool { g_main_context_is_owner(nil) != 0 || comptoir_is_first_thread() != 0 }

    func run() throws {
        g_main_loop_run(loop)
    }

    func stop() {
        g_main_loop_quit(loop)
    }

    /// Safe to share between threads, as GLib locks a main loop itself.
    private nonisolated(unsafe) let loop = g_main_loop_new(nil, 0)
}

private enum MainLoopExecutorFactory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { MainLoopExecutor.shared }
    static var defaultExecutor: any TaskExecutor { PlatformExecutorFactory.defaultExecutor }
}

/// Connects Swift's concurrency to GLib's main loop; called once per process, before the first task is created.
func installMainExecutor() {
    _ = installation
}

/// Does the same for C: a test process calls it while it is being loaded, before the runner's first task.
@_cdecl("comptoir_prepare_main_loop")
public func prepareMainLoop() {
    installMainExecutor()
}

private let installation: Void = {
    _createExecutors(factory: MainLoopExecutorFactory.self)
    // Work that libraries put on `DispatchQueue.main` is run by the same loop.
    g_unix_fd_add(
        _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
        { handle, _, _ in
            // The handle is an eventfd: it stays ready until it is read, and the loop would never sleep.
            var count: eventfd_t = 0
            eventfd_read(handle, &count)
            _dispatch_main_queue_callback_4CF(nil)
            return true.c
        }, nil)
}()
