/// All that a document can name: types of components and of templates, verbs, and sources of data.
public struct Vocabulary: Sendable {
    public var components: [String: ComponentType]
    /// How a template lays its components out: `list`, `grid`, `carousel`, `row`, `stack`, `tabs`.
    public var templates: Set<String>
    public var verbs: [String: Verb]
    /// The sources of data by name, each with the paths below it that can be read.
    public var sources: [String: SourceType]

    public init(
        components: [ComponentType], templates: Set<String>, verbs: [Verb], sources: [SourceType] = []
    ) {
        self.components = Dictionary(components.map { ($0.name, $0) }) { first, _ in first }
        self.templates = templates
        self.verbs = Dictionary(verbs.map { ($0.name, $0) }) { first, _ in first }
        self.sources = Dictionary(sources.map { ($0.name, $0) }) { first, _ in first }
    }
}

/// A source of the program's data that documents may read, and nothing but what it lists.
public struct SourceType: Sendable, Hashable {
    public let name: String
    /// The fields, by name, each with a sentence about it: `items` of `cart`.
    public let fields: [String: String]

    public init(_ name: String, fields: [String: String]) {
        self.name = name
        self.fields = fields
    }
}
