public import Foundation

/// A screen as its document describes it: read, checked, with every id resolved and everything in its order.
///
/// What could not be used has been left out, or stands as a placeholder, and `diagnostics` say why.
public struct Screen: Sendable, Hashable {
    public var name: String
    public var version: FormatVersion
    /// How long it is good for, in seconds; nil where the document does not say.
    public var timeToLive: TimeInterval?
    /// The hosts that pictures may come from.
    public var pictureHosts: Set<String>
    /// What the screen's own data is at first, by name.
    public var data: [String: Value]
    /// The paths of the program's data that the screen reads.
    public var sources: [ValuePath]
    /// In the order that they are shown in.
    public var templates: [Template]
    /// Whether addresses may lead to this machine and its own network, which is for those who write screens.
    public var allowsPrivateHosts: Bool

    public init(
        name: String, version: FormatVersion = .two, timeToLive: TimeInterval? = nil, pictureHosts: Set<String> = [],
        data: [String: Value] = [:], sources: [ValuePath] = [], templates: [Template] = [],
        allowsPrivateHosts: Bool = false
    ) {
        self.name = name
        self.version = version
        self.timeToLive = timeToLive
        self.pictureHosts = pictureHosts
        self.data = data
        self.sources = sources
        self.templates = templates
        self.allowsPrivateHosts = allowsPrivateHosts
    }
}

/// The format that a document is written in.
public enum FormatVersion: Sendable, Hashable, Comparable {
    /// All its text is literal; ids and orders alone.
    case one
    /// With data, expressions and actions.
    case two
}

/// A part of a screen: how its components are laid out, for what, and when.
public struct Template: Sendable, Hashable, Identifiable {
    /// A list that the template's components are shown for each entry of.
    public struct Repetition: Sendable, Hashable {
        /// The list.
        public var list: Expression
        /// What an entry is called in the components.
        public var name: String
        /// What tells an entry from the others; by its place where there is none.
        public var key: Expression?
        /// As many entries are shown before one asks for more, 1 to 500.
        public var page: Int

        public init(list: Expression, name: String = "item", key: Expression? = nil, page: Int = 50) {
            self.list = list
            self.name = name
            self.key = key
            self.page = page
        }
    }

    public var id: String
    public var type: String
    public var condition: Expression?
    public var repetition: Repetition?
    /// What is shown where the list is empty.
    public var empty: Component?
    public var components: [Component]
    /// Where it stands in the document.
    public var path: String

    public init(
        id: String, type: String = "stack", condition: Expression? = nil, repetition: Repetition? = nil,
        empty: Component? = nil, components: [Component] = [], path: String = "$"
    ) {
        self.id = id
        self.type = type
        self.condition = condition
        self.repetition = repetition
        self.empty = empty
        self.components = components
        self.path = path
    }
}
