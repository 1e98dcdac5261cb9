internal import Observation

/// What an object owns on the Swift side and lets go when it ends: bindings, helpers, tokens.
@MainActor
final class Attachments {
    var kept: [AnyObject] = []
    private let registrar = ObservationRegistrar()
    private(set) var hasEnded = false

    /// Marks the running observation as depending on this object's life: when it ends, the observation
    /// is taken off every model it read, so a long-lived model collects no dead observers.
    nonisolated func access() {
        registrar.access(self, keyPath: \.lifetime)
    }

    /// Ends every observation that called `access()`, and lets go of what was kept.
    func end() {
        hasEnded = true
        registrar.withMutation(of: self, keyPath: \.lifetime) {}
        kept = []
    }

    nonisolated private var lifetime: Void { () }
}

extension Attachments: Observable {}
