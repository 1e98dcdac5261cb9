internal import JSON

extension Place: CatalogueEntry {
    static let kind = EntryKind.place
    static let packKey = "places"

    init(_ reader: inout EntryReader) throws {
        let node = reader.node
        let latitude = try reader.number("latitude", of: node, within: Location.latitudes)
        let longitude = try reader.number("longitude", of: node, within: Location.longitudes)
        guard let location = Location(latitude: latitude, longitude: longitude) else {
            throw EntryReader.Missing(key: "latitude", node: node)
        }
        guard let source = reader.source(node["source"]) else { throw EntryReader.Missing(key: "source", node: node) }
        func subjects(_ key: String, _ subject: (String) -> PlaceSubject) -> [PlaceSubject] {
            (node[key]?.strings ?? []).map(subject)
        }
        self.init(
            id: try reader.string("id"), origin: .pack(source),
            details: Details(
                name: try reader.string("name"), address: node["address"]?.string ?? "", location: location,
                hours: node["hours"]?.string ?? "",
                page: try node["page"].map { _ in try reader.page("page", of: node) },
                subjects: Set(
                    subjects("fruits") { .fruit($0) } + subjects("ingredients") { .ingredient($0) }
                        + subjects("drinks") { .drink($0) })))
    }
}

extension Place {
    /// What is kept of a place of a pack.
    func record() throws -> EntryRecord {
        EntryRecord(
            kind: Self.kind, id: id, name: name, payload: try PayloadCoding.encode(self),
            words: SearchableText(
                name: TextFolding.fold(name), otherNames: "", headline: "", text: TextFolding.fold(details.address)))
    }
}
