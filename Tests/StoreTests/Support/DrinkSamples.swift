import Foundation

/// Ingredients and drinks for tests, written as a person writes them.
enum DrinkSamples {
    /// An ingredient with what is needed, and further keys as JSON with a comma before them.
    static func ingredient(_ id: String, name: String? = nil, kind: String = "spirit", more: String = "") -> String {
        """
        {"id": "\(id)", "name": "\(name ?? id.capitalized)", "kind": "\(kind)", "colour": "#AA8844", "opacity": 0.2\(more)}
        """
    }

    /// A line of a recipe.
    static func part(_ ingredient: String, _ amount: String = "\"amount\": 30, \"unit\": \"ml\"", more: String = "")
        -> String
    {
        "{\"ingredient\": \"\(ingredient)\", \(amount)\(more)}"
    }

    /// A drink with what is needed, and further keys as JSON with a comma before them.
    static func drink(
        _ id: String, name: String? = nil, parts: [String], methods: String = "\"shake\", \"strain\"",
        ice: String = "none", glass: String = "coupe", level: String = "easy", category: String = "sour",
        story: String = "A drink.", more: String = ""
    ) -> String {
        """
        {
          "id": "\(id)", "name": "\(name ?? id.capitalized)", "story": "\(story)", "status": "current",
          "glass": {"shape": "\(glass)"}, "methods": [\(methods)], "ice": "\(ice)",
          "ingredients": [\(parts.joined(separator: ", "))],
          "steps": [{"text": "Mix."}], "categories": [{"id": "\(category)", "reason": "So it is."}],
          "level": {"value": "\(level)", "reason": "So it is."}, "sources": ["own"],
          "servings": [{"name": "In a flute", "glass": "flute"}, {"name": "On ice", "ice": "cubes"}]\(more)
        }
        """
    }

    /// A pack of ingredients and drinks, each entry on lines of its own.
    static func pack(_ ingredients: [String], _ drinks: [String] = [], id: String = "bar") -> String {
        """
        {"format": 1, "id": "\(id)", "title": "Bar", "sources": [{"id": "own", "title": "Own"}],
        "ingredients": [
        \(ingredients.joined(separator: ",\n"))
        ],
        "drinks": [
        \(drinks.joined(separator: ",\n"))
        ]}
        """
    }

    /// A small bar: families, a substitute and six drinks.
    static let bar = pack(
        [
            ingredient("whiskey"), ingredient("bourbon", more: ", \"parent\": \"whiskey\""),
            ingredient("rye", more: ", \"parent\": \"whiskey\""), ingredient("gin"),
            ingredient("triple-sec", name: "Triple sec", kind: "liqueur", more: orange + strength(40)),
            ingredient("cointreau", kind: "liqueur", more: strength(40)),
            ingredient("lemon-juice", name: "Lemon juice", kind: "juice", more: ", \"fruit\": \"lemon\"" + strength(0)),
            ingredient("syrup", kind: "syrup", more: strength(0)), ingredient("salt", kind: "seasoning"),
            ingredient("cherry", kind: "fruit"),
        ],
        [
            drink("whiskey-sour", name: "Whiskey Sour", parts: [part("whiskey"), part("lemon-juice"), part("syrup")]),
            drink("gold-rush", name: "Gold Rush", parts: [part("bourbon"), part("lemon-juice")], level: "medium"),
            drink("white-lady", name: "White Lady", parts: [part("gin"), part("triple-sec"), part("lemon-juice")]),
            drink(
                "neat", parts: [part("rye"), part("salt", more: ", \"optional\": true")], methods: "\"pour\"",
                glass: "rocks", category: "spirit-forward"),
            drink(
                "garnished", parts: [part("gin"), part("cherry", "\"amount\": 1", more: ", \"role\": \"garnish\"")],
                glass: "martini"),
            drink(
                "lemonade", parts: [part("lemon-juice"), part("syrup")], methods: "\"build\"", glass: "highball",
                category: "mocktail"),
        ])

    private static let orange = """
        , "substitutes": [{"ingredient": "cointreau", "note": "Drier."}, {"ingredient": "syrup", "note": "No spirit."}]
        """

    private static func strength(_ percent: Double) -> String { ", \"strength\": {\"abv\": \(percent)}" }
}
