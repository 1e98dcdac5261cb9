import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("Shopping for an evening")
struct EveningModelTests {
    private let kitchen: Kitchen
    private let model: EveningModel
    private var environment: Environment { kitchen.environment }

    init() async throws {
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks", "products"])
        model = EveningModel(environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.needs.value != nil })
    }

    private func line(_ ingredient: String) -> Needs.Line? {
        model.needs.value?.lines.first { $0.ingredient == ingredient }
    }

    @Test("reckons what guests, drinks and each come to, and follows the shelf")
    func needs() async throws {
        // The drinks to begin with say by themselves that none is served.
        #expect(Stage.wait { model.offered.count == 12 } && model.status(kitchen.pictures) == nil)
        #expect(model.pageTitle == "Shop for an evening")
        let first = try #require(model.offered.first?.id)
        model.drinkAdded(first)
        #expect(model.offered.count == 4 && !model.offered.contains { $0.id == first })
        model.drinkRemoved(first)
        model.drinkAdded("negroni")
        model.drinkAdded("negroni")
        #expect(model.pageTitle == "This evening")
        model.guestsChosen(8)
        model.eachChosen(2, of: "negroni")
        #expect(model.plan.drinks.map(\.each) == [2] && model.servings(of: model.plan.drinks[0]) == 16)
        #expect(Stage.wait { line("gin")?.needed == Quantity(480, .millilitre) && model.names["negroni"] == "Negroni" })
        let gin = try #require(line("gin"))
        #expect(model.title(gin) == "Gin, 480 ml" && model.reasons(gin) == ["Negroni × 16"])
        #expect(model.missing(gin) == "480 ml to buy" && model.status(kitchen.pictures) == nil)
        let purchase = try #require(model.needs.value?.purchases.first { $0.id == "gin" })
        #expect(purchase.packs == 1 && purchase.product.name == "Gin" && model.totalText == "3 without a price")
        try await environment.library.setShelf([
            ShelfItem("gin"), ShelfItem("campari", amount: Quantity(80, .millilitre)),
        ])
        #expect(Stage.wait { line("gin")?.isAssumed == true && line("campari")?.missing == Quantity(400, .millilitre) })
        #expect(model.uses(try #require(line("gin"))) == ["On the shelf, amount not noted."])
        #expect(model.uses(try #require(line("campari"))) == ["80 ml is on the shelf."])
        // A bottle for all of it says so, rather than the amount a second time.
        try await environment.library.setShelf([ShelfItem("campari", amount: Quantity(480, .millilitre))])
        #expect(Stage.wait { line("campari").map(model.uses) == ["All of it is on the shelf."] })
        model.guestsChosen(0)
        #expect(model.plan.guests == 1)
        model.drinkRemoved("negroni")
        #expect(Stage.wait { model.needs.value?.lines.isEmpty == true })
    }

    @Test("has the cart hold at least what is missing, with the reasons; that can be taken back")
    func cart() async throws {
        try await environment.catalogue.addToCart([("campari", 1, [])])
        model.drinkAdded("negroni")
        model.guestsChosen(30)
        #expect(Stage.wait { model.needs.value?.purchases.map(\.packs) == [2, 2, 2] })
        model.addToCartClicked()
        #expect(Stage.wait { environment.notices.last?.text == "3 products are in the cart." })
        #expect(Stage.wait { environment.cart.value?.items.map(\.line.quantity) == [2, 2, 2] })
        let reasons = try #require(environment.cart.value?.items.first).line.reasons
        #expect(reasons == [CartReason(drink: "negroni", servings: 30, quantity: Quantity(900, .millilitre))])
        model.addToCartClicked()
        #expect(Stage.wait { environment.notices.last?.text == "All that is missing is in the cart already." })
        environment.notices.first { $0.undo != nil }?.undo?()
        #expect(Stage.wait { environment.cart.value?.items.map(\.line.quantity) == [1] })
    }

    @Test("is kept, opened again, and taken away")
    func kept() throws {
        model.drinkAdded("mojito")
        model.keepClicked(named: "Friday")
        #expect(Stage.wait { model.evenings.map(\.plan.name) == ["Friday"] && model.evening != nil })
        model.guestsChosen(12)
        model.keepClicked(named: "")
        #expect(Stage.wait { model.evenings.map(\.plan.guests) == [12] })
        #expect(Stage.wait { model.names["mojito"] != nil })
        #expect(model.name(model.evenings[0]) == "Mojito")
        model.newClicked()
        #expect(model.plan.drinks.isEmpty && model.evening == nil)
        model.opened(model.evenings[0])
        #expect(model.plan.drinks == [.init("mojito")] && model.plan.guests == 12)
        model.removed(model.evenings[0])
        #expect(Stage.wait { model.evenings.isEmpty && environment.notices.count == 1 } && model.evening == nil)
        environment.notices[0].undo?()
        #expect(Stage.wait { model.evenings.count == 1 })
    }

    @Test("begins at a drink's page with what is missing")
    func drink() async throws {
        let drink = DrinkModel(id: "negroni", environment: environment)
        drink.appeared()
        #expect(Stage.wait { drink.drink != nil })
        drink.servings = 2.5
        try await environment.library.setShelf([ShelfItem("gin")])
        drink.addMissingClicked()
        #expect(Stage.wait { environment.notices.last?.text == "2 products are in the cart." })
        #expect(Stage.wait { environment.cart.value?.items.first?.line.reasons.map(\.servings) == [3] })
        environment.buy(.ingredient("gin"))
        #expect(Stage.wait { environment.notices.last?.text == "Gin is in the cart." })
        let dust = (ProductSubject.ingredient("moon-dust"), "Moon dust")
        environment.buy([(.ingredient("campari"), "Campari"), dust, (.fruit("lime"), "Lime")])
        let told = "2 products are in the cart. Nobody sells here: Moon dust."
        #expect(Stage.wait { environment.notices.last?.text == told })
        environment.buy([dust])
        #expect(Stage.wait { environment.notices.last?.text == "Nobody sells it here." })
        try await environment.library.setShelf(["campari", "sweet-vermouth"].map { ShelfItem($0) })
        drink.addMissingClicked()
        #expect(Stage.wait { environment.notices.last?.text == "The shelf has all of it." })
    }

    @Test("says what a drink costs, as far as prices are known")
    func cost() async throws {
        let model = DrinkCostModel(drink: "negroni", environment: environment)
        model.appeared()
        #expect(Stage.wait { model.cost.state.isOver } && model.text == nil && model.coverageText == nil)
        let catalogue = environment.catalogue
        try await catalogue.setPrice(Money(minorUnits: 1_400, .euro), product: "gin")
        #expect(Stage.wait { model.text == "at least €0.60" })
        #expect(model.coverageText == "1 of 3 ingredients have a price.")
        for product in ["campari", "sweet-vermouth"] {
            try await catalogue.setPrice(Money(minorUnits: 1_400, .euro), product: product)
        }
        #expect(Stage.wait { model.text == "€1.76" } && model.coverageText == nil)
    }
}

@MainActor @Suite("What runs low on the shelf")
struct LowStockTests {
    @Test("goes into the cart where that is wanted, each time that it runs low")
    func low() async throws {
        let kitchen = try await Kitchen(bundled: ["ingredients", "products"])
        let environment = kitchen.environment
        let library = environment.library
        try await library.setShelf([ShelfItem("gin"), ShelfItem("rum"), ShelfItem("campari", .low)])
        let stock = LowStock(environment: environment)
        stock.start()
        #expect(Stage.wait { environment.cart.state.isOver && stock.isFollowing })
        try await library.setShelf([ShelfItem("rum", .low)])
        #expect(Stage.wait { stock.knows("rum", .low) })
        environment.preferences.addsLowToCart = true
        try await library.setShelf([ShelfItem("gin", .empty)])
        #expect(Stage.wait { environment.cart.value?.items.map(\.name) == ["Gin"] })
        #expect(Stage.wait { environment.notices.last?.text == "Runs low, and is in the cart: Gin." })
        #expect(environment.cart.value?.items.first?.line.reasons == [.low])
        // What the person takes out again stays out of it.
        try await library.clearCart()
        try await library.setShelf([ShelfItem("gin", .low)])
        #expect(Stage.wait { stock.knows("gin", .low) })
        try await library.setShelf([ShelfItem("gin")])
        #expect(Stage.wait { stock.knows("gin", .have) })
        try await library.setShelf([ShelfItem("gin", .low)])
        #expect(Stage.wait { environment.cart.value?.items.map(\.name) == ["Gin"] })
    }
}
