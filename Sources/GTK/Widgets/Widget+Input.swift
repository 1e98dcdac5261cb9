// Inputs grouped by the type of their value, so that each widget states its type in one line.

/// A widget whose text the user changes.
@MainActor
public protocol TextInput: ValueInput where InputValue == String {
    /// The text.
    var text: String { get set }
    /// Called with the text after each change.
    @discardableResult
    func onChanged(_ handler: @escaping @MainActor (String) -> Void) -> Connection
}

extension TextInput {
    public var input: String {
        get { text }
        set { text = newValue }
    }
    @discardableResult
    public func onInput(_ handler: @escaping @MainActor (String) -> Void) -> Connection { onChanged(handler) }
}

/// A widget that the user switches on and off.
@MainActor
public protocol SwitchInput: ValueInput where InputValue == Bool {
    /// Whether the widget is on.
    var isActive: Bool { get set }
    /// Called after the widget was switched on or off, with whether it is on.
    @discardableResult
    func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection
}

extension SwitchInput {
    public var input: Bool {
        get { isActive }
        set { isActive = newValue }
    }
    @discardableResult
    public func onInput(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection { onToggled(handler) }
}

/// A widget whose number the user changes.
@MainActor
public protocol NumberInput: ValueInput where InputValue == Double {
    /// The number.
    var value: Double { get set }
    /// Called with the number when it has changed.
    @discardableResult
    func onValueChanged(_ handler: @escaping @MainActor (Double) -> Void) -> Connection
}

extension NumberInput {
    public var input: Double {
        get { value }
        set { value = newValue }
    }
    @discardableResult
    public func onInput(_ handler: @escaping @MainActor (Double) -> Void) -> Connection { onValueChanged(handler) }
}

extension Entry: TextInput {}
extension TextView: TextInput {}
extension ToggleButton: SwitchInput {}
extension CheckButton: SwitchInput {}
extension Switch: SwitchInput {}
extension SpinButton: NumberInput {}
extension Scale: NumberInput {}

extension SearchEntry: ValueInput {
    public var input: String {
        get { text }
        set { text = newValue }
    }
    @discardableResult
    public func onInput(_ handler: @escaping @MainActor (String) -> Void) -> Connection { onSearchChanged(handler) }
}

extension Expander: ValueInput {
    public var input: Bool {
        get { isExpanded }
        set { isExpanded = newValue }
    }
    @discardableResult
    public func onInput(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection { onExpandedChanged(handler) }
}

extension DropDown: ValueInput {
    public var input: Element? {
        get { selection }
        set { selection = newValue }
    }
    @discardableResult
    public func onInput(_ handler: @escaping @MainActor (Element?) -> Void) -> Connection {
        onSelectionChanged(handler)
    }
}
