import ComptoirWidgets
import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The shelf of the bar")
struct BarModelTests {
    private let kitchen: Kitchen
    private let model: BarModel

    init() async throws {
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks"])
        model = BarModel(environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.found.value != nil })
    }

    private var mine: [String] { model.groups.first { $0.place == .board }?.bottles.map(\.id) ?? [] }
    private var cellar: [String] { model.groups.filter { $0.place == .rack }.flatMap { $0.bottles.map(\.id) } }

    private func ingredient(_ id: String) throws -> IngredientSummary {
        try #require(model.ingredients.first { $0.id == id })
    }

    private func item(_ id: String) -> ShelfItem? { kitchen.environment.bar.item(id) }

    private func emptyTitle() -> String? {
        guard case .empty(let title, _, _, _, _, _) = model.status(kitchen.pictures) else { return nil }
        return title
    }

    @Test("stands in front, all else in the cellar by kind, with how many there are")
    func groups() throws {
        #expect(mine.isEmpty && model.groups.first?.place == .board && cellar.count > 150)
        let bitters = try #require(model.groups.first { $0.id == "bitters" })
        #expect(bitters.title == "Bitters" && bitters.count == "\(bitters.bottles.count)")
        // They are what one clicks, and look it: in full colour, although they are not on the shelf.
        #expect(bitters.bottles.allSatisfy { !$0.art.isFaded && $0.spoken.hasSuffix("not on the shelf") })
        let count = model.cellarCount
        model.put([ShelfItem("angostura", .low, amount: Quantity(50, .millilitre)), ShelfItem("gin")])
        #expect(Stage.wait { mine == ["gin", "angostura"] })
        #expect(model.cellarCount == count - 2 && !cellar.contains("gin"))
        let low = try #require(model.groups[0].bottles.last)
        #expect(low.tag == "Low" && !low.art.isFaded && low.art.level == 0.25)
        #expect(low.spoken == "Angostura bitters, Low, 50 ml")
    }

    @Test("is searched together with the cellar, by kind too, and says so where nothing is left")
    func searched() {
        model.put([ShelfItem("angostura")])
        #expect(Stage.wait { mine == ["angostura"] })
        model.query.kind = .bitters
        #expect(Stage.wait { cellar.count == 4 && mine == ["angostura"] })
        model.query.text = "PEYCH"
        #expect(Stage.wait { cellar == ["peychauds"] && model.groups.count == 1 })
        model.query.text = "xyzzy"
        #expect(Stage.wait { emptyTitle() == "No ingredient like that" })
        model.clearFilterClicked()
        #expect(Stage.wait { cellar.count > 100 && mine == ["angostura"] && emptyTitle() == nil })
    }

    @Test("has what was clicked, until it is clicked again; and that can be taken back")
    func clicked() throws {
        model.bottleClicked(try ingredient("gin"))
        #expect(Stage.wait { mine == ["gin"] && item("gin")?.state == .have })
        #expect(model.news.text == "Gin is on the shelf.")
        model.amountChosen(Quantity(400, .millilitre), of: "gin")
        model.noteChosen("The good one", of: "gin")
        #expect(Stage.wait { item("gin")?.note == "The good one" })
        model.bottleClicked(try ingredient("gin"))
        #expect(Stage.wait { mine.isEmpty && kitchen.environment.notices.count == 1 })
        #expect(kitchen.environment.notices[0].text == "Gin was taken off the shelf.")
        kitchen.environment.notices[0].undo?()
        #expect(Stage.wait { mine == ["gin"] && item("gin")?.note == "The good one" })
        #expect(item("gin")?.amount == Quantity(400, .millilitre))
    }

    @Test("keeps an amount, and nought of it is none")
    func amounts() {
        model.stateChosen(.low, of: "gin")
        #expect(Stage.wait { item("gin")?.state == .low })
        model.amountChosen(Quantity(70, .centilitre), of: "gin")
        #expect(Stage.wait { item("gin")?.amount == Quantity(70, .centilitre) && item("gin")?.state == .low })
        model.amountChosen(Quantity(0, .millilitre), of: "gin")
        #expect(Stage.wait { item("gin")?.state == .empty && item("gin")?.amount == nil })
        model.amountChosen(Quantity(10, .centilitre), of: "gin")
        #expect(Stage.wait { item("gin")?.state == .have })
        model.amountChosen(nil, of: "gin")
        #expect(Stage.wait { item("gin")?.amount == nil && item("gin")?.state == .have })
        // A note of what is not there has no place.
        model.noteChosen("Mine", of: "rum")
        model.stateChosen(.empty, of: "gin")
        #expect(Stage.wait { item("gin")?.state == .empty } && item("rum") == nil)
    }

    @Test("tells nothing of an empty shelf")
    func emptyShelf() {
        #expect(Stage.wait { model.groups.count > 5 })
        model.put([ShelfItem("gin")])
        #expect(Stage.wait { model.outlook.isReckoned && !model.outlook.purchases.isEmpty })
        let first = model.outlook.purchases
        model.put([ShelfItem("campari")])
        #expect(Stage.wait { model.outlook.purchases != first })
        kitchen.environment.perform { [library = kitchen.environment.library] in
            _ = try await library.removeFromShelf(["gin", "campari"])
        }
        #expect(Stage.wait { !model.outlook.isReckoned && model.outlook.purchases.isEmpty })
        #expect(model.outlook.makeable == 0 && model.outlook.nearlyMakeable == 0)
    }

    @Test("counts what can be made, and says what would add most to it")
    func outlook() throws {
        #expect(model.outlook.makeable == 0 && model.outlook.examples.isEmpty)
        model.put(["gin", "campari", "sweet-vermouth"].map { ShelfItem($0) })
        #expect(
            Stage.wait {
                model.outlook.makeable > 0 && model.outlook.purchases.count == 3 && model.outlook.best != nil
            })
        let (outlook, best) = (model.outlook, try #require(model.outlook.best))
        let only = try #require(best.only)
        #expect(outlook.examples.count == min(2, outlook.makeable) && outlook.nearlyMakeable >= best.drinks)
        #expect(outlook.purchases.map(\.ingredients.count) == [1, 2, 3])
        #expect(zip(outlook.purchases, outlook.purchases.dropFirst()).allSatisfy { $0.drinks < $1.drinks })
        #expect(model.sentence(best) == "With \(only.name) you can make \(best.drinks) more.")
        #expect(model.purchasesNote == "")
        Stage.open()
        // What a larger purchase has in common with the smaller one above it is named in a low voice.
        let list = PurchaseList(model: model)
        let cards = everything(in: list).filter { $0[cssClass: "purchase"] }
        for (index, purchase) in outlook.purchases.enumerated() {
            let above = Set(index > 0 ? outlook.purchases[index - 1].ingredients.map(\.id) : [])
            let texts = everything(in: cards[index]).filter(\.isVisible).compactMap { ($0 as? Label)?.text }
            let (old, new) = (
                purchase.ingredients.filter { above.contains($0.id) },
                purchase.ingredients.filter { !above.contains($0.id) }
            )
            #expect(everything(in: cards[index]).count { $0 is BottlePicture } == new.count)
            #expect(texts.contains(model.names(new)) && old.allSatisfy { !texts.contains($0.name) })
            let rest = texts.first { $0.hasPrefix("with ") }
            #expect(old.allSatisfy { rest?.contains($0.name) == true } && (rest == nil) == old.isEmpty)
            // A glass for each drink that it brings; those that the smaller one does not bring come first.
            let glasses = everything(in: cards[index]).compactMap { ($0 as? DrinkPicture)?.art }
            #expect(glasses == purchase.examples.map { DrinkArt($0.sketch) })
            #expect(
                purchase.examples.count == min(purchase.drinks, CounterHead.most)
                    && texts.contains("+\(purchase.drinks)"))
            let before = Set(index > 0 ? outlook.purchases[index - 1].examples.map(\.id) : [])
            let isKnown = purchase.examples.map { before.contains($0.id) }
            #expect(isKnown.first == false && !isKnown.drop { !$0 }.contains(false))
        }
        model.query.text = "xyzzy"
        model.show(only.id)
        #expect(model.showsAll && model.wanted == only.id)
        model.showDrinks(with: "gin")
        #expect(kitchen.environment.navigator.current == .drinksMatching(DrinkQuery(ingredient: "gin")))
        model.showMakeable()
        #expect(kitchen.environment.navigator.current == .drinksMatching(DrinkQuery(lacking: 0)))
        #expect(kitchen.environment.navigator.section == .drinks)
    }
}
