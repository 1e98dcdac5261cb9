internal import Observation

/// Bindings that can all be run at once, when what they are worked out from has become another as a whole.
///
/// For what is shown by widgets that are used for one thing after the other, as those in a row of a long list are. Between
/// two runs each binding follows what it has read, as one made by `bind` does. The bindings end with the group.
///
///     group.add { row.title } apply: { [weak label] in label?.text = $0 }
///     row = another
///     group.run()
@MainActor
public final class BindingGroup {
    private var bindings: [GroupBinding] = []
    /// What the observations of the present run end with.
    private var life: Attachments?

    /// Whether changes are followed between two runs; false saves the cost where nothing that is read can change.
    public var isFollowing: Bool {
        didSet { if isFollowing, life == nil { life = Attachments() } }
    }

    /// Makes an empty group.
    public init(isFollowing: Bool = true) {
        self.isFollowing = isFollowing
        if isFollowing { life = Attachments() }
    }

    isolated deinit { life?.end() }

    /// Adds a binding and runs it.
    /// - Parameters:
    ///   - value: reads; holds no widget strongly.
    ///   - apply: gets the value, each time it has become another.
    public func add<Value: Equatable>(
        _ value: @escaping @MainActor () -> Value, apply: @escaping @MainActor (Value) -> Void
    ) {
        append(ChangeBinding(value, apply))
    }

    /// Adds a binding that applies what it reads each time it is run, and runs it.
    public func addAll<Value>(
        _ value: @escaping @MainActor () -> Value, apply: @escaping @MainActor (Value) -> Void
    ) {
        append(ReadBinding(value, apply))
    }

    private func append(_ binding: GroupBinding) {
        bindings.append(binding)
        binding.run(until: life)
    }

    /// Runs every binding now, and has each applied also where its value is the same: for what somebody may have changed
    /// on the other side.
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

/// Something that is read, and what is done with it.
@MainActor
private class GroupBinding {
    /// Reads and applies, now and, where there is a life, each time that what was read changes until that ends.
    func run(until life: Attachments?) {}

    /// Has it applied the next time whatever it comes to.
    func forget() {}
}

/// Applies what it reads each time.
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

/// Applies what it reads each time that it has become another.
private final class ChangeBinding<Value: Equatable>: ReadBinding<Value> {
    private var last: Value?

    override func take(_ new: Value) {
        guard new != last else { return }
        last = new
        super.take(new)
    }

    override func forget() { last = nil }
}
