internal import Foundation

/// Invents fruits: “Golden Apricot of Ravenna”, with figures in the range of real ones.
struct SyntheticNames {
    private static let qualities = [
        "Amber", "Autumn", "Black", "Blushing", "Common", "Crimson", "Dwarf", "Early", "Emerald", "Golden", "Giant",
        "Honey", "Late", "Little", "Moonlit", "Old", "Pale", "Royal", "Russet", "Scarlet", "Silver", "Spiced", "Sun",
        "Sweet", "Velvet", "White", "Wild", "Winter",
    ]
    private static let fruits = [
        "Apple", "Apricot", "Avocado", "Banana", "Bilberry", "Blackberry", "Blueberry", "Cherry", "Clementine",
        "Cranberry",
        "Currant", "Damson", "Date", "Durian", "Elderberry", "Fig", "Gooseberry", "Grape", "Grapefruit", "Guava",
        "Kiwi",
        "Kumquat", "Lemon", "Lime", "Lychee", "Mandarin", "Mango", "Medlar", "Melon", "Mulberry", "Nectarine", "Olive",
        "Orange", "Papaya", "Peach", "Pear", "Persimmon", "Pineapple", "Plum", "Pomegranate", "Quince", "Raspberry",
        "Rhubarb", "Strawberry", "Tamarind", "Yuzu",
    ]
    private static let places = [
        "Albi", "Bergen", "Cadiz", "Dijon", "Evora", "Ferrara", "Ghent", "Hanover", "Izmir", "Jaffa", "Kyoto", "Lima",
        "Malaga", "Nantes", "Oporto", "Parma", "Quito", "Ravenna", "Sorrento", "Tours", "Utrecht", "Valencia", "Worms",
        "Xalapa", "York", "Zadar",
    ]
    private static let remarks = [
        "best eaten ripe", "keeps until spring", "good in a tart", "sharp and fragrant", "sweet to the core",
        "made for jam", "a market favourite", "rarely seen abroad", "juicy and firm", "at home in orchards",
    ]

    private var generator = SyntheticRandom()

    /// The next invented fruit.
    ///
    /// - Parameter number: Its number, from which its id is made.
    mutating func next(_ number: Int) throws -> EntryRecord {
        let name = "\(pick(Self.qualities)) \(pick(Self.fruits)) of \(pick(Self.places))"
        let headline = "\(pick(Self.remarks)), \(pick(Self.remarks))"
        return EntryRecord(
            kind: .fruit, id: "invented-\(10_000_000 + number)", name: name, headline: headline,
            picture: "fruits/apple.svg",
            gradient: Gradient(
                top: RGB(packed: Int32(random(0x1000000))), bottom: RGB(packed: Int32(random(0x1000000)))),
            energy: Double(random(200)), sugars: random(10) == 0 ? nil : Double(random(200)) / 10,
            vitaminC: Double(random(1000)) / 10, isFeatured: false, payload: Data(),
            words: SearchableText(
                name: TextFolding.fold(name), otherNames: "", headline: TextFolding.fold(headline), text: ""))
    }

    private mutating func pick(_ words: [String]) -> String { generator.pick(words) }

    private mutating func random(_ limit: Int) -> Int { generator.number(below: limit) }
}
