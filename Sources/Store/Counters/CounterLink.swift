/// What else in the program a counter has to do with, by which it is found from there.
public enum CounterLink: Sendable, Hashable {
    /// Anything with alcohol.
    case alcohol
    /// Any ingredient of a kind; ``IngredientKind/fruit`` is any fruit.
    case ingredientKind(IngredientKind)
    /// A drink, by its id.
    case drink(String)
    /// A fruit, by its id, and what is pressed from it.
    case fruit(String)
}

extension CounterLink {
    /// What sort of link it is, and what to, as the library writes it.
    var words: (kind: String, target: String) {
        switch self {
        case .alcohol: ("alcohol", "")
        case .ingredientKind(let kind): ("ingredient-kind", kind.rawValue)
        case .drink(let id): ("drink", id)
        case .fruit(let id): ("fruit", id)
        }
    }

    /// The link of two words, or nil where this version of the program knows none such.
    init?(kind: String, target: String) {
        switch kind {
        case "alcohol": self = .alcohol
        case "ingredient-kind":
            guard let kind = IngredientKind(rawValue: target) else { return nil }
            self = .ingredientKind(kind)
        case "drink": self = .drink(target)
        case "fruit": self = .fruit(target)
        default: return nil
        }
    }
}

extension Drink {
    /// The links by which a counter of days *without* something has to do with this drink; none where it has no alcohol.
    ///
    /// - Parameter ingredients: What its parts are, by id.
    public func counterLinks(ingredients: [String: Ingredient]) -> Set<CounterLink> {
        let used = parts.compactMap { ingredients[$0.ingredient] }
        guard !categories.contains(where: { $0.id == .mocktail }), used.contains(where: \.kind.isAlcoholic) else {
            return []
        }
        let kinds = used.map { CounterLink.ingredientKind($0.kind) }
        return Set(kinds + used.compactMap(\.fruit).map { .fruit($0) } + [.alcohol, .drink(id)])
    }
}
