/// A next step that a message offers.
public struct NextStep: Sendable {
    /// What the button says.
    public var title: String
    /// What the button does; it must not hold the widget that shows it strongly.
    public var perform: @MainActor () -> Void

    public init(_ title: String, _ perform: @escaping @MainActor () -> Void) {
        self.title = title
        self.perform = perform
    }
}
