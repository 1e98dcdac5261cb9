// Inputs by what they hold, so that each widget says in one line which it is.

/// A widget whose text a person changes.
@MainActor
public protocol TextInput: ValueInput where InputValue == String {
    var text: String { get set }
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

/// A widget that a person switches on and off.
@MainActor
public protocol SwitchInput: ValueInput where InputValue == Bool {
    var isActive: Bool { get set }
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

/// A widget whose number a person changes.
@MainActor
public protocol NumberInput: ValueInput where InputValue == Double {
    var value: Double { get set }
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
