extension Entry: ValueInput {
    public var input: String {
        get { text }
        set { text = newValue }
    }
    public func onInput(_ handler: @escaping @MainActor (String) -> Void) -> Connection { onChanged(handler) }
}

extension SearchEntry: ValueInput {
    public var input: String {
        get { text }
        set { text = newValue }
    }
    public func onInput(_ handler: @escaping @MainActor (String) -> Void) -> Connection { onSearchChanged(handler) }
}

extension TextView: ValueInput {
    public var input: String {
        get { text }
        set { text = newValue }
    }
    public func onInput(_ handler: @escaping @MainActor (String) -> Void) -> Connection { onChanged(handler) }
}

extension ToggleButton: ValueInput {
    public var input: Bool {
        get { isActive }
        set { isActive = newValue }
    }
    public func onInput(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection { onToggled(handler) }
}

extension CheckButton: ValueInput {
    public var input: Bool {
        get { isActive }
        set { isActive = newValue }
    }
    public func onInput(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection { onToggled(handler) }
}

extension Switch: ValueInput {
    public var input: Bool {
        get { isActive }
        set { isActive = newValue }
    }
    public func onInput(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection { onToggled(handler) }
}

extension SpinButton: ValueInput {
    public var input: Double {
        get { value }
        set { value = newValue }
    }
    public func onInput(_ handler: @escaping @MainActor (Double) -> Void) -> Connection { onValueChanged(handler) }
}

extension Scale: ValueInput {
    public var input: Double {
        get { value }
        set { value = newValue }
    }
    public func onInput(_ handler: @escaping @MainActor (Double) -> Void) -> Connection { onValueChanged(handler) }
}

extension DropDown: ValueInput {
    public var input: Element? {
        get { selection }
        set { selection = newValue }
    }
    public func onInput(_ handler: @escaping @MainActor (Element?) -> Void) -> Connection {
        onSelectionChanged(handler)
    }
}

extension Expander: ValueInput {
    public var input: Bool {
        get { isExpanded }
        set { isExpanded = newValue }
    }
    public func onInput(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection { onExpandedChanged(handler) }
}
