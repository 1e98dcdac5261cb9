/// Where a figure or a statement comes from.
public struct Source: Sendable, Hashable, Codable, Identifiable {
    /// The name that a pack refers to it by.
    public let id: String

    /// What it is called; the id where the pack does not list the source.
    public let title: String

    /// The terms under which it may be used, or nil where none are given.
    public let licence: String?

    /// Its address, or nil where none is given.
    public let url: String?

    /// A source that may be cited.
    public init(id: String, title: String, licence: String? = nil, url: String? = nil) {
        self.id = id
        self.title = title
        self.licence = licence
        self.url = url
    }
}
