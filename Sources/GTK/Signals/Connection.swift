internal import CGTK

/// A handler's connection to a signal or to a widget's input, by which it can be blocked for a while or removed for
/// good.
///
/// The handler stays connected when this value is dropped; it ends with what it is connected to.
@MainActor
public struct Connection {
    private let place: any HandlerPlace

    init(_ place: any HandlerPlace) { self.place = place }

    init(owner: Object, identifier: gulong) { place = SignalHandler(of: owner.raw, identifier) }

    /// The controller of a handler of input, by which a gesture can be claimed or a phase changed.
    public var controller: Controller? { (place as? ControllerPlace)?.controller }

    /// The controller as a gesture, if it is one.
    public var gesture: Gesture? { controller as? Gesture }

    /// Whether the handler is still connected.
    public var isConnected: Bool { place.isConnected }

    /// Takes the handler off its signal and frees it (`g_signal_handler_disconnect`).
    public func disconnect() {
        if place.isConnected { place.disconnect() }
    }

    /// Runs `body`, during which the handler is not called (`g_signal_handler_block`).
    public func blocked<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard place.isConnected else { return try body() }
        place.block()
        defer { if place.isConnected { place.unblock() } }
        return try body()
    }
}

/// A place where a handler is connected: a signal of C's, or a handler list of Swift's.
@MainActor
protocol HandlerPlace {
    var isConnected: Bool { get }
    func disconnect()
    func block()
    func unblock()
}

/// A handler of a GObject's signal, which holds the C object weakly, as that may outlive its Swift object.
@MainActor
final class SignalHandler: HandlerPlace {
    private let identifier: gulong
    private let owner = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

    init(of instance: UnsafeMutableRawPointer, _ identifier: gulong) {
        self.identifier = identifier
        g_weak_ref_init(owner, instance)
    }

    isolated deinit {
        g_weak_ref_clear(owner)
        owner.deallocate()
    }

    /// Calls `body` with the C object, unless it is gone.
    private func withOwner<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result? {
        guard let instance = g_weak_ref_get(owner) else { return nil }
        defer { g_object_unref(instance) }
        return body(UnsafeMutableRawPointer(instance))
    }

    var isConnected: Bool { withOwner { g_signal_handler_is_connected($0, identifier) != 0 } ?? false }
    func disconnect() { withOwner { g_signal_handler_disconnect($0, identifier) } }
    func block() { withOwner { g_signal_handler_block($0, identifier) } }
    func unblock() { withOwner { g_signal_handler_unblock($0, identifier) } }
}
