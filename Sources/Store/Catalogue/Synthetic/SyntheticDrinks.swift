internal import Foundation

/// Invents ingredients and drinks: “Velvet Sour of Jaffa”, of three to seven ingredients, some far more frequent than
/// others, as on a real list.
struct SyntheticDrinks {
    /// How many ingredients there are. Every fifth is a family, of which the four after it are.
    static let ingredientCount = 160

    private static let qualities = [
        "Amber", "Bitter", "Black", "Broken", "Crimson", "Dry", "Early", "Golden", "Green", "Honest", "Last", "Little",
        "Lost", "Midnight", "Old", "Pale", "Quiet", "Royal", "Salted", "Silver", "Smoky", "Velvet", "White", "Wild",
    ]
    private static let sorts = [
        "Buck", "Cobbler", "Collins", "Cooler", "Crusta", "Daisy", "Fizz", "Flip", "Highball", "Julep", "Mule",
        "Negroni",
        "Punch", "Rickey", "Sangaree", "Sling", "Smash", "Sour", "Spritz", "Swizzle",
    ]
    private static let places = [
        "Albi", "Bergen", "Cadiz", "Dijon", "Evora", "Ferrara", "Ghent", "Hanover", "Izmir", "Jaffa", "Kyoto", "Lima",
        "Malaga", "Nantes", "Oporto", "Parma", "Quito", "Ravenna", "Sorrento", "Tours", "Utrecht", "Valencia",
    ]

    private var random = SyntheticRandom(seed: 7)
    private var names: [String] = []

    /// The invented ingredients.
    mutating func ingredients() throws -> [EntryRecord] {
        names = (0..<Self.ingredientCount).map { "\(random.pick(Self.qualities)) essence \($0)" }
        let kinds: [IngredientKind] = [.spirit, .liqueur, .juice, .syrup, .mixer, .bitters]
        let entries = (0..<Self.ingredientCount).map { number in
            Ingredient(
                id: "invented-\(number)", name: names[number], englishName: names[number],
                aliases: [], kind: kinds[number / 5 % kinds.count],
                parent: number % 5 == 0 ? nil : "invented-\(number / 5 * 5)", fruit: nil,
                substitutes: number % 7 == 3 ? [Substitute(ingredient: "invented-\((number * 11 + 5) % 160)")] : [],
                colour: colour(), opacity: Double(random.number(below: 11)) / 10, isSparkling: number % 23 == 0,
                foams: false, isEveryday: false, isOnTap: false, strength: nil, nutrition: [], density: nil,
                pieceWeight: nil,
                recipe: nil, notes: [], translations: [:])
        }
        let book = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0) })
        return try entries.map { try $0.record(for: [], among: book) }
    }

    /// The next invented drink.
    ///
    /// - Parameter number: Its number, from which its id is made.
    mutating func next(_ number: Int) -> EntryRecord {
        let name = "\(random.pick(Self.qualities)) \(random.pick(Self.sorts)) of \(random.pick(Self.places))"
        let needs = Set((0..<3 + random.number(below: 5)).map { _ in ingredient() }).sorted()
        let strength = Double(random.number(below: 400)) / 10
        return EntryRecord(
            kind: .drink, id: "invented-\(10_000_000 + number)", name: name, payload: Data(),
            words: SearchableText(
                name: TextFolding.fold(name), otherNames: "",
                headline: TextFolding.fold(needs.map { names[$0] }.joined(separator: " ")), text: ""),
            drink: DrinkColumns(
                level: random.pick(Level.allCases), glass: random.pick(Glass.allCases),
                categories: [random.pick(DrinkCategory.allCases)], methods: [random.pick(Drink.Method.allCases)],
                base: "invented-\(needs[0])", baseName: names[needs[0]], strength: strength,
                energy: random.number(below: 9) == 0 ? nil : Double(random.number(below: 400)),
                grams: strength / 2,
                alcohol: strength <= FigureConstants.freeLimit
                    ? .free : strength < FigureConstants.strongLimit ? .light : .strong, rating: nil,
                needs: needs.map { "invented-\($0)" }, uses: needs.map { "invented-\($0)" }, fruits: [],
                sketch: sketch(needs.count)))
    }

    /// The number of an ingredient, low ones far more often than high ones.
    private mutating func ingredient() -> Int {
        let share = Double(random.number(below: 1_000_000)) / 1_000_000
        return Int(share * share * Double(Self.ingredientCount))
    }

    private mutating func sketch(_ count: Int) -> DrinkSketch {
        DrinkSketch(
            glass: random.pick(Glass.allCases), ice: random.pick([.none, .cubes, .crushed]), isHot: false,
            isLayered: false,
            isShaken: false, volume: Double(60 + random.number(below: 30) * 5),
            layers: (0..<count).map { _ in
                .init(colour: colour(), opacity: Double(random.number(below: 11)) / 10, share: 1 / Double(count))
            },
            garnish: [
                Garnish(kind: random.pick(Garnish.Kind.allCases), of: "lemon", count: 1, isOptional: false, text: nil)
            ],
            rim: nil)
    }

    private mutating func colour() -> RGB { RGB(packed: Int32(random.number(below: 0x1000000))) }
}
