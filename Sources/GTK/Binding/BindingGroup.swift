internal import Observation

/// A group of bindings that can all be run at once, when what they depend on has been replaced as a whole.
///
/// It is meant for widgets that show one thing after another, such as those in a row of a long list. Between two runs,
/// each binding follows what it has read, like one made by `bind`. The bindings end with the group.
///
///     group.add { row.title } apply: { [weak label] in label?.text = $0 }
///     row = another
///     group.run()
@MainActor
public final class BindingGroup {
    private var bindings: [GroupBinding] = []
    /// The life that the observations of the current run end with.
    private var life: Attachments?

    /// Whether changes are followed between two runs; false saves the cost where nothing that is read can change.
    public var isFollowing: Bool {
        didSet { if isFollowing, life == nil { life = Attachments() } }
    }

    /// Creates an empty group.
    public init(isFollowing: Bool = true) {
        self.isFollowing = isFollowing
        if isFollowing { life = Attachments() }
    }

    isolated deinit { life?.end() }

    /// Adds a binding and runs it.
    /// - Parameters:
    ///   - value: returns the value; must hold no widget strongly.
    ///   - apply: receives the value each time it has changed.
    public func add<Value: Equatable>(
        _ value: @escaping @MainActor () -> Value, apply: @escaping @MainActor (Value) -> Void
    ) {
        append(ChangeBinding(value, apply))
    }

    /// Adds a binding that applies its value each time it is run, and runs it.
    public func addAll<Value>(
        _ value: @escaping @MainActor () -> Value, apply: @escaping @MainActor (Value) -> Void
    ) {
        append(ReadBinding(value, apply))
    }

    private func append(_ binding: GroupBinding) {
        bindings.append(binding)
        binding.run(until: life)
    }

    /// Runs every binding now, and applies each even if its value is the same: for when the other side may have been
    /// changed.
    public func renew() {
        for binding in bindings { binding.forget() }
        run()
    }

    /// Runs every binding now.
    public func run() {
        life?.end()
        life = isFollowing ? Attachments() : nil
        for binding in bindings { binding.run(until: life) }
    }
}

/// A value to read, and what to do with it.
@MainActor
private class GroupBinding {
    /// Reads and applies now and, if there is a life, after each change of what was read until that life ends.
    func run(until life: Attachments?) {}

    /// Makes the next run apply the value even if it is the same.
    func forget() {}
}

/// A binding that applies its value each time it reads it.
private class ReadBinding<Value>: GroupBinding {
    private let value: @MainActor () -> Value
    private let apply: @MainActor (Value) -> Void

    init(_ value: @escaping @MainActor () -> Value, _ apply: @escaping @MainActor (Value) -> Void) {
        (self.value, self.apply) = (value, apply)
    }

    override func run(until life: Attachments?) {
        guard let life else { return take(value()) }
        let observer = Observer(scope: life) { [weak life] observer in
            guard let life else { return }
            let new = withObservationTracking {
                life.access()
                return self.value()
            } onChange: {
                observer.changed()
            }
            self.take(new)
        }
        observer.run()
    }

    func take(_ new: Value) { apply(new) }
}

/// A binding that applies its value only when it has changed.
private final class ChangeBinding<Value: Equatable>: ReadBinding<Value> {
    private var last: Value?

    override func take(_ new: Value) {
        guard new != last else { return }
        last = new
        super.take(new)
    }

    override func forget() { last = nil }
}
