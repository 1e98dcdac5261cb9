internal import CGTK

/// A handler's place on a signal: lets it be blocked for a while or taken off for good.
///
/// The handler stays connected when the token is dropped; it ends with its object.
@MainActor
public struct Connection {
    private weak var owner: Object?
    private let identifier: gulong

    init(owner: Object, identifier: gulong) {
        self.owner = owner
        self.identifier = identifier
    }

    /// Whether the handler is still connected.
    public var isConnected: Bool {
        guard let owner else { return false }
        return g_signal_handler_is_connected(owner.raw, identifier) != 0
    }

    /// Takes the handler off its signal and frees it (`g_signal_handler_disconnect`).
    public func disconnect() {
        guard let owner, isConnected else { return }
        g_signal_handler_disconnect(owner.raw, identifier)
    }

    /// Runs `body` while the handler is not called (`g_signal_handler_block`).
    public func blocked<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard let owner, isConnected else { return try body() }
        g_signal_handler_block(owner.raw, identifier)
        defer { if isConnected { g_signal_handler_unblock(owner.raw, identifier) } }
        return try body()
    }
}
