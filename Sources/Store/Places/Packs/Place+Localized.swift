internal import JSON

/// The texts of a place in another language; nil for what stays as it is.
struct PlaceTranslation: Sendable, Equatable {
    /// The name, where people who speak the language have one of their own for it.
    let name: String?

    /// Street and town.
    let address: String?

    /// When it is open, in words.
    let hours: String?

    /// Reads a translation.
    init(_ node: JSONNode) {
        name = node["name"]?.string
        address = node["address"]?.string
        hours = node["hours"]?.string
    }
}

extension PlacedEntry<Place> {
    /// The place with its texts in the first language of a list that it has.
    func localized(for languages: [LanguageTag]) -> Place {
        let translations = Dictionary(
            (node["translations"]?.members ?? []).map { (LanguageTag($0.key).tag, PlaceTranslation($0.node)) },
            uniquingKeysWith: { _, last in last })
        guard let translation = languages.translation(among: translations) else { return entry }
        var details = entry.details
        details.name = translation.name ?? details.name
        details.address = translation.address ?? details.address
        details.hours = translation.hours ?? details.hours
        return Place(id: entry.id, origin: entry.origin, details: details)
    }
}
