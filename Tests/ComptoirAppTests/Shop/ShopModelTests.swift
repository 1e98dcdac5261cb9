import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The shop")
struct ShopModelTests {
    private let kitchen: Kitchen
    private let model: ShopModel
    private var environment: Environment { kitchen.environment }

    init() async throws {
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks", "products"])
        model = ShopModel(environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.results.isAnswered && !model.kinds.isEmpty })
    }

    private var ids: [String] { model.results.shown.map(\.id) }

    private func emptyTitle() -> String? {
        guard case .empty(let title, _, _, _, _, _) = model.status(kitchen.pictures) else { return nil }
        return title
    }

    @Test("is searched, shown by aisle, and says so where nothing is left")
    func searched() {
        #expect(model.status(kitchen.pictures) == nil && model.results.rows.count > 150 && !model.isFiltered)
        #expect(model.kinds.first == .fruit && model.kinds.contains(.liqueurs) && !model.kinds.contains(.other))
        model.kindChosen(.liqueurs)
        model.query.text = "ANGOS"
        #expect(Stage.wait { ids == ["angostura"] } && model.isFiltered)
        model.query.text = "xyzzy"
        #expect(Stage.wait { emptyTitle() == "No product like that" })
        model.clearFilterClicked()
        #expect(Stage.wait { ids.count > 150 })
        model.kindChosen(.wine)
        #expect(Stage.wait { ids.contains("port") && !ids.contains("gin") })
        model.kindChosen(.wine)
        #expect(Stage.wait { ids.contains("gin") })
    }

    @Test("shows what is missing, until the shelf has it")
    func missing() async throws {
        model.query.onlyMissing = true
        #expect(Stage.wait { ids.contains("gin") && !ids.contains("apple") })
        try await environment.library.setShelf([ShelfItem("gin")])
        #expect(Stage.wait { !ids.contains("gin") })
        let all = try await environment.catalogue.summaries(matching: IngredientQuery())
        try await environment.library.setShelf(all.map { ShelfItem($0.id) })
        #expect(Stage.wait { emptyTitle() == "Nothing is missing" })
    }

    @Test("counts the cart at its foot, at once, also what another process puts in")
    func footer() async throws {
        #expect(Stage.wait { environment.cart.value == .empty })
        #expect(model.footerCount == "0 items" && model.footerTotal.isEmpty)
        model.query.text = "vodka"
        #expect(Stage.wait { ids.contains("vodka") })
        let vodka = try #require(model.results.shown.first { $0.id == "vodka" })
        #expect(model.priceText(vodka) == "no price" && model.packText(vodka) == "70 cl")
        model.addClicked(vodka)
        model.addClicked(vodka)
        #expect(Stage.wait { model.footerCount == "2 items" && model.footerTotal == "1 without a price" })
        #expect(Stage.wait { model.results.shown.first { $0.id == "vodka" }?.inCart == 2 })
        try await environment.catalogue.setPrice(Money(minorUnits: 1_250, .euro), product: "vodka")
        #expect(Stage.wait { model.footerTotal == "€25.00" })
        let other = try await Library.open(at: environment.folders.library)
        try await other.addCartText("Ice")
        try await environment.library.checkForOutsideChanges()
        #expect(Stage.wait { model.footerCount == "3 items" && model.footerTotal == "€25.00, 1 without a price" })
    }

    @Test("takes back what was put in")
    func undo() throws {
        let first = try #require(model.results.shown.first)
        model.addClicked(first)
        #expect(Stage.wait { model.cart.count == 1 && environment.notices.count == 1 })
        #expect(environment.notices[0].text == "\(first.name) is in the cart.")
        environment.notices[0].undo?()
        #expect(Stage.wait { model.cart.isEmpty })
    }
}

@MainActor @Suite("A product's page")
struct ProductModelTests {
    private let kitchen: Kitchen
    private let model: ProductModel
    private var environment: Environment { kitchen.environment }

    init() async throws {
        kitchen = try await Kitchen(bundled: ["ingredients", "products"])
        try await kitchen.environment.catalogue.addToCart([("gin", 3, [])])
        model = ProductModel(id: "gin", environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.product != nil })
    }

    @Test("begins with what is in the cart, and saves what the person makes of it")
    func quantity() {
        #expect(model.quantity == 3 && !model.canUpdate)
        model.plusClicked()
        model.plusClicked()
        model.minusClicked()
        #expect(model.quantity == 4 && model.canUpdate)
        environment.navigator.open(.bar)
        environment.navigator.open(.drink("negroni"))
        model.updateClicked()
        #expect(environment.navigator.current == .bar)
        #expect(Stage.wait { model.inCart == 4 && !model.canUpdate })
        model.quantityChosen(5_000)
        #expect(model.quantity == 999)
        model.quantityChosen(-1)
        #expect(model.quantity == 0)
        model.updateClicked()
        #expect(Stage.wait { model.inCart == 0 && environment.cart.value?.isEmpty == true })
        // Without any in the cart there is a first one to put there, or more, and not none.
        #expect(model.isFirst && model.quantity == 1 && model.canUpdate)
        model.minusClicked()
        #expect(model.quantity == 1)
        model.plusClicked()
        model.updateClicked()
        #expect(Stage.wait { model.inCart == 2 && !model.isFirst })
    }

    @Test("knows the drinks that it goes into, and what the shelf lacks for them")
    func drinks() async throws {
        let kitchen = try await Kitchen(bundled: ["ingredients", "drinks", "products"])
        let model = ProductModel(id: "campari", environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.drinks.contains { $0.id == "negroni" && $0.lacking == 3 } })
        #expect(!model.drinks.contains { $0.id == "mojito" })
        try await kitchen.environment.library.setShelf([ShelfItem("gin")])
        #expect(Stage.wait { model.drinks.first { $0.id == "negroni" }?.lacking == 2 })
        // The product is read beside its drinks.
        #expect(Stage.wait { model.product?.of?.drinks.ingredient == "campari" })
    }

    @Test("follows the cart while the person has not changed the number")
    func follows() async throws {
        try await environment.library.setCartQuantity(7, product: "gin", name: "Gin")
        #expect(Stage.wait { model.quantity == 7 })
        model.plusClicked()
        try await environment.library.setCartQuantity(2, product: "gin", name: "Gin")
        #expect(Stage.wait { model.inCart == 2 } && model.quantity == 8)
    }

    @Test("keeps a price that is typed, asks what one may mean, and says what is none")
    func price() {
        #expect(model.priceText.isEmpty && model.shownPrice == nil)
        model.priceTyped("15,5")
        #expect(Stage.wait { model.priceText == "15.50" && model.shownPrice == "€15.50" })
        #expect(Stage.wait { environment.notices.last?.text == "Gin costs €15.50." })
        model.priceTyped("1.234")
        #expect(model.priceChoices == [Money(minorUnits: 123_400, .euro)] && model.priceProblem == nil)
        model.priceChosen(model.priceChoices[0])
        #expect(Stage.wait { model.shownPrice == "€1,234.00" } && model.priceChoices.isEmpty)
        #expect(Stage.wait { environment.notices.last?.text == "Gin costs €1,234.00." })
        environment.notices.last?.undo?()
        #expect(Stage.wait { model.shownPrice == "€15.50" })
        model.priceTyped("cheap")
        #expect(model.priceProblem == "Type a price as a number, as in 12.50.")
        model.priceTyped("")
        #expect(Stage.wait { model.shownPrice == nil } && model.priceProblem == nil)
    }

    @Test("says so where there is no such product")
    func unknown() {
        let model = ProductModel(id: "nothing", environment: environment)
        guard case .loading = model.status(kitchen.pictures) else {
            Issue.record("the page comes before it is there")
            return
        }
        model.appeared()
        #expect(Stage.wait { model.record.state.isOver })
        guard case .empty(let title, _, _, _, _, let all) = model.status(kitchen.pictures) else {
            Issue.record("a product that there is not has no page")
            return
        }
        #expect(title == "We don’t have that product")
        environment.navigator.show(.product("nothing"))
        all?.perform()
        #expect(environment.navigator.current == .shop)
    }
}
