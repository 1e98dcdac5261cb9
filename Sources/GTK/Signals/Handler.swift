internal import CGTK

/// The one place where a Swift closure becomes a GClosure, and is freed with it.
@MainActor
final class Handler {
    private let call: (UnsafePointer<GValue>, UnsafeMutablePointer<GValue>?) -> Void

    private init(_ call: @escaping (UnsafePointer<GValue>, UnsafeMutablePointer<GValue>?) -> Void) {
        self.call = call
    }

    /// Returns a floating closure that owns `call`. `parameters[0]` is the emitter; the signal's own parameters follow.
    static func closure(
        _ call: @escaping @MainActor (UnsafePointer<GValue>, UnsafeMutablePointer<GValue>?) -> Void
    ) -> UnsafeMutablePointer<GClosure>? {
        let data = Unmanaged.passRetained(Handler(call)).toOpaque()
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)
        g_closure_set_marshal(closure) { closure, result, _, parameters, _, _ in
            guard let parameters else { return }
            let handler = Unmanaged<Handler>.fromOpaque(comptoir_closure_data(closure)).takeUnretainedValue()
            onMainActor((parameters, result)) { parameters, result in handler.call(parameters, result) }
        }
        g_closure_add_finalize_notifier(closure, data, releaseHandler)
        return closure
    }
}

/// Frees a handler, on whichever thread its object ends; a closure literal in the class would require the main thread.
private let releaseHandler: GClosureNotify = { data, _ in releaseCarried(data) }
