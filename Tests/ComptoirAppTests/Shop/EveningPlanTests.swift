import ComptoirWidgets
import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The page of an evening", .serialized)
struct EveningPlanTests {
    private let kitchen: Kitchen
    private let model: EveningModel

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen(bundled: ["ingredients", "drinks", "products"])
        model = EveningModel(environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.needs.value != nil })
    }

    private func first<Kind: Widget>(_ kind: Kind.Type, in widget: Widget) -> Kind? {
        everything(in: widget).lazy.compactMap { $0 as? Kind }.first
    }

    private func label(_ text: String, in widget: Widget) -> Label? {
        everything(in: widget).lazy.compactMap { $0 as? Label }.first { $0.text == text }
    }

    private func button(_ name: String, in widget: Widget) -> Button? {
        everything(in: widget).lazy.compactMap { $0 as? Button }.first {
            $0.label == name || $0.accessibleLabel == name
        }
    }

    @Test("takes no room for drinks while there are none")
    func noDrinks() throws {
        let plan = EveningPlan(model: model)
        let add = try #require(first(MenuButton.self, in: plan))
        Stage.show(plan) { _ in
            let bare = plan.measured(.vertical, for: plan.width).natural
            #expect(add.isMapped && label("per guest", in: plan)?.isMapped != true)
            // One line is all there is.
            #expect(bare == add.measured(.vertical).natural, "\(bare)")
            model.drinkAdded("negroni")
            #expect(Stage.wait { label("per guest", in: plan)?.isMapped == true })
        }
    }

    @Test("offers a drink first, and the cart once one is served")
    func primary() throws {
        let plan = EveningPlan(model: model)
        let add = try #require(first(MenuButton.self, in: plan))
        #expect(add.children.first?[cssClass: "primary"] == true)
        model.drinkAdded("negroni")
        #expect(Stage.wait { add.children.first?[cssClass: "primary"] == false })
        model.drinkRemoved("negroni")
        #expect(Stage.wait { add.children.first?[cssClass: "primary"] == true })
    }

    @Test("in a narrow window the way into the cart is in sight at the foot, and nowhere else")
    func narrow() throws {
        let (bar, receipt) = (EveningBar(model), EveningPurchases(model: model))
        kitchen.environment.isNarrow = true
        Stage.show(Box(.vertical, [receipt, bar]), width: 360, height: 600) { _ in
            #expect(!bar.isMapped)
            model.drinkAdded("negroni")
            #expect(Stage.wait { bar.isMapped && label("3 to buy", in: bar)?.isMapped == true })
            // Where nothing of it has a price it says what it is.
            let names = model.purchaseNames
            #expect(names.contains("Campari") && names.contains(", ") && label(names, in: bar)?.isMapped == true)
            let (below, inside) = (button("_Add to cart", in: bar), button("_Add to cart", in: receipt))
            #expect(below?.isMapped == true && inside?.isMapped != true)
            kitchen.environment.isNarrow = false
            #expect(Stage.wait { !bar.isMapped && button("_Add to cart", in: receipt)?.isMapped == true })
        }
    }

    @Test("says what to do below its name, and once something is served how much that is")
    func hint() {
        let head = EveningCounter.make(model)
        Stage.show(head, width: 800) { _ in
            @MainActor func isSaid() -> Bool {
                label("Choose the drinks; the shopping list writes itself.", in: head)?.isMapped == true
            }
            #expect(Stage.wait { isSaid() })
            model.drinkAdded("negroni")
            #expect(Stage.wait { !isSaid() && label("4 guests · 4 drinks", in: head)?.isMapped == true })
            model.guestsChosen(1)
            #expect(Stage.wait { label("1 guest · 1 drink", in: head)?.isMapped == true })
            model.eachChosen(3, of: "negroni")
            #expect(Stage.wait { label("1 guest · 3 drinks", in: head)?.isMapped == true })
        }
    }

    @Test("Alt+A offers drinks, as the line below a letter says")
    func mnemonic() throws {
        let plan = EveningPlan(model: model)
        let add = try #require(first(MenuButton.self, in: plan))
        Stage.show(plan) { window in
            Hands.focus(window)
            #expect(!add.isOpen)
            Hands.type("alt+a")
            #expect(Stage.wait { add.isOpen })
            add.popDown()
        }
    }

    @Test("in a narrow window guests have a line to themselves, and the way to a drink the next one")
    func narrowPlan() throws {
        kitchen.environment.isNarrow = true
        let plan = EveningPlan(model: model)
        try Stage.show(Box(.vertical, [plan]), width: 264) { _ in
            Stage.paint(plan)
            let stepper = try #require(everything(in: plan).first { $0 is Stepper }?.bounds(in: plan))
            let add = try #require(everything(in: plan).lazy.compactMap { $0 as? MenuButton }.first)
            let place = try #require(add.bounds(in: plan))
            #expect(add.accessibleLabel == "Add a drink")
            #expect(stepper.x + stepper.width == place.x + place.width && place.y >= stepper.y + stepper.height)
            // With a plus, as a list of choices it would have an arrow.
            let icons = add.child.map(everything(in:))?.compactMap { ($0 as? Image)?.icon }
            #expect(icons == ["comptoir-plus-symbolic"])
        }
    }

    @Test("asks for no name before something is served")
    func keeping() throws {
        let kept = EveningsKept(model: model)
        let buttons = everything(in: kept).compactMap { $0 as? Button }
        let keep = try #require(buttons.first { $0.label == "_Save" })
        let title = try #require(first(SectionTitle.self, in: kept))
        Stage.show(Box(.vertical, [kept])) { _ in
            #expect(!kept.isVisible && !keep.isMapped)
            model.drinkAdded("negroni")
            #expect(Stage.wait { keep.isMapped } && title.text == "Keep this evening" && title.action == nil)
            model.keepClicked(named: "Saturday")
            #expect(Stage.wait { title.text == "Kept evenings" && title.action != nil })
        }
    }

    @Test("offers the drinks that the shelf is nearest to, and a few more once one is served")
    func ideas() async throws {
        try await kitchen.environment.library.setShelf(["gin", "campari", "sweet-vermouth"].map { ShelfItem($0) })
        let view = EveningView(model: model, environment: kitchen.environment)
        func tiles() -> [Button] {
            everything(in: view).compactMap { $0 as? Button }.filter { $0[cssClass: "card-button"] && $0.isMapped }
        }
        try Stage.show(view, width: 500, height: 900) { _ in
            #expect(Stage.wait { tiles().first?.accessibleLabel?.hasSuffix("you can make it") == true })
            #expect(tiles().count == EveningModel.mostIdeas)
            let first = try #require(model.ideas.value?.first)
            #expect(first.lacking == 0 && tiles()[0].accessibleLabel?.hasPrefix("Add a drink: \(first.name), ") == true)
            tiles()[0].click()
            #expect(model.plan.drinks.map(\.drink) == [first.id])
            #expect(Stage.wait { tiles().count == EveningModel.mostFurtherIdeas })
            #expect(!tiles().contains { $0.accessibleLabel?.contains(first.name) == true })
            model.drinkRemoved(first.id)
            #expect(Stage.wait { tiles().count == EveningModel.mostIdeas })
        }
    }

    @Test("offers drinks of different bases, and of those that the shelf is nearest to first")
    func variety() async throws {
        let all = try await kitchen.environment.catalogue.summaries(matching: DrinkQuery(order: .missing))
        for most in [0, 1, 12, 40, all.count + 5] {
            let offered = EveningModel.varied(all, upTo: most)
            #expect(offered.count == min(most, all.count) && Set(offered.map(\.id)).count == offered.count)
            #expect(offered.map(\.lacking) == all.prefix(most).map(\.lacking))
        }
        let alike = all.filter { $0.lacking == all.first?.lacking }
        let bases = Set(alike.map(\.baseName)).count
        let first = EveningModel.varied(all, upTo: min(bases, alike.count))
        #expect(bases > 1 && Set(first.map(\.baseName)).count == first.count)
    }

    @Test("shows each drink's glass before its name")
    func pictures() throws {
        let plan = EveningPlan(model: model)
        model.drinkAdded("negroni")
        #expect(Stage.wait { first(ServedRow.self, in: plan) != nil })
        let row = try #require(first(ServedRow.self, in: plan))
        let picture = try #require(first(DrinkPicture.self, in: row))
        #expect(Stage.wait { picture.art != nil && picture.opacity == 1 })
        #expect(picture.art == model.sketches["negroni"].map { DrinkArt($0) })
        #expect(label("Negroni", in: row) != nil)
    }

    @Test("has the name and the button that keeps it in one line where there is room")
    func name() throws {
        let plan = EveningsKept(model: model)
        model.drinkAdded("negroni")
        let buttons = everything(in: plan).compactMap { $0 as? Button }
        let keep = try #require(buttons.first { $0.label == "_Save" })
        let line = try #require(keep.parent as? SplitLine)
        let entry = try #require(first(Entry.self, in: line))
        let natural = line.measured(.horizontal).natural
        try Stage.show(plan, width: natural + 200) { _ in
            let (field, button) = (try #require(entry.bounds(in: plan)), try #require(keep.bounds(in: plan)))
            #expect(abs(field.center.y - button.center.y) <= 1)
            #expect(field.x + field.width + Double(Space.medium) == button.x)
            #expect(field.width > Double(entry.measured(.horizontal).natural))
        }
    }

    @Test("hands the keyboard to what adds a drink as it opens, and selects no number, which Tab reaches all the same")
    func firstFocus() throws {
        let before = Button("Before")
        let page = Box(.vertical, [before])
        try Stage.show(page) { _ in
            before.grabFocus()
            let plan = EveningPlan(model: model)
            let guests = try #require(first(Stepper.self, in: plan))
            let number = try #require(first(Entry.self, in: guests))
            let add = try #require(first(MenuButton.self, in: plan))
            page.append(plan)
            // As a page that comes up over another one does.
            plan.moveFocus(.next)
            #expect(add.hasFocus && !guests.hasFocus && number.selection.isEmpty)
            #expect(Stage.wait { guests.canFocus })
            Stage.paint(page)
            #expect(guests.moveFocus(.next) && guests.hasFocus)
        }
    }

    @Test("has a glass for each serving, of each drink in turn; before that those of the drinks to begin with")
    func counter() throws {
        let view = EveningView(model: model, environment: kitchen.environment)
        let counter = try #require(first(CounterHead.self, in: view))
        Stage.show(view, width: 1_000, height: 800) { _ in
            @MainActor func glasses() -> [DrinkArt?] { counter.things.map { ($0 as? DrinkPicture)?.art } }
            #expect(Stage.wait { glasses().count == EveningModel.mostIdeas && Set(glasses()).count > 1 })
            model.guestsChosen(2)
            model.drinkAdded("negroni")
            #expect(Stage.wait { glasses().count == 2 && Set(glasses()).count == 1 })
            model.drinkAdded("daiquiri")
            #expect(Stage.wait { glasses().count == 4 && glasses()[0] == glasses()[2] && glasses()[0] != glasses()[1] })
            model.eachChosen(2, of: "daiquiri")
            #expect(Stage.wait { glasses().count == 6 && Set(glasses().suffix(3)) == [glasses()[1]] })
            model.guestsChosen(40)
            #expect(Stage.wait { glasses().count == CounterHead.most })
        }
    }

    @Test("offers drinks below the plan, which has the whole width until one is served; then needs are below purchases")
    func beginning() throws {
        for width in [1_000, 400] {
            let view = EveningView(model: model, environment: kitchen.environment)
            let columns = try #require(first(TwoColumns.self, in: view))
            let status = try #require(first(StatusPage.self, in: columns))
            let plan = try #require(first(EveningPlan.self, in: columns))
            let ideas = try #require(first(DrinkTiles.self, in: columns))
            try Stage.show(view, width: width, height: 800) { _ in
                #expect(Stage.wait { ideas.isMapped && model.needs.value != nil })
                #expect(model.status(kitchen.pictures) == nil && Stage.wait { status.state == nil })
                Stage.paint(view)
                let card = try #require(plan.bounds(in: columns))
                let drinks = try #require(ideas.bounds(in: columns))
                #expect(drinks.y >= card.y + card.height && drinks.x == card.x && drinks.width == card.width)
                model.drinkAdded("negroni")
                let needs = try #require(first(EveningNeeds.self, in: columns))
                let purchases = try #require(first(EveningPurchases.self, in: columns))
                #expect(Stage.wait { needs.isMapped && purchases.isMapped })
                Stage.paint(view)
                let left = try #require(plan.bounds(in: columns))
                let right = try #require(purchases.bounds(in: columns))
                let reasons = try #require(needs.bounds(in: columns))
                let further = try #require(ideas.bounds(in: columns))
                #expect((right.x > left.x + left.width) == (width == 1_000))
                #expect(reasons.x == right.x && reasons.y >= right.y + right.height)
                #expect(further.x == left.x && further.y >= left.y + left.height)
                model.drinkRemoved("negroni")
            }
        }
    }

    @Test("says below the plan that nothing is served yet where there is no drink to begin with")
    func empty() async throws {
        let bare = try await Kitchen(bundled: ["ingredients"])
        let view = EveningView(model: EveningModel(environment: bare.environment), environment: bare.environment)
        let columns = try #require(first(TwoColumns.self, in: view))
        let status = try #require(first(StatusPage.self, in: columns))
        let plan = try #require(first(EveningPlan.self, in: columns))
        try Stage.show(view, width: 1_000, height: 800) { _ in
            #expect(Stage.wait { status.isVisible && label("Nothing is served yet", in: status) != nil })
            Stage.paint(view)
            let card = try #require(plan.bounds(in: columns))
            let words = try #require(status.bounds(in: columns))
            #expect(words.y >= card.y + card.height && words.x == card.x && words.height < 400)
        }
    }

    @Test("sets a sum big, and what has no price as a quiet line")
    func total() async throws {
        let (paper, needs) = (EveningPurchases(model: model), EveningNeeds(model: model))
        model.drinkAdded("negroni")
        #expect(Stage.wait { label("3 without a price", in: paper) != nil && !model.hasTotal })
        let total = try #require(label("3 without a price", in: paper))
        #expect(Stage.wait { total[cssClass: "quiet"] && !total[cssClass: "title-1"] })
        #expect(Stage.wait { label("Gin, 120 ml", in: needs)?[cssClass: "needs-name"] == true })
        try await kitchen.environment.catalogue.setPrice(Money(minorUnits: 1_400, .euro), product: "gin")
        #expect(Stage.wait { model.hasTotal && total.text == "€14.00, 2 without a price" })
        #expect(Stage.wait { total[cssClass: "title-1"] && !total[cssClass: "quiet"] })
    }
}
