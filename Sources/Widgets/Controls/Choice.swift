/// One of the options among which a control lets a person choose.
public struct Choice: Sendable, Identifiable, Equatable {
    /// The name by which it is selected.
    public var id: String
    /// The name that people see.
    public var title: String
    /// The name of a symbolic icon before the title.
    public var icon: String?

    public init(id: String, title: String, icon: String? = nil) {
        self.id = id
        self.title = title
        self.icon = icon
    }
}
