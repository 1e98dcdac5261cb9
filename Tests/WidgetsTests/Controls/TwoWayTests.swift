import GTK
import Observation
import TestSupport
import Testing
import Widgets

@MainActor @Suite("The kit's inputs, bound both ways", .serialized)
struct TwoWayTests {
    init() { Stage.open() }

    @Observable @MainActor
    final class Model {
        var unit = "ml"
        var amount = 2.0
        var stars = 0.0
        var words = ""
        var chips: Set<String> = ["sour"]
        var isLiked = false
    }

    @Test("each shows what the model has, and follows it")
    func follows() {
        let model = Model()
        let unit = SegmentedChoice("Unit", ["ml", "oz"].map { Choice(id: $0, title: $0) }).bind(with: model, \.unit)
        let amount = Stepper("Amount", in: 0...10).bind(with: model, \.amount)
        let stars = StarRating("Rating").bind(with: model, \.stars)
        let words = SearchField("Search").bind(with: model, \.words)
        let heart = FavouriteButton().bind(with: model, \.isLiked)
        #expect(unit.selection == "ml" && amount.value == 2 && stars.rating == 0 && words.text.isEmpty)
        (model.unit, model.amount, model.stars, model.words, model.isLiked) = ("oz", 7, 3.5, "fig", true)
        #expect(Stage.wait { unit.selection == "oz" && amount.value == 7 && stars.rating == 3.5 })
        #expect(Stage.wait { words.text == "fig" && heart.isFavourite })
    }

    @Test("real keys reach the model")
    func keys() {
        let model = Model()
        let heart = FavouriteButton().bind(with: model, \.isLiked)
        let words = SearchField("Search").bind(with: model, \.words)
        Stage.show(Box(.vertical, [heart, words]), width: 500, height: 200) { window in
            Hands.focus(window)
            heart.grabFocus()
            Hands.type("space")
            #expect(Stage.wait { model.isLiked && heart.isFavourite })
            words.focus()
            Hands.type("f", "i", "g")
            #expect(Stage.wait { model.words == "fig" })
        }
    }
}
