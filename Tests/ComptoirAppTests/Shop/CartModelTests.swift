import Foundation
import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The page of the cart", .serialized)
struct CartModelTests {
    private let kitchen: Kitchen
    private let model: CartModel
    private var environment: Environment { kitchen.environment }

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks", "products"])
        let catalogue = kitchen.environment.catalogue
        try await catalogue.setPrice(Money(minorUnits: 1_550, .euro), product: "gin")
        let reason = CartReason(drink: "negroni", servings: 4, quantity: Quantity(200, .millilitre))
        try await catalogue.addToCart([("gin", 2, [.low]), ("lime", 6, [])])
        try await kitchen.environment.library.addCartText("Ice")
        try await catalogue.addToCart([("gin", 1, [reason])])
        model = CartModel(environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.cart.items.count == 3 && !model.drinks.isEmpty })
    }

    private var told: [String] { model.cart.items.map { "\($0.line.quantity) \($0.name)" } }

    @Test("offers drinks that take something of what is in it, those first that take most of it, and none without")
    func drinks() async throws {
        #expect(Stage.wait { model.drinksWithIt.value?.count == CartModel.mostDrinks })
        let found = try #require(model.drinksWithIt.value)
        let known = try await environment.catalogue.drinks(
            taking: model.cart.items.compactMap(\.product), most: 500)
        let ids = Set(found.map(\.drink.id))
        #expect(ids.isSubset(of: known.map(\.drink.id)) && ids.count == found.count)
        // A drink of gin and lime comes before all that take one of them and need as much else.
        let rest = found.map { $0.drink.lacking - 2 * $0.things.count }
        #expect(rest == rest.sorted() && found.contains { $0.things.count == 2 })
        let both = try #require(found.first { $0.things.count == 2 })
        #expect(Set(both.things) == ["Gin", "Lime"])
        #expect(["Gin and Lime", "Lime and Gin"].contains(model.thingsText(both.drink)))
        let gin = try await Set(environment.catalogue.summaries(matching: DrinkQuery(ingredient: "gin")).map(\.id))
        #expect(found.allSatisfy { $0.things.contains("Gin") == gin.contains($0.drink.id) })
        model.cleared()
        #expect(Stage.wait { model.drinksWithIt.value?.isEmpty == true })
    }

    private func item(_ name: String) throws -> Cart.Item {
        try #require(model.cart.items.first { $0.name == name })
    }

    @Test("stands by aisles, with reasons, count and total")
    func shown() async throws {
        #expect(model.aisles.map(\.kind) == [.fruit, .spirits, .other])
        #expect(model.countText == "10 items" && model.totalText == "€46.50, 2 without a price")
        let (gin, lime) = (model.lines(try item("Gin")), model.lines(try item("Lime")))
        #expect(gin.first == "70 cl" && !lime.contains("1 piece"))
        let name = try #require(model.drinks["negroni"])
        #expect(model.reasons(try item("Gin")) == ["Running low.", "\(name) × 4: 200 ml"])
        #expect(model.reasons(try item("Ice")).isEmpty)
        #expect(model.status(kitchen.pictures) == nil)
        let other = try await Kitchen()
        let empty = CartModel(environment: other.environment)
        #expect(model.hasCosts && !empty.hasCosts)
    }

    @Test("adds up each aisle, and counts what is in one where nothing has a price")
    func sums() {
        #expect(model.sums.map(\.title) == ["Fruit", "Spirits", "Other things"])
        #expect(model.sums.map(\.amount) == ["6 items", "€46.50", "1 item"])
        #expect(model.restText == "10 items · 2 without a price")
        #expect(model.footText == "€46.50")
    }

    @Test("where nothing has a price the foot of a narrow window says so, and the receipt does not once more")
    func unpriced() async throws {
        let kitchen = try await Kitchen(bundled: ["ingredients", "products"])
        try await kitchen.environment.library.addCartText("Ice")
        let model = CartModel(environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.cart.items.count == 1 } && model.footText == "No prices yet")
        let view = CartView(model: model, environment: kitchen.environment)
        @MainActor func isWritten(_ text: String) -> Bool {
            everything(in: view).contains { ($0 as? Label)?.text == text && $0.isMapped }
        }
        /// The buttons in sight that empty the cart, and whether they are on the receipt.
        @MainActor func empties() -> [Bool] {
            let papers = everything(in: view).filter { $0 is ReceiptPaper }.flatMap(everything(in:))
            return everything(in: view).filter { ($0 as? Button)?.label == "_Empty the cart" && $0.isMapped }
                .map { button in papers.contains { $0 === button } }
        }
        Stage.show(view, width: 900, height: 900) { _ in
            #expect(Stage.wait { isWritten("1 item · no prices yet") && empties() == [true] })
            kitchen.environment.isNarrow = true
            #expect(Stage.wait { !isWritten("1 item · no prices yet") && empties() == [false] })
            model.checked(model.cart.items[0])
            @MainActor func hasDone() -> Bool {
                everything(in: view).contains { ($0 as? Button)?.label == "Remove 1 that I have" && $0.isMapped }
            }
            #expect(Stage.wait { hasDone() })
            addLime(kitchen)
            #expect(Stage.wait { isWritten("2 items · 1 without a price") && empties() == [true] && hasDone() })
            kitchen.environment.isNarrow = false
            #expect(Stage.wait { isWritten("2 items · 1 without a price") && empties() == [true] })
        }
    }

    /// Gives limes a price, and puts one into the cart.
    private func addLime(_ kitchen: Kitchen) {
        kitchen.environment.perform { [catalogue = kitchen.environment.catalogue] in
            try await catalogue.setPrice(Money(minorUnits: 50, .euro), product: "lime")
            try await catalogue.addToCart([("lime", 1, [])])
        }
    }

    @Test("is checked off, noted, counted and put in order by hand")
    func edited() throws {
        model.checked(try item("Lime"))
        #expect(Stage.wait { model.checkedCount == 1 })
        model.noteTyped("the dry one", for: try item("Gin"))
        #expect(Stage.wait { model.cart.items[0].line.note == "the dry one" })
        model.quantityChosen(2, of: try item("Gin"))
        model.moved(try item("Ice"), to: 0)
        #expect(Stage.wait { told == ["1 Ice", "2 Gin", "6 Lime"] })
        model.lineWritten("Straws")
        #expect(Stage.wait { told.last == "1 Straws" })
        model.checked(try item("Lime"))
        #expect(Stage.wait { model.checkedCount == 0 })
    }

    @Test("gives back what was taken out")
    func undo() throws {
        let before = model.cart
        model.removed(try item("Lime"))
        #expect(
            Stage.wait {
                told == ["3 Gin", "1 Ice"] && environment.notices.last?.text == "Lime was removed from the cart."
            })
        environment.notices.last?.undo?()
        #expect(Stage.wait { model.cart == before })
        model.checked(try item("Gin"))
        #expect(Stage.wait { model.checkedCount == 1 })
        model.checkedRemoved()
        #expect(
            Stage.wait {
                told == ["6 Lime", "1 Ice"] && environment.notices.last?.text == "1 line was removed from the cart."
            })
        environment.notices.last?.undo?()
        #expect(Stage.wait { told.count == 3 })
        model.quantityChosen(0, of: try item("Ice"))
        #expect(Stage.wait { told.count == 2 })
        model.cleared()
        #expect(Stage.wait { model.cart.isEmpty && environment.notices.last?.text == "The cart is empty." })
        guard case .empty(let title, _, _, _, _, _) = model.status(kitchen.pictures) else {
            Issue.record("an empty cart is an empty page")
            return
        }
        #expect(title == "The cart is empty")
        environment.notices.last?.undo?()
        #expect(Stage.wait { told == ["3 Gin", "6 Lime"] })
    }

    @Test("is printed on as many pages as it takes, each line on one of them")
    func printed() async throws {
        for number in 1...120 { try await environment.library.addCartText("Thing \(number)") }
        #expect(Stage.wait { model.cart.items.count == 123 })
        let folder = try TemporaryFolder()
        let file = folder.path + "/list.pdf"
        var pages = 0
        let paper = model.paper
        try PrintOperation(paper.name) { sheet in
            let made = paper.pages(sheet)
            pages = made.count
            return made
        }.export(to: file)
        // A line takes some twenty points of some 700.
        #expect((3...7).contains(pages))
        #expect(try Data(contentsOf: URL(filePath: file)).starts(with: Data("%PDF".utf8)))
    }

    @Test("is shared as text and as Markdown, in which nothing that is written means anything else")
    func shared() throws {
        model.checked(try item("Lime"))
        model.noteTyped("*dry*\nnot [sweet]", for: try item("Gin"))
        #expect(Stage.wait { model.checkedCount == 1 && model.cart.items[0].line.note.count > 1 })
        #expect(
            model.shareText == """
                Fruit
                ☑ 6 × Lime

                Spirits
                ☐ 3 × Gin (70 cl): *dry* not [sweet]

                Other things
                ☐ 1 × Ice

                €46.50, 2 without a price
                """)
        #expect(
            model.shareMarkdown == #"""
                ## Fruit

                - [x] 6 × Lime

                ## Spirits

                - [ ] 3 × Gin (70 cl): \*dry\* not \[sweet\]

                ## Other things

                - [ ] 1 × Ice

                €46.50, 2 without a price
                """#)
    }
}

@MainActor @Suite("Ordering what is in the cart")
struct CheckoutModelTests {
    private let kitchen: Kitchen
    private var environment: Environment { kitchen.environment }

    init() async throws {
        kitchen = try await Kitchen(bundled: ["ingredients", "products"])
        let environment = kitchen.environment
        try await environment.catalogue.addToCart([("gin", 2, [])])
        #expect(Stage.wait { environment.cart.value?.count == 2 })
    }

    private func orders() async throws -> [Order] { try await environment.library.orders() }

    @Test("asks first, orders once, and empties the cart")
    func confirmed() async throws {
        let model = CheckoutModel(environment: environment)
        #expect(model.question.contains("2 items (1 without a price)") && model.message == nil)
        model.confirmed()
        model.confirmed()
        #expect(Stage.wait { if case .placed = model.state { true } else { false } })
        #expect(model.message == "Thank you. It is saved under Orders.")
        #expect(try await orders().map(\.count) == [2])
        #expect(Stage.wait { environment.cart.value?.isEmpty == true })
        #expect(!CheckoutModel(environment: environment).canOrder)
    }

    @Test("what was put into the cart can be taken back until it is ordered, and what is put there later as before")
    func notices() {
        environment.addToCart([("lime", 1, [])], "Lime is in the cart.")
        #expect(Stage.wait { environment.notices.count == 1 && environment.cart.value?.count == 3 })
        #expect(environment.notices[0].holds())
        let model = CheckoutModel(environment: environment)
        model.confirmed()
        #expect(Stage.wait { if case .placed = model.state { true } else { false } })
        #expect(!environment.notices[0].holds())
        environment.addToCart([("lime", 1, [])], "Lime is in the cart.")
        #expect(Stage.wait { environment.notices.count == 2 })
        #expect(environment.notices[1].holds())
    }

    @Test("is kept to be sent where there is a server")
    func server() async throws {
        environment.orderServer = "https://shop.example/orders"
        let model = CheckoutModel(environment: environment)
        model.confirmed()
        #expect(Stage.wait { model.message == "Thank you. It is saved under Orders; it is being sent." })
        #expect(try await environment.library.outbox.map(\.server) == ["https://shop.example/orders"])
    }

    @Test("orders nothing where the cart has changed meanwhile, and asks anew")
    func changed() async throws {
        let model = CheckoutModel(environment: environment)
        try await environment.library.addCartText("Ice")
        model.confirmed()
        #expect(Stage.wait { model.message == "The cart has changed meanwhile. Look at it again, then order." })
        #expect(try await orders().isEmpty)
        #expect(Stage.wait { environment.cart.value?.count == 3 })
        model.askAgainClicked()
        #expect(model.cart.count == 3 && model.state == .asking)
        model.confirmed()
        #expect(Stage.wait { if case .placed = model.state { true } else { false } })
        #expect(try await orders().map(\.count) == [3])
    }
}

@MainActor @Suite("The pages of orders")
struct OrderModelTests {
    private let kitchen: Kitchen
    private let order: Order
    private var environment: Environment { kitchen.environment }

    init() async throws {
        kitchen = try await Kitchen(bundled: ["ingredients", "products"])
        let environment = kitchen.environment
        try await environment.catalogue.setPrice(Money(minorUnits: 1_550, .euro), product: "gin")
        try await environment.catalogue.addToCart([("gin", 2, []), ("lime", 1, [])])
        try await environment.library.addToCart([.init(product: "gone", name: "Gone")])
        let cart = try await environment.catalogue.cart
        order = try await environment.library.checkout(cart, key: .init(), sendTo: "https://shop.example")
    }

    @Test("list what was bought, the newest first, and how far it has come")
    func list() async throws {
        let model = OrdersModel(environment: environment)
        model.appeared()
        #expect(Stage.wait { model.results.shown.count == 1 } && model.status(kitchen.pictures) == nil)
        let line = model.results.shown[0]
        #expect(
            model.detail(line).hasSuffix(" · 4 items · Gin, Lime, Gone · 2 without a price")
                && OrderMark(line) == .waiting)
        #expect(model.total(line) == "€31.00")
        #expect(model.title(line) == environment.formats.date(of: order.placedAt))
        #expect(
            model.spoken(line).hasSuffix(" · 4 items · Gin, Lime, Gone · 2 without a price, €31.00, Waiting to be sent")
        )
        try await environment.library.noteSent(order.id)
        #expect(Stage.wait { OrderMark(model.results.shown[0]) == .sent })
        try await environment.library.putOnShelf(order.id)
        #expect(Stage.wait { OrderMark(model.results.shown[0]) == .shelved })
    }

    @Test("say why an order waits or was refused, and have it sent again")
    func states() async throws {
        let model = OrderModel(id: order.id, environment: environment)
        model.appeared()
        #expect(Stage.wait { model.stateText == "Waiting to be sent" } && model.canSend)
        #expect(model.totalText == "€31.00, 2 without a price")
        try await environment.library.noteUnsent(order.id, because: "No answer.", retryAt: .distantFuture)
        #expect(Stage.wait { model.stateText == "Waiting to be sent · tried 1 time: No answer." })
        try await environment.library.noteRefused(order.id, because: "Sold out.")
        #expect(Stage.wait { model.stateText == "Refused: Sold out." })
        model.sendClicked()
        #expect(Stage.wait { model.stateText == "Waiting to be sent" })
        try await environment.library.noteSent(order.id)
        #expect(Stage.wait { model.stateText == "Sent" && !model.canSend })
    }

    @Test("put what was bought on the shelf and into the cart again; both can be taken back")
    func again() async throws {
        let model = OrderModel(id: order.id, environment: environment)
        model.appeared()
        #expect(Stage.wait { model.canPutOnShelf })
        model.putOnShelfClicked()
        #expect(Stage.wait { environment.notices.last?.text == "2 things are on the shelf." && !model.canPutOnShelf })
        #expect(Stage.wait { environment.bar.item("gin")?.amount == Quantity(140, .centilitre) })
        environment.notices.last?.undo?()
        #expect(Stage.wait { environment.bar.item("gin") == nil && model.canPutOnShelf })
        model.againClicked()
        let text = "The order is in the cart again. No longer available: Gone."
        #expect(Stage.wait { environment.cart.value?.count == 3 && environment.notices.last?.text == text })
        environment.notices.last?.undo?()
        #expect(Stage.wait { environment.cart.value?.isEmpty == true })
    }
}
