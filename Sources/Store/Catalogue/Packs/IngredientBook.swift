internal import JSON

/// The ingredients of all packs, with what refers to nothing or to itself put right and reported.
struct IngredientBook {
    /// The ingredients, in their order.
    private(set) var entries: [PlacedEntry<Ingredient>]

    /// What was found wrong.
    private(set) var problems: [Problem] = []

    /// The ingredients by id.
    private(set) var ingredients: [String: Ingredient]

    init(_ entries: [PlacedEntry<Ingredient>]) {
        self.entries = entries
        ingredients = Dictionary(entries.map { ($0.entry.id, $0.entry) }, uniquingKeysWith: { _, last in last })
        for index in entries.indices { dropUnknown(index) }
        for index in entries.indices { cutFamilyLoop(index) }
        for index in entries.indices { cutRecipeLoop(index) }
    }

    /// The id that an unknown one was probably meant to be.
    func nearest(to id: String) -> String? { NearestName.nearest(to: id, among: ingredients.keys.sorted()) }

    private mutating func dropUnknown(_ index: Int) {
        let placed = entries[index]
        let node = placed.node
        if let parent = placed.entry.parent, ingredients[parent] == nil {
            report(.unknownIngredient(parent, nearest: nearest(to: parent)), at: node["parent"], of: placed)
            change(index) { $0.parent = nil }
        }
        for (position, substitute) in placed.entry.substitutes.enumerated().reversed()
        where ingredients[substitute.ingredient] == nil {
            let name = node["substitutes"]?.elements[position]["ingredient"]
            report(
                .unknownIngredient(substitute.ingredient, nearest: nearest(to: substitute.ingredient)), at: name,
                of: placed)
            change(index) { $0.substitutes.remove(at: position) }
        }
        for (position, part) in (placed.entry.recipe?.parts ?? []).enumerated()
        where ingredients[part.ingredient] == nil {
            let name = node["recipe"]?["ingredients"]?.elements[position]["ingredient"]
            report(.unknownIngredient(part.ingredient, nearest: nearest(to: part.ingredient)), at: name, of: placed)
            change(index) { $0.recipe = nil }
        }
    }

    /// Takes an ingredient out of its family where that leads back to it.
    private mutating func cutFamilyLoop(_ index: Int) {
        let placed = entries[index]
        var way = [placed.entry.id]
        var next = entries[index].entry.parent
        while let id = next, let family = ingredients[id] {
            if id == placed.entry.id {
                report(.loop(way + [id]), at: placed.node["parent"], of: placed)
                return change(index) { $0.parent = nil }
            }
            // A loop further on is cut where it begins.
            guard !way.contains(id) else { return }
            way.append(id)
            next = family.parent
        }
    }

    /// Takes its recipe from an ingredient that would be made of itself.
    private mutating func cutRecipeLoop(_ index: Int) {
        let placed = entries[index]
        guard let recipe = placed.entry.recipe, let way = way(from: recipe, to: placed.entry.id, past: []) else {
            return
        }
        report(.loop([placed.entry.id] + way), at: placed.node["recipe"], of: placed)
        change(index) { $0.recipe = nil }
    }

    private func way(from recipe: SubRecipe, to id: String, past: Set<String>) -> [String]? {
        for part in recipe.parts {
            if part.ingredient == id { return [id] }
            guard !past.contains(part.ingredient), let next = ingredients[part.ingredient]?.recipe else { continue }
            if let way = way(from: next, to: id, past: past.union([part.ingredient])) { return [part.ingredient] + way }
        }
        return nil
    }

    private mutating func change(_ index: Int, _ change: (inout Ingredient) -> Void) {
        change(&entries[index].entry)
        ingredients[entries[index].entry.id] = entries[index].entry
    }

    private mutating func report(_ kind: Problem.Kind, at node: JSONNode?, of placed: PlacedEntry<Ingredient>) {
        problems.append(placed.problem(kind, at: node, effect: .valueIgnored))
    }
}
