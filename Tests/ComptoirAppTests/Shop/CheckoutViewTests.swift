import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The sheet that asks whether to order", .serialized)
struct CheckoutViewTests {
    private let kitchen: Kitchen
    private var environment: Environment { kitchen.environment }

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen(bundled: ["ingredients", "products"])
    }

    /// Asks whether two bottles of gin, of a price, and a lime shall be ordered.
    private func ask(price: Money? = nil) async throws -> (model: CheckoutModel, view: CheckoutView) {
        let environment = environment
        if let price { try await environment.catalogue.setPrice(price, product: "gin") }
        try await environment.catalogue.addToCart([("gin", 2, []), ("lime", 1, [])])
        #expect(Stage.wait { environment.cart.value?.items.contains { $0.product?.id == "lime" } == true })
        let model = CheckoutModel(environment: environment)
        return (model, CheckoutView(model: model, environment: environment, dismiss: {}))
    }

    private func labels(in widget: Widget) -> [Label] {
        everything(in: widget).compactMap { $0 as? Label }.filter(\.isMapped)
    }

    private func says(_ text: String, in widget: Widget) -> Bool { labels(in: widget).contains { $0.text == text } }

    @Test("shows how much is ordered, how much of it has no price, and the sum in large letters")
    func receipt() async throws {
        let (model, view) = try await ask(price: Money(minorUnits: 1_550, .euro))
        #expect(model.amountText == "3 items · 1 without a price" && model.sums == ["€31.00"])
        Stage.show(view, width: 492, height: 400) { _ in
            for text in ["2 × Gin", "1 × Lime", "3 items · 1 without a price", "Total"] {
                #expect(says(text, in: view), "\(text)")
            }
            #expect(labels(in: view).filter { $0.text == "–" }.count == 1)
            // The line of the gin costs as much.
            let sums = labels(in: view).filter { $0.text == "€31.00" }
            #expect(sums.map { $0[cssClass: "title-1"] } == [false, true])
        }
    }

    @Test("where nothing has a price, no dash says so of each line; a single piece is not said beside its number")
    func unpriced() async throws {
        let (_, view) = try await ask()
        Stage.show(view, width: 492, height: 400) { _ in
            #expect(says("2 × Gin", in: view) && says("70 cl", in: view) && says("1 × Lime", in: view))
            #expect(!labels(in: view).contains { $0.text == "–" || $0.text == "1 piece" })
        }
    }

    @Test("has the cart's page say nothing of an empty cart until it has gone")
    func below() async throws {
        let cart = CartModel(environment: environment)
        cart.appeared()
        #expect(Stage.wait { cart.state.value?.isEmpty == true } && cart.status(kitchen.pictures) != nil)
        let (model, _) = try await ask()
        cart.checkout = model
        model.confirmed()
        #expect(Stage.wait { model.isPlaced && cart.state.value?.isEmpty == true })
        #expect(cart.status(kitchen.pictures) == nil)
        cart.checkout = nil
        #expect(cart.status(kitchen.pictures) != nil)
    }

    @Test("shows the first lines of a long cart in the cart's order, and how many more there are")
    func longCart() async throws {
        for number in 1...6 { try await environment.library.addCartText("Thing \(number)") }
        #expect(Stage.wait { environment.cart.value?.items.count == 6 })
        #expect(CheckoutModel(environment: environment).hiddenLines == 0)
        let (model, view) = try await ask()
        #expect(model.lines.count == 5 && model.hiddenLines == 3)
        Stage.show(view, width: 492, height: 600) { _ in
            // The spirits' aisle comes before that of other things.
            #expect(says("2 × Gin", in: view) && says("1 × Thing 1", in: view) && says("and 3 lines more", in: view))
            #expect(!says("1 × Thing 6", in: view))
        }
    }

    @Test("has no sum where nothing has a price, and says nothing of prices where all have one")
    func prices() async throws {
        let (model, view) = try await ask()
        #expect(model.sums.isEmpty)
        Stage.show(view, width: 492, height: 400) { _ in
            #expect(says("3 items", in: view) && says("No prices yet", in: view) && !says("Total", in: view))
        }
        try await environment.catalogue.setPrice(Money(minorUnits: 1_550, .euro), product: "gin")
        try await environment.catalogue.setPrice(Money(minorUnits: 50, .euro), product: "lime")
        #expect(Stage.wait { environment.cart.value?.total.withoutPrice == 0 })
        let whole = CheckoutModel(environment: environment)
        #expect(whole.sumTitle == "Total" && whole.amountText == "3 items" && whole.sums == ["€31.50"])
        let other = CheckoutView(model: whole, environment: environment, dismiss: {})
        Stage.show(other, width: 492, height: 400) { _ in
            #expect(says("€31.50", in: other) && !labels(in: other).contains { $0.text.contains("price") })
        }
    }

    @Test("says what becomes of the order, and tells all of it to who cannot see the receipt")
    func told() async throws {
        let (model, view) = try await ask()
        Stage.show(view, width: 492, height: 400) { _ in
            let text = labels(in: view).first {
                $0.text == "The order is kept on this device, and the cart is emptied."
            }
            #expect(text?.accessibleLabel == model.question && text?.role == .status)
            #expect(model.question.hasPrefix("Save the order of 3 items (2 without a price)?"))
            model.confirmed()
            let thanks = "Thank you. It is saved under Orders."
            #expect(Stage.wait { text?.text == thanks && text?.accessibleLabel == thanks })
            #expect(says("3 items", in: view) && says("No prices yet", in: view))
        }
        environment.orderServer = "https://shop.example/orders"
        #expect(model.outcome == "The order is sent, and the cart is emptied.")
    }

    @Test("leads to the order that was placed, with the shop behind it, or to the shop")
    func leads() async throws {
        for wantsOrder in [true, false] {
            let (model, view) = try await ask()
            #expect(view.sheetTitle == "Save this order?")
            model.confirmed()
            #expect(Stage.wait { model.isPlaced } && view.sheetTitle == "Order saved")
            guard case .placed(let order) = model.state else { return }
            let label = wantsOrder ? "_See the order" : "_Back to the shop"
            @MainActor func found() -> Button? {
                everything(in: view).lazy.compactMap { $0 as? Button }.first { $0.label == label }
            }
            #expect(Stage.wait { found() != nil })
            let step = try #require(found())
            let page = Box(.vertical, [view])
            Stage.show(page, width: 492, height: 400) { _ in
                #expect(step.isMapped)
                step.click()
                // As the sheet does that is dismissed.
                page.remove(view)
            }
            let navigator = environment.navigator
            #expect(navigator.path(of: .shop) == (wantsOrder ? [.order(order.id)] : []))
            #expect(Stage.wait { environment.cart.value?.isEmpty == true })
        }
    }

    @Test("shows no receipt of a cart that has changed, and that of the new one once it is asked about")
    func changed() async throws {
        let (model, view) = try await ask()
        try await environment.library.addCartText("Ice")
        try Stage.show(view, width: 492, height: 400) { _ in
            let paper = try #require(everything(in: view).first { $0 is ReceiptPaper })
            #expect(paper.isVisible)
            model.confirmed()
            #expect(Stage.wait { !paper.isVisible && environment.cart.value?.count == 4 })
            model.askAgainClicked()
            #expect(Stage.wait { paper.isVisible && says("4 items", in: view) })
        }
    }

    @Test("has the keyboard on its chief answer, which stands last")
    func focus() async throws {
        let (_, view) = try await ask()
        try Stage.show(view, width: 492, height: 400) { _ in
            let buttons = everything(in: view).compactMap { $0 as? Button }.filter(\.isMapped)
            #expect(buttons.map(\.label) == ["_Not yet", "_Save the order"])
            let order = try #require(buttons.last)
            #expect(Stage.wait { order.hasFocus })
        }
        // A server takes it: then it is ordered, and not kept here alone.
        environment.orderServer = "https://shop.example/orders"
        let (_, other) = try await ask()
        let labels = everything(in: other).compactMap { $0 as? Button }.map(\.label)
        #expect(labels.contains("_Order") && !labels.contains("_Save the order"))
    }
}

@MainActor @Suite("The answers to a question", .serialized)
struct AnswerLineTests {
    init() { Stage.open() }

    @Test(
        "stand at the end of a line, share a short one, and stand below each other where there is no room, the chief one first",
        arguments: [TextDirection.leftToRight, .rightToLeft])
    func layout(direction: TextDirection) {
        let (other, chief) = (Button("No"), Button("Order"))
        for button in [other, chief] { button.wrapsLabel = true }
        let line = AnswerLine([other, chief])
        line.direction = direction
        let isMirrored = direction == .rightToLeft
        /// Returns where the two are, as seen from the start.
        func places(_ width: Int) -> (other: Rectangle, chief: Rectangle) {
            func place(_ button: Button) -> Rectangle {
                var place = button.bounds(in: line) ?? Rectangle(width: 0, height: 0)
                if isMirrored { place.x = Double(line.width) - place.x - place.width }
                return place
            }
            let box = Box(.vertical, [line])
            defer { box.remove(line) }
            return Stage.show(box, width: width) { _ in (place(other), place(chief)) }
        }
        let wide = places(480)
        #expect(wide.chief.x + wide.chief.width == 480 && wide.other.x + wide.other.width + 12 == wide.chief.x)
        #expect(wide.other.height == wide.chief.height && wide.other.y == wide.chief.y && wide.other.x > 0)
        let short = places(400)
        #expect(short.other == Rectangle(x: 0, y: 0, width: 194, height: short.chief.height))
        #expect(short.chief.x == 206 && short.chief.width == 194 && short.chief.y == 0)
        other.label = "Not before everybody has said what they would like"
        let low = places(400)
        #expect(low.other.x == 0 && low.other.width == 400 && low.chief.width == 400)
        #expect(low.chief.y == 0 && low.other.y == low.chief.height + 12)
        other.isVisible = false
        #expect(places(400).chief == Rectangle(x: 0, y: 0, width: 400, height: short.chief.height))
    }
}
