internal import JSON

/// The checks of places that need all other entries: what a place is for that no pack has is told and not counted, and a
/// place that is for nothing else is left out, as it would seem to be for anything.
struct PlaceChecks {
    let fruits: Set<String>
    let ingredients: Set<String>
    let drinks: Set<String>
    private(set) var problems: [Problem] = []

    init(fruits: Set<String>, ingredients: Set<String>, drinks: Set<String>) {
        self.fruits = fruits
        self.ingredients = ingredients
        self.drinks = drinks
    }

    /// The places that can be shown, with their texts in the first of the languages that they have.
    mutating func checked(_ places: [PlacedEntry<Place>], for languages: [LanguageTag]) -> [Place] {
        places.compactMap { checked($0, $0.localized(for: languages)) }
    }

    private mutating func checked(_ placed: PlacedEntry<Place>, _ place: Place) -> Place? {
        var unknown: [(subject: PlaceSubject, node: JSONNode, kind: Problem.Kind)] = []
        for (key, known, subject, problem) in kinds {
            for node in placed.node[key]?.elements ?? [] {
                guard let id = node.string, !known.contains(id) else { continue }
                unknown.append((subject(id), node, problem(id, NearestName.nearest(to: id, among: known.sorted()))))
            }
        }
        guard !unknown.isEmpty else { return place }
        var details = place.details
        for entry in unknown { details.subjects.remove(entry.subject) }
        let isLeft = !details.subjects.isEmpty
        for entry in unknown {
            problems.append(
                placed.problem(
                    entry.kind, at: entry.node, effect: isLeft ? .valueIgnored : .entryLeftOut(id: placed.entry.id)))
        }
        return isLeft ? Place(id: place.id, origin: place.origin, details: details) : nil
    }

    private typealias Kind = (
        key: String, known: Set<String>, subject: (String) -> PlaceSubject, problem: (String, String?) -> Problem.Kind
    )

    private var kinds: [Kind] {
        [
            ("fruits", fruits, { .fruit($0) }, { .unknownFruit($0, nearest: $1) }),
            ("ingredients", ingredients, { .ingredient($0) }, { .unknownIngredient($0, nearest: $1) }),
            ("drinks", drinks, { .drink($0) }, { .unknownDrink($0, nearest: $1) }),
        ]
    }
}
