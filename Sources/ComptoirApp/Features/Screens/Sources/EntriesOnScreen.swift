import ServerUI
import Store

extension IngredientSummary {
    /// What screens may read of it.
    var onScreen: Value {
        .record([
            "id": .text(id), "title": .text(name), "state": .optional(shelf?.state.rawValue),
            "picture": .text("ingredient:\(id)"),
        ])
    }
}

extension FruitSummary {
    /// What screens may read of it.
    var onScreen: Value {
        .record(["id": .text(id), "title": .text(name), "picture": .text("fruit:\(id)")])
    }
}

extension DrinkSummary {
    /// What screens may read of it.
    var onScreen: Value {
        .record(["id": .text(id), "title": .text(name), "picture": .text("drink:\(id)")])
    }
}
