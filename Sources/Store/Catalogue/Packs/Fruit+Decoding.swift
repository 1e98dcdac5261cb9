internal import JSON

extension Fruit: CatalogueEntry {
    static let kind = EntryKind.fruit
    static let packKey = "fruits"

    init(_ reader: inout EntryReader) throws {
        let node = reader.node
        id = try reader.string("id")
        name = try reader.string("name")
        englishName = name
        headline = try reader.string("headline")
        text = try reader.string("text")
        picture = reader.picture(try reader.string("picture"))
        let colours = node["gradient"]?.strings.compactMap(RGB.init(hex:)) ?? []
        guard colours.count == 2 else { throw EntryReader.Missing(key: "gradient", node: node) }
        gradient = Gradient(top: colours[0], bottom: colours[1])
        isFeatured = node["featured"]?.bool ?? false
        scientificName = node["scientificName"]?.string
        family = Self.family(&reader)
        origins = Self.origins(&reader)
        seasons = try Self.seasons(&reader)
        calendars = try Self.calendars(&reader)
        refuse = try node["refuse"].map {
            Refuse(percent: try reader.number("percent", of: $0), part: $0["part"]?.string)
        }
        portions = try (node["portions"]?.elements ?? []).map { try Portion($0, reader) }
        guard let nutrition = node["nutrition"] else { throw EntryReader.Missing(key: "nutrition", node: node) }
        self.nutrition = try Nutrition(nutrition, &reader)
        dailyReference = nil
        cautions = node["cautions"]?.strings ?? []
        notes = node["notes"]?.strings ?? []
        links = try reader.links()
        translations = Dictionary(
            (node["translations"]?.members ?? []).map { (LanguageTag($0.key).tag, FruitTranslation($0.node)) },
            uniquingKeysWith: { _, last in last })
    }

    private static func family(_ reader: inout EntryReader) -> Sourced<String>? {
        guard let node = reader.node["family"], let name = node["name"]?.string else { return nil }
        return Sourced(value: name, source: reader.source(node["source"]))
    }

    private static func origins(_ reader: inout EntryReader) -> Sourced<[String]>? {
        guard let node = reader.node["origins"], let regions = node["regions"]?.strings else { return nil }
        return Sourced(value: regions, source: reader.source(node["source"]))
    }

    private static func seasons(_ reader: inout EntryReader) throws -> Seasons? {
        guard let node = reader.node["seasons"] else { return nil }
        var seasons: [Seasons.Season] = []
        for season in node["months"]?.elements ?? [] {
            seasons.append(
                Seasons.Season(
                    name: try reader.string("season", of: season), sources: reader.sources(season["sources"])))
        }
        return Seasons(region: node["region"]?.string, seasons: seasons)
    }

    private static func calendars(_ reader: inout EntryReader) throws -> [HarvestCalendar] {
        var calendars: [HarvestCalendar] = []
        for node in reader.node["calendars"]?.elements ?? [] {
            let months = (node["months"]?.elements ?? []).compactMap(\.number).map { Int($0) }
            calendars.append(
                HarvestCalendar(
                    region: try reader.string("region", of: node), months: Set(months),
                    sources: reader.sources(node["sources"])))
        }
        return calendars
    }
}
