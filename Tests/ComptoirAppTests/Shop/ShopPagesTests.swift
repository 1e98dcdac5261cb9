import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The shop's pages", .serialized)
struct ShopPagesTests {
    private let kitchen: Kitchen
    private var environment: Environment { kitchen.environment }

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks", "products"])
        try await kitchen.environment.catalogue.addToCart([("gin", 2, [.low])])
    }

    /// Shows a widget until something is there, drops it, and says whether all that was in it has ended.
    private func ends(_ make: () throws -> Widget, once isThere: (Widget) -> Bool) throws -> Bool {
        var widget: Widget? = try make()
        var traces: [Trace] = []
        if let widget {
            Stage.show(widget, width: 700, height: 700) { _ in
                #expect(Stage.wait { isThere(widget) })
                traces = everything(in: widget).map { Trace($0) }
            }
        }
        widget = nil
        return Stage.wait { !traces.isEmpty && traces.allSatisfy(\.isGone) }
    }

    private func says(_ text: String, in widget: Widget) -> Bool {
        everything(in: widget).contains { ($0 as? Label)?.text == text }
    }

    @Test(
        "end once they are left",
        arguments: [
            ("comptoir:/product/gin", "70 cl · Spirits"), ("comptoir:/cart", "Gin"),
            ("comptoir:/orders", "No orders yet"),
            ("comptoir:/order/7", "We don’t have that order"), ("comptoir:/evenings", "Start with one of these"),
        ])
    func lifetime(address: String, text: String) throws {
        let factory = PageFactory(environment: environment)
        let hasEnded = try ends {
            let page = factory.pages(for: [try Address(address)])
            _ = factory.pages(for: [])
            return page[0]
        } once: {
            says(text, in: $0)
        }
        #expect(hasEnded)
    }

    private func button(_ name: String, in widget: Widget) -> Button? {
        everything(in: widget).lazy.compactMap { $0 as? Button }.first {
            $0.label == name || $0.accessibleLabel == name
        }
    }

    @Test("what a product costs stands below its name, and is typed only by who asks to")
    func price() throws {
        let model = ProductModel(id: "gin", environment: environment)
        model.appeared()
        let form = ProductForm(model: model)
        @MainActor func shown(_ name: String) -> Bool { button(name, in: form)?.isMapped == true }
        try Stage.show(Box(.vertical, [form]), width: 420, height: 400) { _ in
            let entry = try #require(everything(in: form).first { $0[cssClass: "price"] } as? Entry)
            #expect(Stage.wait { shown("Set a price") && !entry.isMapped })
            button("Set a price", in: form)?.click()
            #expect(Stage.wait { entry.isMapped && entry.hasFocus && !shown("Set a price") })
            model.priceTyped("cheap")
            #expect(model.isPricing && model.priceProblem != nil)
            model.priceTyped("21.90")
            #expect(Stage.wait { shown("Change the price") && !entry.isMapped && says("€21.90", in: form) })
            model.quantityChosen(1)
            #expect(model.totalText == nil)
            model.quantityChosen(3)
            #expect(Stage.wait { says("€65.70 for 3", in: form) })
            // Who goes on without having typed anything has not said anything.
            model.isPricing = true
            model.priceLeft("21.90")
            #expect(!model.isPricing && model.summary?.price != nil)
        }
    }

    @Test("how many of it are in the cart stands beside the button that saves it, and both are as wide as the form")
    func buying() throws {
        let model = ProductModel(id: "gin", environment: environment)
        model.appeared()
        let form = ProductForm(model: model)
        try Stage.show(Box(.vertical, [form]), width: 420, height: 400) { _ in
            #expect(Stage.wait { button("_Update cart", in: form)?.isMapped == true })
            let save = try #require(button("_Update cart", in: form)?.bounds(in: form))
            let stepper = try #require(everything(in: form).first { $0.role == .spinButton }?.bounds(in: form))
            #expect(stepper.x == 0 && save.x + save.width == Double(form.width) && save.x > stepper.x + stepper.width)
            #expect(abs(stepper.center.y - save.center.y) <= 1 && says("In the cart", in: form))
            let field = try #require(everything(in: form).lazy.compactMap { $0 as? Stepper }.first)
            #expect(field.range.lowerBound == 0 && field.value == 2)
            environment.perform { [library = environment.library] in try await library.clearCart() }
            #expect(Stage.wait { field.spokenName == "How many" && field.value == 1 && field.range.lowerBound == 1 })
            #expect(!everything(in: form).contains { ($0 as? Label)?.text == "In the cart" && $0.isMapped })
        }
    }

    @Test("its list of products ends too, with its footer")
    func list() throws {
        let hasEnded = try ends {
            let model = ShopModel(environment: environment)
            model.appeared()
            return ShopView(model: model, environment: environment)
        } once: {
            says("2 items", in: $0)
        }
        #expect(hasEnded)
    }

    @Test("on a phone an empty cart leaves its line to the products, and the stores are above them")
    func phone() async throws {
        let model = ShopModel(environment: environment)
        model.appeared()
        let view = ShopView(model: model, environment: environment)
        try Stage.show(view, width: 360, height: 640) { _ in
            let all = everything(in: view)
            let footer = try #require(all.first { $0 is CartFooter })
            let chip = try #require(
                all.first { ($0 as? Button)?[cssClass: "chip"] == true && $0.accessibleLabel == "Stores" } as? Button)
            #expect(Stage.wait { footer.isVisible && !chip.isVisible })
            environment.isNarrow = true
            #expect(Stage.wait { model.cart.count == 2 && chip.isVisible } && footer.isVisible)
            let stores = try #require(everything(in: footer).first { ($0 as? Button)?.accessibleLabel == "Stores" })
            #expect(Stage.wait { !stores.isVisible })
            environment.perform { [library = environment.library] in try await library.clearCart() }
            #expect(Stage.wait { !footer.isVisible && chip.isVisible })
            chip.click()
            #expect(environment.navigator.current == .stores)
            environment.isNarrow = false
            #expect(Stage.wait { footer.isVisible && !chip.isVisible && stores.isVisible })
        }
    }

    /// A cart with the gin and so many things that the person wrote, and its lines.
    private func cart(things: Int) async throws -> (CartModel, CartLines) {
        for number in 1...things { try await environment.library.addCartText("Thing \(number)") }
        let model = CartModel(environment: environment)
        model.appeared()
        #expect(Stage.wait { model.cart.items.count == things + 1 })
        return (model, CartLines(model: model))
    }

    @Test("a line that is taken out leaves the rows of the others as they are, and the keyboard on the next one")
    func takenOut() async throws {
        let (model, lines) = try await cart(things: 3)
        func rows() -> [CartRow] { everything(in: lines).compactMap { $0 as? CartRow } }
        func row(_ name: String) -> CartRow? { rows().first { $0.item?.name == name } }
        try Stage.show(lines, width: 700, height: 700) { _ in
            let before = rows().filter { $0.item?.name != "Thing 2" }
            let gone = try #require(row("Thing 2"))
            gone.moveFocus(.next)
            #expect(gone.hasFocus)
            model.removed(try #require(gone.item))
            #expect(Stage.wait { rows().count == 3 })
            #expect(zip(rows(), before).allSatisfy { $0 === $1 } && row("Thing 3")?.hasFocus == true)
            // With its last line an aisle goes.
            model.removed(try #require(row("Gin")?.item))
            #expect(Stage.wait { rows().compactMap(\.item?.name) == ["Thing 1", "Thing 3"] })
            #expect(lines.children.filter(\.isVisible).count == 1)
            // The rows may have heard of it first.
            #expect(Stage.wait { kitchen.environment.notices.last?.text.contains("Gin") == true })
            kitchen.environment.notices.last?.undo?()
            #expect(Stage.wait { rows().compactMap(\.item?.name) == ["Gin", "Thing 1", "Thing 3"] })
        }
    }

    @Test("a row shows what becomes of its line, and knows its place where only others have moved")
    func changed() async throws {
        let (model, lines) = try await cart(things: 2)
        func row(_ name: String) -> CartRow? {
            everything(in: lines).lazy.compactMap { $0 as? CartRow }.first { $0.item?.name == name }
        }
        try Stage.show(lines, width: 700, height: 700) { _ in
            model.quantityChosen(7, of: try #require(row("Thing 1")?.item))
            #expect(Stage.wait { row("Thing 1")?.item?.line.quantity == 7 })
            // Alone in its aisle, so that nothing is laid out anew.
            model.moved(try #require(row("Gin")?.item), to: 2)
            #expect(Stage.wait { model.cart.items.map(\.name) == ["Thing 1", "Thing 2", "Gin"] })
            let gin = try #require(row("Gin"))
            gin.moveFocus(.next)
            Hands.type("alt+Up")
            #expect(Stage.wait { model.cart.items.map(\.name) == ["Thing 1", "Gin", "Thing 2"] })
        }
    }

    @Test("names of aisles are quieter than those of things, and emptying the cart is red and no chief button")
    func rank() async throws {
        let (model, lines) = try await cart(things: 2)
        let labels = everything(in: lines).compactMap { $0 as? Label }
        let aisle = try #require(labels.first { $0.text == "Spirits" })
        #expect(aisle.role == .heading && aisle[cssClass: "aisle-title"])
        let receipt = CartReceipt(model: model)
        let buttons = everything(in: receipt).compactMap { $0 as? Button }
        let empty = try #require(buttons.first { $0.label == "_Empty the cart" })
        #expect(empty[cssClass: "danger"] && empty[cssClass: "flat"] && !empty[cssClass: "primary"])
    }

    @Test("while no aisle has two lines they are one list without headings")
    func list() async throws {
        let (_, lines) = try await cart(things: 1)
        @MainActor func headings() -> [String] {
            everything(in: lines).compactMap { $0 as? Label }.filter { $0[cssClass: "aisle-title"] }.map(\.text)
        }
        func rows() -> [CartRow] { everything(in: lines).compactMap { $0 as? CartRow } }
        #expect(Stage.wait { rows().count == 2 } && headings().isEmpty)
        #expect(rows().allSatisfy { $0.parent === rows().first?.parent })
        try await environment.library.addCartText("Thing 2")
        #expect(Stage.wait { headings() == ["Spirits", "Other things"] && rows().count == 3 })
    }

    @Test("what lines cost ends in one column, whatever it is")
    func costs() async throws {
        try await environment.catalogue.setPrice(Money(minorUnits: 12_345, .euro), product: "gin")
        let (_, lines) = try await cart(things: 1)
        try Stage.show(lines, width: 700, height: 700) { _ in
            #expect(Stage.wait { says("€246.90", in: lines) && !says("no price", in: lines) })
            let costs = everything(in: lines).compactMap { $0 as? Label }.filter { $0[cssClass: "cart-cost"] }
            let ends = try costs.map { cost in
                let place = try #require(cost.bounds(in: lines))
                return place.x + place.width
            }
            #expect(ends.count == 2 && ends.allSatisfy { $0 == ends.first })
            #expect(costs.allSatisfy { $0.textAlignment == 1 })
        }
    }

    @Test("a long cart shows its first lines at once, others when there is time, and more when that is wanted")
    func longCart() async throws {
        let (model, lines) = try await cart(things: 150)
        func rows() -> [CartRow] { everything(in: lines).compactMap { $0 as? CartRow } }
        #expect((15...30).contains(rows().count))
        let more = try #require(everything(in: lines).compactMap { $0 as? Button }.first { $0.label.contains("more") })
        #expect(!more.isVisible)
        // A line that is still to come says what it is when it comes.
        model.quantityChosen(7, of: try #require(model.cart.items.first { $0.name == "Thing 100" }))
        #expect(Stage.wait { more.isVisible && model.cart.items.contains { $0.line.quantity == 7 } })
        #expect(more.label == "Show 31 more" && rows().count == 120)
        more.click()
        #expect(Stage.wait { rows().count == 151 } && !more.isVisible)
        #expect(rows().compactMap(\.item?.name) == ["Gin"] + (1...150).map { "Thing \($0)" })
        #expect(rows()[100].item?.line.quantity == 7)
    }
}
