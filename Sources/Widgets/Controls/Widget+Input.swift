public import GTK

/// A widget with which the user chooses one of several things.
@MainActor
public protocol ChoiceInput: ValueInput {
    /// The chosen value.
    var selection: InputValue { get set }
    /// Called with the value after the user has chosen it.
    @discardableResult
    func onSelected(_ handler: @escaping @MainActor (InputValue) -> Void) -> Connection
}

extension ChoiceInput {
    public var input: InputValue {
        get { selection }
        set { selection = newValue }
    }
    @discardableResult
    public func onInput(_ handler: @escaping @MainActor (InputValue) -> Void) -> Connection { onSelected(handler) }
}

extension SegmentedChoice: ChoiceInput { public typealias InputValue = String }
extension TabView: ChoiceInput { public typealias InputValue = String }
extension ColorChoice: ChoiceInput { public typealias InputValue = Color }
extension SearchField: TextInput {}

extension Stepper: ValueInput {
    public var input: Double {
        get { value }
        set { value = newValue }
    }
    @discardableResult
    public func onInput(_ handler: @escaping @MainActor (Double) -> Void) -> Connection { onChanged(handler) }
}

extension StarRating: ValueInput {
    public var input: Double {
        get { rating }
        set { rating = newValue }
    }
    @discardableResult
    public func onInput(_ handler: @escaping @MainActor (Double) -> Void) -> Connection { onChanged(handler) }
}

extension FilterChips: ValueInput {
    public var input: Set<String> {
        get { selection }
        set { selection = newValue }
    }
    @discardableResult
    public func onInput(_ handler: @escaping @MainActor (Set<String>) -> Void) -> Connection { onChanged(handler) }
}

extension FavouriteButton: ValueInput {
    public var input: Bool {
        get { isFavourite }
        set { isFavourite = newValue }
    }
    @discardableResult
    public func onInput(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection { onToggled(handler) }
}
