internal import JSON

/// A web page about an entry of the catalogue, by the name that its pack gives it.
public struct PageLink: Sendable, Hashable, Codable {
    /// What it is called.
    public internal(set) var title: String

    /// Where it is.
    public let address: PageAddress

    /// A page by a name.
    public init(title: String, address: PageAddress) {
        self.title = title
        self.address = address
    }
}

extension PageLink {
    init(_ node: JSONNode, _ reader: EntryReader) throws {
        title = try reader.string("title", of: node)
        address = try reader.page("address", of: node)
    }
}

extension EntryReader {
    /// The address of a web page under a key.
    func page(_ key: String, of object: JSONNode) throws -> PageAddress {
        let text = try string(key, of: object)
        do throws(PageAddress.Problem) {
            return try PageAddress(text)
        } catch {
            let place = object[key] ?? object
            throw Fault(kind: .wrongForm(excerpt: place.excerpt, form: PageAddress.form), node: place)
        }
    }

    /// The web pages that an entry leads to.
    func links() throws -> [PageLink] { try (node["links"]?.elements ?? []).map { try PageLink($0, self) } }
}

extension Source {
    /// The source's own page; nil where it has no address, or one that is not to be opened.
    public var page: PageAddress? { url.flatMap { PageAddress(openable: $0) } }
}
