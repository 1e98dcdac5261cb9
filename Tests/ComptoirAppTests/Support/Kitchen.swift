import Foundation
import Store
import TestSupport

@testable import ComptoirApp

/// What the program's pages share, over a catalogue of four fruits, in folders of its own.
@MainActor
struct Kitchen {
    let folder: TemporaryFolder
    let storage = DictionaryPreferences()
    let preferences: Preferences
    let environment: Environment

    /// Makes a kitchen.
    /// - Parameters:
    ///   - fruits: its fruits.
    ///   - bundled: names of the program's own packs that it has besides.
    ///   - invented: how many invented fruits it has instead.
    ///   - isBuilt: whether its catalogue is built already, as after the first start.
    ///   - time: what tells the time.
    init(
        languages: [String] = ["en"], fruits: [String] = [apple, banana, kiwi, quince], bundled: [String] = [],
        invented: Int? = nil, isBuilt: Bool = true, time: TimeSource = .system
    ) async throws {
        folder = try TemporaryFolder()
        let schema = Kitchen.resources.appending(path: "catalogue/pack.schema.json")
        folder.write(try String(contentsOf: schema, encoding: .utf8), to: "resources/catalogue/pack.schema.json")
        folder.write(Kitchen.pack(fruits), to: "resources/catalogue/fruits.json")
        for name in bundled {
            let file = Kitchen.resources.appending(path: "catalogue/\(name).json")
            folder.write(try String(contentsOf: file, encoding: .utf8), to: "resources/catalogue/\(name).json")
        }
        preferences = Preferences(storage)
        let root = URL(filePath: folder.path)
        let folders = Folders(
            resources: root.appending(path: "resources"), data: root.appending(path: "data"),
            cache: root.appending(path: "cache"))
        if let invented {
            try Catalogue.buildSynthetic(
                count: invented, at: folders.cache.appending(path: "catalogue.sqlite"),
                packs: PackFolders(bundled: folders.catalogue, personal: folders.packs), languages: languages)
        }
        environment = try await Environment.open(
            folders: folders, preferences: preferences, languages: languages, time: time)
        if isBuilt { try await environment.catalogue.refresh() }
    }

    /// The pictures of pages that have nothing else to show.
    var pictures: StatusPictures { environment.folders.statusPictures }

    /// Has the catalogue made anew of other fruits.
    func restock(_ fruits: [String]) async throws {
        folder.write(Kitchen.pack(fruits), to: "resources/catalogue/fruits.json")
        try await environment.catalogue.refresh()
    }

    func fruit(_ id: String) async throws -> Fruit? { try await environment.catalogue.fruit(id: id) }

    /// The repository's own resources.
    nonisolated static let resources = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Resources")

    static let apple = entry(
        "apple", "Apple", "The one that is always in",
        """
        "energyKcal": 52, "energyKJ": 218, "water": 85.56, "carbohydrate": 13.81, "sugars": 10.39, "fibre": 2.4,
        "vitaminA": 3, "vitaminC": 4.6, "vitaminB6": 0.041, "sodium": 1
        """,
        more: """
            , "family": { "name": "Rosaceae", "source": "usda" },
            "refuse": { "percent": 10, "part": "Core and stem" },
            "portions": [
              { "kind": "piece", "name": "1 medium", "grams": 182 }, { "kind": "cup", "name": "1 cup", "grams": 109 }
            ]
            """)
    static let banana = entry(
        "banana", "Banana", "In its own wrapping", "\"energyKcal\": 89, \"sugars\": 12.23, \"vitaminC\": 8.7",
        more: ", \"featured\": true, \"portions\": [{ \"kind\": \"cup\", \"name\": \"1 cup\", \"grams\": 150 }]")
    static let kiwi = entry(
        "kiwi", "Kiwi", "Furry outside", "\"energyKcal\": 61, \"sugars\": 8.99, \"vitaminC\": 92.7",
        more: ", \"featured\": true")
    static let quince = entry("quince", "Quince", "Best as jelly", "\"energyKcal\": 57, \"vitaminC\": 15")

    static func entry(_ id: String, _ name: String, _ headline: String, _ values: String, more: String = "") -> String {
        """
        { "id": "\(id)", "name": "\(name)", "headline": "\(headline)", "text": "It grows.\\n\\nIt is eaten.",
          "picture": "fruits/\(id).svg", "gradient": ["#FF0000", "#00FF00"],
          "nutrition": { "per": "100 g edible portion", "source": "usda", "values": { \(values) } }\(more) }
        """
    }

    private static func pack(_ fruits: [String]) -> String {
        """
        { "format": 1, "id": "fruits", "title": "Fruits",
          "sources": [{ "id": "usda", "title": "USDA SR28", "licence": "public domain" }],
          "dailyReference": { "source": "usda", "name": "EU reference intakes",
            "values": { "energyKcal": 2000, "energyKJ": 8400, "carbohydrate": 260, "sugars": 90, "vitaminA": 800,
              "vitaminC": 80, "vitaminB6": 1.4 } },
          "fruits": [\(fruits.joined(separator: ",\n"))] }
        """
    }
}

extension SearchResults {
    /// What the list shows now.
    var shown: [Query.Summary] { summaries(rows[...]) }

    /// Whether what is shown is what is asked for.
    var isAnswered: Bool { state.value?.query == query }
}
