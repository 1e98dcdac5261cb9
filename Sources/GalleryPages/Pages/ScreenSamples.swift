import Foundation
import GTK
import Map
import ServerUI
import ServerUIRenderer
import ComptoirWidgets
import Widgets

/// Sample screens, each as the document that a server would send.
@MainActor
enum ScreenSamples {
    /// Returns the view of a document.
    static func view(_ document: String, _ samples: Samples) -> Widget {
        let result = ScreenReader(vocabulary: .standard).read(Data(document.utf8))
        guard let screen = result.screen else {
            return NoticeCard(result.diagnostics.first?.message ?? "The document cannot be read.")
        }
        return ScreenView(
            RunningScreen(screen), pictures: SamplePictures(samples),
            map: .bundled(file: samples.resources.appending(path: "map/world.map").path), isForAuthors: true)
    }

    private static func document(
        data: String = "{}", templates: String, components: String, bodies: String
    ) -> String {
        """
        {"sdui": {"version": "2.0", "min": "1.0"}, "screenName": "sample", "data": \(data),
         "templates": [\(templates)], "components": [\(components)], "bodies": [\(bodies)]}
        """
    }

    /// The first screen of a program: a hero, cards and numbers in two columns.
    static let start = document(
        templates: #"{"id": "page", "type": "stack", "order": 1, "componentsId": ["title", "page"]}"#,
        components: #"""
            {"id": "title", "type": "heading", "bodyId": "title", "order": 1},
            {"id": "page", "type": "columns", "order": 2, "children": ["main", "side"]},
            {"id": "main", "type": "column", "bodyId": "main", "children": ["hero", "tonight", "drinks", "days"]},
            {"id": "side", "type": "column", "children": ["cart", "new"]},
            {"id": "hero", "type": "hero", "bodyId": "hero", "children": ["read", "two"]},
            {"id": "read", "type": "button", "bodyId": "read"},
            {"id": "two", "type": "button", "bodyId": "two"},
            {"id": "tonight", "type": "heading", "bodyId": "tonight", "actions": [{"on": "activate", "do": "back"}]},
            {"id": "drinks", "type": "grid", "bodyId": "grid", "children": ["negroni", "mojito", "martini"]},
            {"id": "negroni", "type": "card", "bodyId": "negroni", "actions": [{"on": "activate", "do": "back"}]},
            {"id": "mojito", "type": "card", "bodyId": "mojito", "actions": [{"on": "activate", "do": "back"}]},
            {"id": "martini", "type": "card", "bodyId": "martini", "actions": [{"on": "activate", "do": "back"}]},
            {"id": "days", "type": "grid", "bodyId": "grid", "children": ["smoke", "walk", "sugar"]},
            {"id": "smoke", "type": "counter", "bodyId": "smoke"},
            {"id": "walk", "type": "counter", "bodyId": "walk"},
            {"id": "sugar", "type": "counter", "bodyId": "sugar"},
            {"id": "cart", "type": "card", "bodyId": "cart", "children": ["board", "total"]},
            {"id": "board", "type": "shelf", "children": ["b1", "b2", "b3"]},
            {"id": "b1", "type": "bottlePicture", "bodyId": "b1"},
            {"id": "b2", "type": "bottlePicture", "bodyId": "b2"},
            {"id": "b3", "type": "bottlePicture", "bodyId": "b3"},
            {"id": "total", "type": "row", "bodyId": "total", "children": ["sum", "open"]},
            {"id": "sum", "type": "text", "bodyId": "sum"},
            {"id": "open", "type": "button", "bodyId": "open"},
            {"id": "new", "type": "card", "bodyId": "new", "children": ["see"]},
            {"id": "see", "type": "row", "children": ["seeIt", "another"]},
            {"id": "seeIt", "type": "button", "bodyId": "seeIt"},
            {"id": "another", "type": "button", "bodyId": "another"}
            """#,
        bodies: #"""
            {"id": "title", "body": {"title": "Good evening", "level": "1", "detail": "Sunday, 22 November"}},
            {"id": "main", "body": {"weight": "2"}},
            {"id": "hero", "body": {"overline": "Fruit of the season", "title": "Persimmon", "tone": "orange",
                "text": "Wait for it, then wait more: soft as jam, it is honey with a hint of spice.",
                "picture": "fruit:persimmon"}},
            {"id": "read", "body": {"title": "Read on", "role": "primary"}},
            {"id": "two", "body": {"title": "2 drinks with it"}},
            {"id": "tonight", "body": {"title": "You can make tonight", "action": "all 14"}},
            {"id": "grid", "body": {"width": "180"}},
            {"id": "negroni", "body": {"title": "Negroni", "subtitle": "Stirred", "picture": "drink:Negroni"}},
            {"id": "mojito", "body": {"title": "Mojito", "subtitle": "Built", "picture": "drink:Mojito",
                "badge": "new"}},
            {"id": "martini", "body": {"title": "Espresso martini", "subtitle": "Shaken",
                "picture": "drink:Espresso-martini"}},
            {"id": "smoke", "body": {"days": "41", "title": "days without smoking", "detail": "record 60",
                "tone": "green", "fraction": "0.68", "picture": "fruit:lime"}},
            {"id": "walk", "body": {"days": "128", "title": "days with a walk", "detail": "longest streak yet",
                "tone": "red", "fraction": "1", "picture": "fruit:orange"}},
            {"id": "sugar", "body": {"days": "9", "title": "days without sugar", "detail": "record 23",
                "tone": "amber", "fraction": "0.4", "picture": "fruit:lemon"}},
            {"id": "cart", "body": {"overline": "Your cart", "title": "6 items for Saturday"}},
            {"id": "b1", "body": {"ingredient": "Vodka"}}, {"id": "b2", "body": {"ingredient": "Gin"}},
            {"id": "b3", "body": {"ingredient": "Rum"}},
            {"id": "total", "body": {"align": "spread"}},
            {"id": "sum", "body": {"text": "€ 54.99", "style": "large"}},
            {"id": "open", "body": {"title": "Open", "role": "primary", "icon": "icon:shop"}},
            {"id": "new", "body": {"overline": "A drink new to you", "title": "Tequila Sunrise", "height": "270",
                "subtitle": "You lack one bottle for it.", "picture": "drink:Sunrise"}},
            {"id": "seeIt", "body": {"title": "See it"}},
            {"id": "another", "body": {"title": "Another", "icon": "icon:random"}}
            """#)

    /// A form: each type of field, with the chosen values below.
    static let form = document(
        data: #"""
            {"name": "", "people": 4, "stars": 3.5, "level": "easy", "glass": "Coupe", "ice": true, "day": "2026-11-28",
             "sour": false, "sweet": true, "price": 12.5}
            """#,
        templates: #"""
            {"id": "f", "type": "stack", "order": 1,
             "componentsId": ["title", "name", "price", "people", "stars", "level", "glass", "ice", "day", "chips", "line",
                 "said", "go"]}
            """#,
        components: #"""
            {"id": "title", "type": "heading", "bodyId": "title", "order": 1},
            {"id": "name", "type": "textField", "bodyId": "name", "order": 2, "bind": {"value": "name"}},
            {"id": "price", "type": "numberField", "bodyId": "price", "order": 3, "bind": {"value": "price"}},
            {"id": "people", "type": "stepper", "bodyId": "people", "order": 4, "bind": {"value": "people"}},
            {"id": "stars", "type": "rating", "bodyId": "stars", "order": 5, "bind": {"value": "stars"}},
            {"id": "level", "type": "choice", "bodyId": "level", "order": 6, "bind": {"value": "level"}},
            {"id": "glass", "type": "choice", "bodyId": "glass", "order": 7, "bind": {"value": "glass"}},
            {"id": "ice", "type": "toggle", "bodyId": "ice", "order": 8, "bind": {"value": "ice"}},
            {"id": "day", "type": "dateField", "bodyId": "day", "order": 9, "bind": {"value": "day"}},
            {"id": "chips", "type": "chipRow", "order": 10, "children": ["sour", "sweet", "fact"]},
            {"id": "sour", "type": "chip", "bodyId": "sour", "bind": {"value": "sour"}},
            {"id": "sweet", "type": "chip", "bodyId": "sweet", "bind": {"value": "sweet"}},
            {"id": "fact", "type": "chip", "bodyId": "fact"},
            {"id": "line", "type": "divider", "order": 11},
            {"id": "said", "type": "text", "bodyId": "said", "order": 12},
            {"id": "go", "type": "button", "bodyId": "go", "order": 13}
            """#,
        bodies: #"""
            {"id": "title", "body": {"title": "A round for friends", "level": "2"}},
            {"id": "name", "body": {"label": "What is it called?", "hint": "Saturday"}},
            {"id": "price", "body": {"label": "What may it cost?", "unit": "€", "minimum": "0", "maximum": "500"}},
            {"id": "people", "body": {"label": "How many come?", "minimum": "1", "maximum": "24"}},
            {"id": "stars", "body": {"label": "How good shall it be?"}},
            {"id": "level", "body": {"label": "Level", "options": "easy|medium|advanced"}},
            {"id": "glass", "body": {"label": "Glass", "options": "Coupe|Highball|Martini|Rocks|Shot|Wine"}},
            {"id": "ice", "body": {"label": "With ice", "detail": "A bag lasts for ten drinks"}},
            {"id": "day", "body": {"label": "When?"}},
            {"id": "sour", "body": {"text": "sour"}}, {"id": "sweet", "body": {"text": "sweet"}},
            {"id": "fact", "body": {"text": "a fact"}},
            {"id": "said", "body": {"text": "@{name}: @{people} people, @{stars} stars, @{level}, in a @{glass}, at @{price} €",
                "style": "quiet"}},
            {"id": "go", "body": {"title": "Go on", "role": "primary"}}
            """#)

    /// Figures and things that open: rows, tables, tabs, a carousel, a map, and the fallbacks for what cannot be shown.
    static let parts = document(
        templates: #"""
            {"id": "p", "type": "stack", "order": 1,
             "componentsId": ["water", "sugar", "progress", "table", "tabs", "carousel", "map", "gone"]}
            """#,
        components: #"""
            {"id": "water", "type": "gradientRow", "bodyId": "water", "order": 1},
            {"id": "sugar", "type": "gradientRow", "bodyId": "sugar", "order": 2},
            {"id": "progress", "type": "progress", "bodyId": "progress", "order": 3},
            {"id": "table", "type": "disclosureTable", "bodyId": "table", "order": 4, "children": ["fat", "carbs"]},
            {"id": "fat", "type": "tableLine", "bodyId": "fat"},
            {"id": "carbs", "type": "tableLine", "bodyId": "carbs", "children": ["starch", "fibre"]},
            {"id": "starch", "type": "tableLine", "bodyId": "starch"},
            {"id": "fibre", "type": "tableLine", "bodyId": "fibre"},
            {"id": "tabs", "type": "tabs", "order": 5, "children": ["one", "two"]},
            {"id": "one", "type": "tab", "bodyId": "one", "children": ["oneText"]},
            {"id": "two", "type": "tab", "bodyId": "two", "children": ["twoText"]},
            {"id": "oneText", "type": "text", "bodyId": "oneText"},
            {"id": "twoText", "type": "text", "bodyId": "twoText"},
            {"id": "carousel", "type": "carousel", "bodyId": "carousel", "order": 6, "children": ["c1", "c2", "c3"]},
            {"id": "c1", "type": "card", "bodyId": "c1"}, {"id": "c2", "type": "card", "bodyId": "c2"},
            {"id": "c3", "type": "card", "bodyId": "c3"},
            {"id": "map", "type": "mapPanel", "bodyId": "map", "order": 7, "children": ["vienna"]},
            {"id": "vienna", "type": "pin", "bodyId": "vienna"},
            {"id": "gone", "type": "placeholder", "bodyId": "gone", "order": 8}
            """#,
        bodies: #"""
            {"id": "water", "body": {"title": "Water", "value": "86 g", "fraction": "0.86", "tone": "blue"}},
            {"id": "sugar", "body": {"title": "Sugars", "value": "9 g", "fraction": "0.09", "tone": "amber"}},
            {"id": "progress", "body": {"label": "To the next mark", "detail": "19 to go", "value": "0.68"}},
            {"id": "table", "body": {"heading": "Per 100 g"}},
            {"id": "fat", "body": {"title": "Fat", "value": "0.3 g"}},
            {"id": "carbs", "body": {"title": "Carbohydrates", "value": "14 g"}},
            {"id": "starch", "body": {"title": "Starch", "value": "2 g"}},
            {"id": "fibre", "body": {"title": "Fibre", "value": "3 g"}},
            {"id": "one", "body": {"title": "Taste"}}, {"id": "two", "body": {"title": "Origin"}},
            {"id": "oneText", "body": {"text": "Sweet, and a little like apricot."}},
            {"id": "twoText", "body": {"text": "From the east of Asia."}},
            {"id": "carousel", "body": {"label": "Drinks"}},
            {"id": "c1", "body": {"title": "Negroni", "picture": "drink:Negroni"}},
            {"id": "c2", "body": {"title": "Mojito", "picture": "drink:Mojito"}},
            {"id": "c3", "body": {"title": "Sunrise", "picture": "drink:Sunrise"}},
            {"id": "map", "body": {"label": "Where", "latitude": "48.2082", "longitude": "16.3738", "zoom": "5"}},
            {"id": "vienna", "body": {"title": "Vienna", "detail": "A city", "latitude": "48.2082",
                "longitude": "16.3738"}},
            {"id": "gone", "body": {"text": "A film was here."}}
            """#)

    /// A list of ten thousand rows.
    static let list = document(
        data: #"{"rows": [\#((1...10_000).map { #"{"id": "\#($0)", "n": \#($0)}"# }.joined(separator: ","))]}"#,
        templates: #"""
            {"id": "h", "type": "stack", "order": 1, "componentsId": ["title"]},
            {"id": "l", "type": "list", "order": 2, "componentsId": ["row"],
             "each": {"in": "rows", "as": "row", "key": "row.id"}}
            """#,
        components: #"""
            {"id": "title", "type": "heading", "bodyId": "title"},
            {"id": "row", "type": "gradientRow", "bodyId": "row"}
            """#,
        bodies: #"""
            {"id": "title", "body": {"title": "Ten thousand", "detail": "of which some thirty have widgets"}},
            {"id": "row", "body": {"title": "Row @{row.n}", "value": "@{row.n}", "fraction": "@{row.n / 10000}",
                "tone": "green"}}
            """#)
}

/// The pictures of the samples, by name.
@MainActor
private final class SamplePictures: ScreenPictures {
    private let samples: Samples

    init(_ samples: Samples) { self.samples = samples }

    func picture(_ source: String, height: Int) -> Widget? {
        let parts = source.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "fruit": return ArtPicture(size: height, path: samples.picture("fruits/\(parts[1]).svg"))
        case "drink": return drink(parts[1]).map { DrinkPicture($0, size: height) }
        case "ingredient":
            return BottleSamples.all.first { $0.name == parts[1] }.map { BottlePicture($0.art, size: height) }
        case "icon": return Image(icon: "comptoir-\(parts[1])-symbolic", size: height)
        default: return nil
        }
    }

    private func drink(_ name: String) -> DrinkArt? {
        if name == "Sunrise" { return DrinkSamples.sunrise }
        // The names in a document contain no spaces.
        return DrinkSamples.drinks.first { String($0.name.map { $0 == " " ? "-" : $0 }) == name }?.art
    }
}
