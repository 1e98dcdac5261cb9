import ServerUI

/// What of the program's data screens may read. Nothing else can be named in a document.
extension SourceType {
    static let catalogue = SourceType(
        "catalogue",
        fields: [
            "fruits": "How many fruits there are.",
            "drinks": "How many drinks there are.",
            "featured":
                "The fruit of the season, or of the week where none has one: `id`, `title`, `headline`, `occasion`, "
                + "`picture`, `tone`, `drinks` (how many have it) and `drinksText`.",
        ])

    static let bar = SourceType(
        "bar",
        fields: [
            "makeable":
                "Up to twelve drinks that the shelf makes, the best rated first: `id`, `title`, `detail`, `stars` and "
                + "`picture`.",
            "count": "How many drinks the shelf makes.",
            "allText": "The words of a link to all of them.",
            "discovery":
                "A drink that was neither made nor rated, of those that lack least: `id`, `title`, `text`, `lacking` "
                + "(how many things), `lackingText` and `picture`.",
        ])

    static let cart = SourceType(
        "cart",
        fields: [
            "items":
                "What is in the cart: `id`, `product`, `title`, `quantity`, `price`, `picture` and `isChecked`.",
            "count": "How many things are in it.",
            "countText": "The same in words.",
            "total": "What they cost together, with the sign of the currency; empty where nothing has a price.",
            "withoutPrice": "How many have no price, or that none has one, in words; empty where all have one.",
        ])

    static let counters = SourceType(
        "counters",
        fields: [
            "items":
                "What is counted: `id`, `title`, `days`, `detail`, `fraction` (of the way to the record or the date), "
                + "`tone` and `picture`.",
            "count": "How many counters there are.",
        ])

    static let shelf = SourceType(
        "shelf",
        fields: [
            "items": "What the shelf of the bar has: `id`, `title`, `state` (have, low, empty) and `picture`.",
            "count": "How many things are on it.",
        ])

    static let favourites = SourceType(
        "favourites",
        fields: [
            "fruits": "The favourite fruits: `id`, `title` and `picture`.",
            "drinks": "The favourite drinks: `id`, `title` and `picture`.",
        ])

    static let preferences = SourceType(
        "preferences",
        fields: ["units": "`metric` or `us`.", "theme": "`system`, `light` or `dark`."])

    static let today = SourceType(
        "today",
        fields: [
            "greeting": "Good morning, good day or good evening.",
            "date": "The date with its weekday, as the person writes it.",
            "day": "The date as `2026-01-31`.",
        ])

    /// All of them.
    static let ofProgram: [SourceType] = [catalogue, bar, cart, counters, shelf, favourites, preferences, today]
}
