/// What was read from a pack file.
struct Pack: Sendable {
    let fruits: [PlacedEntry<Fruit>]
    let ingredients: [PlacedEntry<Ingredient>]
    let drinks: [PlacedEntry<Drink>]
    let products: [PlacedEntry<Product>]
    let places: [PlacedEntry<Place>]
    let dailyReference: DailyReference?
    let problems: [Problem]
}

/// How many problems of one file are kept; the rest are counted.
let keptProblemsPerFile = 200
