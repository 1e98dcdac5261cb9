/// A component of a screen, with what is in it.
///
/// It never changes, and so is one object that everything refers to which shows it: a screen has thousands of them, and hands
/// each on a dozen times.
public final class Component: Sendable, Identifiable {
    /// What a property is worked out from.
    public enum Property: Sendable, Hashable {
        /// Words, with values in them where the document says so.
        case text(TextTemplate)
        /// What `bind` names.
        case bound(Expression)
    }

    public let id: String
    public let type: String
    public let condition: Expression?
    /// A list that it is shown for each entry of, up to a page of them, where it stands in another component.
    public let repetition: Template.Repetition?
    public let properties: [String: Property]
    public let children: [Component]
    /// What assistive technology calls it, where that is not what it shows.
    public let accessibleLabel: TextTemplate?
    /// What follows what happens to it: by trigger, as in `activate`.
    public let actions: [String: [Action]]
    /// Where it stands in the document.
    public let path: String
    /// What is wrong with it, where it is the placeholder of one that could not be used.
    public let fault: String?

    public init(
        id: String, type: String, condition: Expression? = nil, repetition: Template.Repetition? = nil,
        properties: [String: Property] = [:], children: [Component] = [], accessibleLabel: TextTemplate? = nil,
        actions: [String: [Action]] = [:],
        path: String = "$", fault: String? = nil
    ) {
        self.id = id
        self.type = type
        self.condition = condition
        self.repetition = repetition
        self.properties = properties
        self.children = children
        self.accessibleLabel = accessibleLabel
        self.actions = actions
        self.path = path
        self.fault = fault
    }
}

extension Component: Hashable {
    public static func == (one: Component, other: Component) -> Bool {
        one === other
            || one.id == other.id && one.type == other.type && one.path == other.path && one.fault == other.fault
                && one.condition == other.condition && one.repetition == other.repetition
                && one.properties == other.properties && one.accessibleLabel == other.accessibleLabel
                && one.actions == other.actions && one.children == other.children
    }

    /// Two that differ only in what they say may have the same.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(type)
        hasher.combine(path)
    }
}
