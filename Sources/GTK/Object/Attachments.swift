internal import Observation

/// What an object owns on the Swift side and releases when it ends: bindings, helpers, tokens.
@MainActor
final class Attachments {
    var kept: [AnyObject] = []
    private let registrar = ObservationRegistrar()
    private(set) var hasEnded = false

    /// Makes the running observation depend on this object's life: when the object ends, the observation is removed
    /// from every model that it read, so that a long-lived model collects no dead observers.
    nonisolated func access() {
        registrar.access(self, keyPath: \.lifetime)
    }

    /// Ends every observation that called `access()`, and releases what was kept.
    func end() {
        hasEnded = true
        registrar.withMutation(of: self, keyPath: \.lifetime) {}
        kept = []
    }

    nonisolated private var lifetime: Void { () }
}

extension Attachments: Observable {}
