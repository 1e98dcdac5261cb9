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
    private var bindings: [@MainActor (Attachments?) -> Void] = []
    private var renewals = 0
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
        var last: Value?
        var seen = renewals
        addAll(value) { [weak self] new in
            let now = self?.renewals ?? seen
            guard new != last || now != seen else { return }
            (last, seen) = (new, now)
            apply(new)
        }
    }

    /// Adds a binding that applies what it reads each time it is run, and runs it.
    public func addAll<Value>(
        _ value: @escaping @MainActor () -> Value, apply: @escaping @MainActor (Value) -> Void
    ) {
        let binding: @MainActor (Attachments?) -> Void = { life in
            guard let life else { return apply(value()) }
            let observer = Observer(scope: life) { [weak life] observer in
                guard let life else { return }
                let new = withObservationTracking {
                    life.access()
                    return value()
                } onChange: {
                    observer.changed()
                }
                apply(new)
            }
            observer.run()
        }
        bindings.append(binding)
        binding(life)
    }

    /// Runs every binding now, and has each applied also where its value is the same: for what somebody may have changed
    /// on the other side.
    public func renew() {
        renewals += 1
        run()
    }

    /// Runs every binding now.
    public func run() {
        life?.end()
        life = isFollowing ? Attachments() : nil
        for binding in bindings { binding(life) }
    }
}
