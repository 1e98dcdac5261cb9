import Foundation

/// Packs for tests, written as a person writes them.
enum Samples {
    /// A fruit with what is needed and nothing more.
    ///
    /// - Parameters:
    ///   - more: Further keys, as JSON, with a comma before them.
    ///   - values: The nutrients, as JSON.
    static func fruit(
        _ id: String, name: String? = nil, headline: String = "Good to eat", text: String = "It grows.",
        gradient: String = "\"#FF0000\", \"#00FF00\"", values: String = "\"energyKcal\": 50", more: String = ""
    ) -> String {
        """
        {
          "id": "\(id)", "name": "\(name ?? id.capitalized)",
          "headline": "\(headline)", "text": "\(text)",
          "picture": "fruits/\(id).svg", "gradient": [\(gradient)],
          "nutrition": { "per": "100 g edible portion", "source": "usda", "values": { \(values) } }\(more)
        }
        """
    }

    static let apple = fruit(
        "apple", headline: "A day keeper", values: "\"energyKcal\": 52, \"sugars\": 10.39, \"vitaminC\": 4.6",
        more: """
            ,
              "featured": true, "scientificName": "Malus domestica",
              "family": { "name": "Rosaceae", "source": "usda" },
              "portions": [
                { "kind": "piece", "name": "1 medium", "grams": 182 },
                { "kind": "cup", "name": "1 cup, sliced", "grams": 109 }
              ],
              "notes": ["With skin."],
              "translations": { "fr": { "name": "Pomme", "headline": "La gardienne", "portions": ["1 moyenne"] } }
            """)
    static let banana = fruit(
        "banana", headline: "In its own wrapping", values: "\"energyKcal\": 89, \"sugars\": 12.23, \"vitaminC\": 8.7")
    static let quince = fruit("quince", headline: "Best as jelly", values: "\"energyKcal\": 57, \"vitaminC\": 15")

    /// A pack of fruits.
    static func pack(_ fruits: [String] = [apple, banana, quince], id: String = "fruits") -> String {
        """
        {
          "format": 1, "id": "\(id)", "title": "Fruits",
          "sources": [
            { "id": "usda", "title": "USDA SR28", "licence": "public domain" },
            { "id": "eu-1169", "title": "Regulation (EU) 1169/2011" }
          ],
          "dailyReference": {
            "source": "eu-1169", "name": "EU reference intakes for adults",
            "values": { "energyKcal": 2000, "vitaminC": 80 }
          },
          "fruits": [
        \(fruits.joined(separator: ",\n"))
          ]
        }
        """
    }
}
