/// A property that components of a type have, or an argument that a verb takes.
public struct PropertyType: Sendable, Hashable {
    /// What the property's values are.
    public enum Kind: Sendable, Hashable {
        case text
        case number(ClosedRange<Double>)
        case flag
        /// One of some words.
        case choice([String])
        /// A picture that the program brings (`fruit:mango`, `drink:negroni`, `ingredient:gin`, `product:gin`,
        /// `drawing:empty-slate`, `icon:…`), or an `https` address of a host that the document allows.
        case picture
        /// An address to open: `https`, `mailto`, `tel`, or one of the program's own.
        case link
        /// A day as `2026-01-31`.
        case date
        /// Any value; for what is handed through.
        case any
    }

    public let name: String
    public let kind: Kind
    /// Whether a component without it is left out.
    public let isRequired: Bool
    /// Whether the person changes it, so that `bind` has to name a place that can be written.
    public let isWritten: Bool
    /// What it is, in a sentence, for the schema and the page for authors.
    public let summary: String

    public init(
        _ name: String, _ kind: Kind, isRequired: Bool = false, isWritten: Bool = false, _ summary: String
    ) {
        self.name = name
        self.kind = kind
        self.isRequired = isRequired
        self.isWritten = isWritten
        self.summary = summary
    }
}
