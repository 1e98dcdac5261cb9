/// Something that the program is to do when something happens to a component.
public struct Action: Sendable, Hashable {
    public var verb: String
    public var arguments: [String: Component.Property]
    /// What follows where it succeeded, and where it did not.
    public var success: [Action]
    public var failure: [Action]
    /// Where it stands in the document.
    public var path: String

    public init(
        verb: String, arguments: [String: Component.Property] = [:], success: [Action] = [], failure: [Action] = [],
        path: String = "$"
    ) {
        self.verb = verb
        self.arguments = arguments
        self.success = success
        self.failure = failure
        self.path = path
    }
}
