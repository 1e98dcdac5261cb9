internal import CGTK

extension Object {
    /// Calls `handler` each time the signal is emitted (`g_signal_connect_closure`).
    ///
    /// The handler lives as long as this object, or until it is disconnected. It must not strongly hold this object, or
    /// one that contains it: write `[weak self]`, or capture only the view model.
    /// - Parameters:
    ///   - signal: the signal's name, optionally with its detail: `notify::text`.
    ///   - after: whether the class's own handler runs first.
    ///   - handler: receives the signal's own parameters; trailing ones may be omitted. Taking more, or other types, is
    ///     a programming error and stops the program with a message.
    @discardableResult
    public final func connect<each Argument: ValueConvertible>(
        _ signal: String, after: Bool = false, _ handler: @escaping @MainActor (repeat each Argument) -> Void
    ) -> Connection {
        checkCount(of: signal, repeat (each Argument).self)
        return connect(signal, after: after) { parameters, _ in
            var slots = SignalSlots(first: parameters + 1)
            handler(repeat slots.next((each Argument).self))
        }
    }

    /// Calls `handler`, which has no parameters, each time the signal is emitted; this overload need not check types.
    @discardableResult
    public final func connect(
        _ signal: String, after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> Connection {
        connect(signal, after: after) { _, _ in handler() }
    }

    /// Calls `handler` and returns its result to the emitter, for signals that expect an answer.
    @discardableResult
    public final func connect<each Argument: ValueConvertible, Answer: ValueConvertible>(
        asking signal: String, after: Bool = false, _ handler: @escaping @MainActor (repeat each Argument) -> Answer
    ) -> Connection {
        checkCount(of: signal, repeat (each Argument).self)
        return connect(signal, after: after) { parameters, result in
            var slots = SignalSlots(first: parameters + 1)
            let answer = handler(repeat slots.next((each Argument).self))
            if let result { answer.write(ValueSlot(pointer: result)) }
        }
    }

    /// Stops if a handler takes more parameters than a signal has, because it would read beyond them.
    private func checkCount<each Argument>(of signal: String, _ arguments: repeat (each Argument).Type) {
        var taken = 0
        for _ in repeat each arguments { taken += 1 }
        guard taken > 0 else { return }
        var (identifier, query) = (guint(), GSignalQuery())
        guard g_signal_parse_name(signal, comptoir_type_of(raw), &identifier, nil, 0) != 0 else { return }
        g_signal_query(identifier, &query)
        require(
            taken <= Int(query.n_params),
            "the signal «\(signal)» of \(typeName) has \(query.n_params) parameters, its handler takes \(taken)")
    }

    private func connect(
        _ signal: String, after: Bool,
        _ call: @escaping @MainActor (UnsafePointer<GValue>, UnsafeMutablePointer<GValue>?) -> Void
    ) -> Connection {
        let identifier = g_signal_connect_closure(raw, signal, Handler.closure(call), after.c)
        require(identifier != 0, "\(typeName) has no signal «\(signal)»")
        return Connection(owner: self, identifier: identifier)
    }

    /// Calls `handler` each time the property changes (`notify::…`).
    @discardableResult
    public final func onNotify(_ property: String, _ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("notify::" + property, handler)
    }

    /// Emits a signal (`g_signal_emitv`), discarding the answer of one that expects an answer.
    public final func emit<each Argument: ValueConvertible>(_ signal: String, _ arguments: repeat each Argument) {
        emit(signal, repeat each arguments) { _ in }
    }

    /// Emits a signal that expects an answer, and returns that (`g_signal_emitv`); without any handlers it is `false`,
    /// 0 or empty.
    public final func emit<each Argument: ValueConvertible, Answer: ValueConvertible>(
        asking signal: String, _ arguments: repeat each Argument
    ) -> Answer {
        var given: Answer?
        emit(signal, repeat each arguments) { given = Answer.read($0) }
        guard let given else { fatalError("«\(signal)» of \(typeName) asks nothing") }
        return given
    }

    /// Emits a signal, and passes on the answer if it expects one.
    private func emit<each Argument: ValueConvertible>(
        _ signal: String, _ arguments: repeat each Argument, answered: (ValueSlot) -> Void
    ) {
        let identifier = g_signal_lookup(signal, comptoir_type_of(raw))
        require(identifier != 0, "\(typeName) has no signal «\(signal)»")
        var query = GSignalQuery()
        g_signal_query(identifier, &query)
        var values = [GValue()]
        g_value_init(&values[0], comptoir_type_of(raw))
        g_value_set_instance(&values[0], raw)
        for argument in repeat each arguments {
            require(
                values.count <= Int(query.n_params), "«\(signal)» has \(query.n_params) parameters, found more")
            // The type that the signal declares, which is not Swift's own for C's enumerations and the like.
            var value = GValue()
            g_value_init(&value, signalType(query.param_types[values.count - 1]))
            value.write(argument)
            values.append(value)
        }
        require(
            values.count - 1 == Int(query.n_params),
            "«\(signal)» has \(query.n_params) parameters, found \(values.count - 1)")
        if signalType(query.return_type) == GType(COMPTOIR_TYPE_NONE) {
            g_signal_emitv(values, identifier, 0, nil)
        } else {
            var answer = GValue()
            g_value_init(&answer, signalType(query.return_type))
            g_signal_emitv(values, identifier, 0, &answer)
            withUnsafeMutablePointer(to: &answer) { answered(ValueSlot(pointer: $0)) }
            g_value_unset(&answer)
        }
        for index in values.indices { g_value_unset(&values[index]) }
    }
}

extension ObjectProtocol {
    /// Calls `handler` each time the signal is emitted, with the current value of a property.
    @discardableResult
    public func connect<Value>(
        _ signal: String, giving value: KeyPath<Self, Value>, _ handler: @escaping @MainActor (Value) -> Void
    ) -> Connection {
        connect(signal) { [weak self] in
            if let self { handler(self[keyPath: value]) }
        }
    }
}

/// The parameters of one emission, read one after the other.
@MainActor
private struct SignalSlots {
    private var next: UnsafePointer<GValue>

    init(first: UnsafePointer<GValue>) { next = first }

    mutating func next<Value: ValueConvertible>(_: Value.Type) -> Value {
        defer { next += 1 }
        return Value.read(ValueSlot(pointer: UnsafeMutablePointer(mutating: next)))
    }
}

/// Returns a type without the bit that states how long a value lives (`G_SIGNAL_TYPE_STATIC_SCOPE`).
private func signalType(_ type: GType) -> GType { type & ~1 }
