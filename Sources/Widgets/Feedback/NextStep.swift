/// A next step that a message offers.
public struct NextStep: Sendable {
    /// The text of the button.
    public var title: String
    /// The action of the button; it must not strongly hold the widget that shows it.
    public var perform: @MainActor () -> Void

    /// Creates a next step.
    public init(_ title: String, _ perform: @escaping @MainActor () -> Void) {
        self.title = title
        self.perform = perform
    }
}
