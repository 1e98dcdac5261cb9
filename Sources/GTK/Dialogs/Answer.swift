internal import CGTK

/// The single answer that a dialog gives, and the task that waits for it.
@MainActor
final class Answer<Value: Sendable> {
    private var continuation: CheckedContinuation<Value, Never>?
    private var value: Value?
    /// Removes the dialog from the screen; set by whoever shows it.
    var dismiss: (@MainActor () -> Void)?

    /// Gives the answer; only the first one counts.
    func give(_ value: Value) {
        guard self.value == nil else { return }
        self.value = value
        dismiss = nil
        continuation?.resume(returning: value)
        continuation = nil
    }

    /// Answers in the user's place and removes the dialog from the screen.
    func withdraw(_ value: Value) {
        let dismiss = dismiss
        give(value)
        dismiss?()
    }

    /// Calls `show`, which has to lead to an answer eventually, and waits for it.
    ///
    /// If the task is cancelled or `window` ends, the dialog is removed from the screen and the answer is `withdrawn`.
    func wait(over window: Window?, withdrawn: Value, _ show: @MainActor () -> Void) async -> Value {
        guard !Task.isCancelled else { return withdrawn }
        show()
        // A destroyed window is unrealized at once, but finalised only when nothing holds it any more.
        let end = window?.connect("unrealize") { [weak self] in self?.withdraw(withdrawn) }
        defer { end?.disconnect() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if let value { continuation.resume(returning: value) } else { self.continuation = continuation }
            }
        } onCancel: {
            Task { @MainActor in self.withdraw(withdrawn) }
        }
    }
}
