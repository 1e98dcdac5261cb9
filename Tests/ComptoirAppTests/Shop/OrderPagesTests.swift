import Foundation
import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("What the pages of orders show", .serialized)
struct OrderPagesTests {
    private let kitchen: Kitchen
    private var environment: Environment { kitchen.environment }

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen(bundled: ["ingredients", "products"])
        try await kitchen.environment.catalogue.setPrice(Money(minorUnits: 1_550, .euro), product: "gin")
    }

    /// Orders some products and a thing that the person wrote.
    @discardableResult
    private func order(_ products: String...) async throws -> Order {
        try await environment.catalogue.addToCart(products.map { ($0, 1, []) })
        try await environment.library.addCartText("Ice")
        return try await environment.library.checkout(environment.catalogue.cart, key: .init())
    }

    /// The pictures but for those on the counter.
    private func pictures(in widget: Widget) -> [ProductPicture] {
        everything(in: widget).compactMap { $0 as? ProductPicture }.filter { !($0.parent is CounterHead) }
    }

    /// The names of what stands on the counter; nil for what has no picture of its own.
    private func standing(in widget: Widget) -> [String?] {
        let counter = everything(in: widget).lazy.compactMap { $0 as? CounterHead }.first
        return counter?.things.map { ($0 as? ProductPicture)?.product?.name } ?? []
    }

    /// Whether it says when something was bought, and then this.
    private func says(ending text: String, in widget: Widget) -> Bool {
        everything(in: widget).contains { ($0 as? Label)?.text.hasSuffix(" · \(text)") == true }
    }

    private func says(_ text: String, in widget: Widget) -> Bool {
        everything(in: widget).contains { ($0 as? Label)?.text == text }
    }

    @Test("in the list: pictures of what was bought, how far it has come, and what the year comes to")
    func list() async throws {
        try await order("gin", "lime", "campari", "kiwi")
        let model = OrdersModel(environment: environment)
        let view = OrdersView(model: model, environment: environment)
        Stage.show(view, width: 1000, height: 700) { _ in
            let bought = ["Gin", "Lime", "Campari", "Kiwi"]
            #expect(Stage.wait { pictures(in: view).map { $0.product?.name } == bought })
            #expect(Stage.wait { standing(in: view) == bought })
            #expect(says("Kept on this device", in: view))
            #expect(says(ending: "5 items · Gin, Lime, Campari, Kiwi and 1 more · 4 without a price", in: view))
            #expect(Stage.wait { says("at least €15.50", in: view) })
            #expect(model.figures.map(\.caption).allSatisfy { $0.hasPrefix("1 order") })
            #expect(model.figures.map(\.title).allSatisfy { $0.hasPrefix("Spent in 2") && says($0, in: view) })
        }
    }

    @Test(
        "one below the other, in a column that is as wide as other pages and stands in the middle",
        arguments: [1500, 1000, 400])
    func column(width: Int) async throws {
        try await order("gin")
        try await order("lime")
        let view = OrdersView(model: OrdersModel(environment: environment), environment: environment)
        Stage.show(view, width: width, height: 700) { window in
            @MainActor func places() -> [Rectangle] {
                everything(in: view).compactMap { ($0 as? OrderCard)?.bounds(in: view) }
            }
            #expect(
                Stage.wait { places().count == 2 && says(ending: "2 items · Lime, Ice · 2 without a price", in: view) })
            Stage.paint(window)
            #expect(Set(places().map(\.y)).count == 2 && Set(places().map(\.x)).count == 1)
            let place = places()[0]
            #expect(place.width <= 1080 && place.width > min(1000, Double(view.width) - 72))
            #expect(abs(place.center.x - Double(view.width) / 2) <= 1)
        }
    }

    @Test("what was bought stands after the words, and in a narrow window the first of it before them")
    func pictures() async throws {
        try await order("gin", "lime")
        let view = OrdersView(model: OrdersModel(environment: environment), environment: environment)
        Stage.show(view, width: 1000, height: 700) { window in
            // For each picture that is seen: whether it stands after the words.
            @MainActor func sides() -> [Bool] {
                let all = everything(in: view)
                let words = all.first { ($0 as? Label)?.text.contains("3 items · ") == true }?
                    .bounds(in: view)
                let seen = pictures(in: view).filter { $0.isMapped }.compactMap { $0.bounds(in: view) }
                return words.map { words in seen.map { $0.x >= words.x + words.width } } ?? []
            }
            #expect(Stage.wait { sides() == [true, true, true] })
            @MainActor func isNamed() -> Bool {
                everything(in: view).contains {
                    ($0 as? Label)?.text.hasSuffix("3 items · Gin, Lime, Ice · 2 without a price") == true
                }
            }
            #expect(isNamed())
            environment.isNarrow = true
            #expect(Stage.wait { sides() == [false] } && !isNamed())
            // There is no space for the time there, nor for names.
            #expect(says("3 items · 2 without a price", in: view))
            // Its day is short, as what it cost is beside it.
            let (day, short) = (
                environment.formats.date(of: Date(), isShort: false),
                environment.formats.date(of: Date(), isShort: true)
            )
            #expect(short.count < day.count || short == day)
            #expect(says(short, in: view))
            environment.isNarrow = false
            #expect(Stage.wait { sides() == [true, true, true] })
        }
    }

    @Test("no window is kept wide by what was bought: of the pictures those are there that fit whole")
    func fitting() async throws {
        try await order("gin", "lime", "campari", "kiwi")
        let view = OrdersView(model: OrdersModel(environment: environment), environment: environment)
        Stage.show(view, width: 400, height: 700) { _ in
            #expect(Stage.wait { pictures(in: view).count == 4 })
            #expect(view.measured(.horizontal).minimum <= 360)
            #expect(Stage.wait { (2...3).contains(pictures(in: view).count(where: \.isMapped)) })
            let widths = pictures(in: view).filter(\.isMapped).map(\.width)
            #expect(widths == widths.map { _ in OrderCard.pictureSize })
        }
    }

    @Test("of an order: what can be done with it is below its paper")
    func paper() async throws {
        let placed = try await order("gin")
        let view = OrderView(model: OrderModel(id: placed.id, environment: environment), environment: environment)
        try Stage.show(view, width: 1000, height: 900) { _ in
            #expect(Stage.wait { says("Gin", in: view) || !pictures(in: view).isEmpty })
            Stage.paint(view)
            let paper = try #require(everything(in: view).first { $0 is ReceiptPaper }?.bounds(in: view))
            let places = try ["Put on the shelf", "Order again"].map { name in
                let button = try #require(
                    everything(in: view).first { ($0 as? Button)?.label.replacing("_", with: "") == name })
                return try #require(button.bounds(in: view))
            }
            #expect(places.allSatisfy { $0.y >= paper.y + paper.height && $0.height == places[0].height })
            #expect(places[0].x == paper.x && places[1].x + places[1].width == paper.x + paper.width)
        }
    }

    @Test("of an order: drinks with what it brought, each once, those first of which the shelf lacks least")
    func drinks() async throws {
        let kitchen = try await Kitchen(bundled: ["ingredients", "drinks", "products"])
        let environment = kitchen.environment
        try await environment.catalogue.addToCart([("gin", 1, []), ("campari", 1, [])])
        let placed = try await environment.library.checkout(environment.catalogue.cart, key: .init())
        let model = OrderModel(id: placed.id, environment: environment)
        let view = OrderView(model: model, environment: environment)
        Stage.show(view, width: 1000, height: 900) { _ in
            #expect(Stage.wait { model.drinks.value?.count == OrderModel.mostDrinks })
            let found = model.drinks.value ?? []
            #expect(Set(found.map(\.drink.id)).count == found.count && found.allSatisfy { !$0.things.isEmpty })
            #expect(Stage.wait { found.allSatisfy { says($0.drink.name, in: view) } })
            let both = found.filter { $0.things == ["Gin", "Campari"] }
            #expect(both.contains { $0.drink.id == "negroni" } && says("Gin and Campari", in: view))
            environment.perform {
                try await environment.library.setShelf(["gin", "campari", "sweet-vermouth"].map { ShelfItem($0) })
            }
            #expect(Stage.wait { model.drinks.value?.first?.drink.lacking == 0 })
            // What can be made takes both of what was bought.
            let ids = model.drinks.value?.map(\.drink.id) ?? []
            #expect(ids.first == "negroni" && Set(ids).count == ids.count)
        }
    }

    @Test("of an order: each line with its picture, and that it is on the shelf once it is")
    func lines() async throws {
        let placed = try await order("gin", "kiwi")
        let model = OrderModel(id: placed.id, environment: environment)
        let view = OrderView(model: model, environment: environment)
        Stage.show(view, width: 1000, height: 700) { _ in
            #expect(Stage.wait { pictures(in: view).map { $0.product?.name } == ["Gin", "Kiwi", "Ice"] })
            #expect(Stage.wait { standing(in: view) == ["Gin", "Kiwi", "Ice"] })
            #expect(model.stateText == "Kept on this device" && !model.isShelved)
            #expect(model.sizeText.hasSuffix(" · 3 items") && says(model.sizeText, in: view))
            #expect(model.lines.map(\.product?.ingredient?.id) == ["gin", nil, nil])
            model.putOnShelfClicked()
            #expect(Stage.wait { model.isShelved && !model.canPutOnShelf })
        }
    }

    @Test("nothing of a sum where no order has a price")
    func figures() async throws {
        let model = OrdersModel(environment: environment)
        model.appeared()
        #expect(Stage.wait { model.years.value?.isEmpty == true } && model.figures.isEmpty)
        try await order("lime")
        #expect(Stage.wait { model.years.value?.map(\.count) == [1] } && model.figures.isEmpty)
    }

    @Test("a refused order before all that it is refused, and one that was sent that it is on the shelf")
    func marks() {
        #expect(Order.State.allCases.map { OrderMark($0) } == [.kept, .waiting, .sent, .refused])
        let shelved = Order.State.allCases.map { OrderMark($0, isShelved: true) }
        #expect(shelved == [.shelved, .waiting, .shelved, .refused])
        #expect(Set(OrderMark.allCases.map(\.title)).count == 5 && Set(OrderMark.allCases.map(\.icon)).count == 5)
    }
}
