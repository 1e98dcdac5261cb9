/// A widget with which the user changes one value.
@MainActor
public protocol ValueInput: Widget {
    /// The type of the value.
    associatedtype InputValue: Equatable
    /// The value that the user sees and changes.
    var input: InputValue { get set }
    /// Called with the value each time it has changed.
    @discardableResult
    func onInput(_ handler: @escaping @MainActor (InputValue) -> Void) -> Connection
}

extension ValueInput {
    /// Keeps the widget and a property of a model equal, whichever of them changes.
    ///
    ///     entry.bind(with: counter, \.name)
    ///
    /// If the model stores a different value than it is given, the widget shows that one. The binding belongs to this
    /// widget and ends with it.
    /// - Parameters:
    ///   - model: an `@Observable` object; it is held strongly, and must not hold the widget.
    ///   - property: the property, to be changed only on the main actor.
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
