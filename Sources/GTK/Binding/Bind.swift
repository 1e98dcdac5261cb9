internal import Observation

/// A protocol that lets a method of a class refer to the class of its caller; every `Object` conforms.
@MainActor
public protocol ObjectProtocol: Object {}

extension Object: ObjectProtocol {}

extension ObjectProtocol {
    /// Keeps a property equal to what `value` returns.
    ///
    /// `value` runs now, and again, once per turn of the main loop, after anything `@Observable` that it read has
    /// changed. The binding belongs to this object and ends with it.
    ///
    /// Change what `value` reads on the main actor only: Observation notifies before a change is made, so a binding
    /// woken by another thread might still read the old value.
    ///
    ///     label.bind(\.text) { model.total.formatted }
    @discardableResult
    public func bind<Value>(
        _ property: ReferenceWritableKeyPath<Self, Value>, to value: @escaping @MainActor () -> Value
    )
        -> Self
    {
        observeAll(value) { object, value in object[keyPath: property] = value }
    }

    /// Keeps a property equal to what `value` returns, and leaves it alone while the value stays equal.
    @discardableResult
    public func bind<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<Self, Value>, to value: @escaping @MainActor () -> Value
    ) -> Self {
        observe(value) { object, value in object[keyPath: property] = value }
    }

    /// Calls `apply` with what `value` returns, now and each time it differs from before.
    @discardableResult
    public func observe<Value: Equatable>(
        _ value: @escaping @MainActor () -> Value, _ apply: @escaping @MainActor (Self, Value) -> Void
    ) -> Self {
        var last: Value?
        return observeAll(value) { object, value in
            guard value != last else { return }
            last = value
            apply(object, value)
        }
    }

    /// Calls `apply` with what `value` returns, now and after each change of what `value` read.
    ///
    /// What `apply` reads is not observed.
    /// - Parameters:
    ///   - value: reads view models; must hold no widget strongly.
    ///   - apply: receives this object and the value.
    @discardableResult
    public func observe<Value>(
        _ value: @escaping @MainActor () -> Value, _ apply: @escaping @MainActor (Self, Value) -> Void
    ) -> Self {
        observeAll(value, apply)
    }

    private func observeAll<Value>(
        _ value: @escaping @MainActor () -> Value, _ apply: @escaping @MainActor (Self, Value) -> Void
    ) -> Self {
        let scope = scope
        let observer = Observer(scope: scope) { [weak self] observer in
            guard let self else { return }
            let new = withObservationTracking {
                scope.access()
                return value()
            } onChange: {
                observer.changed()
            }
            apply(self, new)
        }
        observer.run()
        return self
    }
}

/// One binding: reads, applies, and asks the update cycle to do so again after a change.
final class Observer: Sendable {
    @MainActor private let scope: Attachments
    @MainActor private let body: @MainActor (Observer) -> Void

    @MainActor init(scope: Attachments, body: @escaping @MainActor (Observer) -> Void) {
        self.scope = scope
        self.body = body
    }

    @MainActor func run() {
        guard !scope.hasEnded else { return }
        body(self)
    }

    /// Called by the observed model, on whichever thread changes it, before the change is made.
    func changed() {
        UpdateCycle.schedule(self)
    }
}
