/// One of the options that a control offers.
public struct Choice: Sendable, Identifiable, Equatable {
    /// The identifier by which the option is selected.
    public var id: String
    /// The name shown to the user.
    public var title: String
    /// The name of a symbolic icon before the title; nil for none.
    public var icon: String?

    /// Creates an option.
    public init(id: String, title: String, icon: String? = nil) {
        self.id = id
        self.title = title
        self.icon = icon
    }
}
