/// A saved query is read leniently, so that one of an older version keeps what it says.
extension DrinkQuery {
    public init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func read<Value: Decodable>(_ key: CodingKeys, _ fallback: Value) throws -> Value {
            try container.decodeIfPresent(Value.self, forKey: key) ?? fallback
        }
        text = try read(.text, text)
        category = try container.decodeIfPresent(DrinkCategory.self, forKey: .category)
        minimumRating = try container.decodeIfPresent(Int.self, forKey: .minimumRating)
        levels = try read(.levels, levels)
        bases = try read(.bases, bases)
        glasses = try read(.glasses, glasses)
        methods = try read(.methods, methods)
        alcohol = try read(.alcohol, alcohol)
        onlyFavourites = try read(.onlyFavourites, onlyFavourites)
        lacking = try container.decodeIfPresent(Int.self, forKey: .lacking)
        countsSubstitutes = try read(.countsSubstitutes, countsSubstitutes)
        ingredient = try container.decodeIfPresent(String.self, forKey: .ingredient)
        fruit = try container.decodeIfPresent(String.self, forKey: .fruit)
        order = try read(.order, order)
        isDescending = try read(.isDescending, isDescending)
    }
}
