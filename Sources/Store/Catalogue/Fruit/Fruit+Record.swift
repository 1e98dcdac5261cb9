internal import Foundation

extension Fruit {
    func record(for languages: [LanguageTag]) throws -> EntryRecord {
        let local = localized(for: languages)
        let isTranslated = local.name != name || local.headline != headline || local.text != text
        let otherNames = [isTranslated ? englishName : nil, scientificName, family?.value]
        return EntryRecord(
            kind: Self.kind,
            id: id,
            name: local.name,
            headline: local.headline,
            picture: picture,
            gradient: gradient,
            energy: nutrition.values[.energyKcal],
            sugars: nutrition.values[.sugars],
            vitaminC: nutrition.values[.vitaminC],
            isFeatured: isFeatured,
            payload: try PayloadCoding.encode(local),
            words: SearchableText(
                name: TextFolding.fold(local.name),
                otherNames: TextFolding.fold(otherNames.compactMap(\.self).joined(separator: " ")),
                headline: TextFolding.fold(isTranslated ? local.headline + " " + headline : headline),
                text: TextFolding.fold(isTranslated ? local.text + " " + text : text)
            )
        )
    }
}

/// How entries are kept in the database.
enum PayloadCoding {
    static func encode(_ entry: some Encodable) throws -> Data {
        try JSONEncoder().encode(entry)
    }

    static func decode<Entry: Decodable>(_ type: Entry.Type, from payload: Data) throws -> Entry {
        try JSONDecoder().decode(type, from: payload)
    }
}
