internal import GTK

/// A name on the map of the world.
struct WorldLabel: Sendable, Equatable {
    /// What is named.
    enum Kind: Sendable, Equatable { case country, capital, city }

    let kind: Kind
    let coordinate: Coordinate
    /// The zooms at which the name may be shown.
    let zooms: ClosedRange<Double>
    /// The name, and in which languages there is another one.
    let name: String
    let translations: [String: String]

    /// The name in a language, as `fr` or `pt_BR`; otherwise the one that the data has.
    func name(in language: String?) -> String {
        guard let language, !translations.isEmpty else { return name }
        if language.hasPrefix("zh_TW") || language.hasPrefix("zh_HK"), let found = translations["zht"] { return found }
        let code = language.split { $0 == "_" || $0 == "-" || $0 == "." || $0 == "@" }.first.map(String.init)
        return code.flatMap { translations[$0] } ?? name
    }

    static func countries(_ reader: inout WorldReader) throws -> [WorldLabel] {
        let languages = try (0..<reader.count()).map { _ in try reader.text() }
        return try (0..<reader.count()).map { _ in
            let coordinate = try reader.coordinate()
            let least = Double(try reader.number()) / 10
            let most = Double(try reader.number()) / 10
            var names: [String: String] = [:]
            for language in languages {
                let name = try reader.text()
                if !name.isEmpty { names[language] = name }
            }
            return WorldLabel(
                kind: .country, coordinate: coordinate, zooms: (least - 0.9)...max(least, most),
                name: names["en"] ?? "", translations: names)
        }
    }

    static func cities(_ reader: inout WorldReader) throws -> [WorldLabel] {
        try (0..<reader.count()).map { _ in
            let coordinate = try reader.coordinate()
            let rank = try reader.number()
            let isCapital = rank & 1 == 1
            // On a map of whole continents the names of countries leave room for a few by chance; there are none there.
            let least = max(2.5, Double(rank >> 1) + (isCapital ? 1.5 : 2.5))
            return WorldLabel(
                kind: isCapital ? .capital : .city, coordinate: coordinate, zooms: least...30,
                name: try reader.text(), translations: [:])
        }
    }
}
