/// A widget with which a person changes one value.
@MainActor
public protocol ValueInput: Widget {
    associatedtype InputValue: Equatable
    /// What the person sees and changes.
    var input: InputValue { get set }
    /// Called with the value each time it has become another.
    @discardableResult
    func onInput(_ handler: @escaping @MainActor (InputValue) -> Void) -> Connection
}

extension ValueInput {
    /// Keeps the widget and a property of a model equal, whichever of them changes.
    ///
    ///     entry.bind(with: counter, \.name)
    ///
    /// Where the model takes another value than it is given, the widget shows that. The binding belongs to this widget and
    /// ends with it.
    /// - Parameters:
    ///   - model: `@Observable`; it is held, and must not hold the widget.
    ///   - property: is changed on the main actor.
    @discardableResult
    public func bind<Model: AnyObject>(
        with model: Model, _ property: ReferenceWritableKeyPath<Model, InputValue>
    ) -> Self {
        let connection = onInput { [weak self] value in
            if model[keyPath: property] != value { model[keyPath: property] = value }
            if let self, input != model[keyPath: property] { input = model[keyPath: property] }
        }
        return observe({ model[keyPath: property] }) { widget, value in
            if widget.input != value { connection.blocked { widget.input = value } }
        }
    }
}
