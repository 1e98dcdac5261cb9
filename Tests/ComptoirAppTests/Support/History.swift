import Observation

/// What an observed value was before each of its changes, none left out.
@MainActor
final class History<Value: Sendable> {
    private(set) var values: [Value] = []
    private let value: @MainActor () -> Value

    init(_ value: @escaping @MainActor () -> Value) {
        self.value = value
        follow()
    }

    private func follow() {
        withObservationTracking {
            _ = value()
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.note() }
        }
    }

    private func note() {
        values.append(value())
        follow()
    }
}
