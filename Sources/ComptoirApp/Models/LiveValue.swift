import Observation

/// A value that a page shows, kept as the catalogue or the library has it.
///
/// It is read now and after each change. What could not be read is read anew when it is followed again.
@MainActor @Observable
final class LiveValue<Value: Equatable & Sendable> {
    private(set) var state = Loadable<Value>.loading
    @ObservationIgnored private let tasks = TaskBag()

    /// The value, once it is there.
    var value: Value? { state.value }

    /// Takes on each of the values, in place of those that were followed before; what there is stays until the first
    /// comes.
    func follow(_ values: some AsyncSequence<Value, any Error> & Sendable) {
        tasks.cancel()
        if state.hasFailed { state = .loading }
        tasks.follow(values, orElse: { [weak self] in self?.state = .failed(Failure($0)) }) { [weak self] in
            self?.state = .ready($0)
        }
    }
}
