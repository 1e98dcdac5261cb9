import ServerUI
import Store
import Widgets

extension FeaturedFruit {
    /// What screens may read of it; nil while it is not known.
    var value: Value? {
        guard let known = found.value else { return nil }
        guard let choice = known else { return .null }
        let fruit = choice.fruit
        return .record([
            "id": .text(fruit.id), "title": .text(fruit.name), "headline": .text(fruit.headline),
            "occasion": .text(choice.occasion), "picture": .text("fruit:\(fruit.id)"),
            "tone": .text(Tone(nearest: fruit.gradient.top).rawValue), "drinks": .count(choice.drinks),
            "drinksText": .text(trn("Goes into {count} drink", "Goes into {count} drinks", choice.drinks)),
        ])
    }
}
