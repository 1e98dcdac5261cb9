/// A kind of component that authors can use: its name and what it takes. What it looks like is the renderer's.
public struct ComponentType: Sendable, Hashable {
    public let name: String
    /// The version that this program has of it; a component may ask for one (`requires`).
    public let version: Int
    public let properties: [PropertyType]
    /// Whether it shows other components in itself.
    public let takesChildren: Bool
    /// What can happen to it that actions can follow: `activate`, `change`, `submit`.
    public let triggers: Set<String>
    /// What it is, in a sentence, for the schema and the page for authors.
    public let summary: String

    public init(
        _ name: String, version: Int = 1, properties: [PropertyType], takesChildren: Bool = false,
        triggers: Set<String> = [], _ summary: String
    ) {
        self.name = name
        self.version = version
        self.properties = properties
        self.takesChildren = takesChildren
        self.triggers = triggers
        self.summary = summary
    }
}
