import GTK
import ServerUI
import ServerUIRenderer
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Screens by hand", .serialized)
struct HandsTests {
    init() { Stage.open() }

    private func show(_ shown: Shown, width: Int = 800, _ body: (Window) throws -> Void) rethrows {
        try Stage.show(shown.view, width: width, height: 600) { window in
            Hands.focus(window)
            Stage.paint(window)
            try body(window)
        }
    }

    @Test("a button does what follows once, however often it is pressed meanwhile")
    func twice() throws {
        let shown = Shown(.make("button", ["title": "Go"], does: "activate"))
        shown.handler.isHeld = true
        try show(shown) { _ in
            let button = try #require(shown.button("Go"))
            Hands.click(button)
            #expect(Stage.wait { shown.handler.done == ["back"] })
            Hands.type("Return", "space")
            Hands.click(button)
            pause(.milliseconds(50))
            #expect(shown.handler.done == ["back"])
            shown.handler.isHeld = false
            shown.handler.goOn()
            MainLoop.drain()
            Hands.type("Return")
            #expect(Stage.wait { shown.handler.done == ["back", "back"] })
        }
    }

    @Test("a button that is off cannot be pressed, and can be as soon as its value says so")
    func enabled() throws {
        let shown = Shown("button", ["title": "Go"], following: "enabled", .bool(false))
        try show(shown) { _ in
            let button = try #require(shown.button("Go"))
            Hands.click(button)
            #expect(shown.handler.done.isEmpty)
            shown.set(.bool(true))
            Hands.click(button)
            #expect(Stage.wait { shown.handler.done == ["back"] })
        }
    }

    @Test(
        "what can be pressed is a button with a name, and a click and Enter press it",
        arguments: [
            (
                Component.make("card", ["title": "Negroni", "subtitle": "Stirred"], does: "activate"),
                "Negroni, Stirred"
            ),
            (
                .make("counter", ["days": "41", "title": "days", "detail": "record"], does: "activate"),
                "41 days, record"
            ),
            (.make("gradientRow", ["title": "Water", "value": "86 g"], does: "activate"), "Water, 86 g"),
            (.make("picture", ["source": "fruit:kiwi", "label": "A kiwi"], does: "activate"), "A kiwi"),
            (.make("fruitPicture", ["fruit": "kiwi"], does: "activate"), "fruit:kiwi"),
            (.make("tableLine", ["title": "Fat", "value": "1 g"], does: "activate"), "Fat, 1 g"),
            (.make("chip", ["text": "sour"], does: "activate"), "sour"),
            (.make("heading", ["title": "Drinks", "action": "all"], does: "activate"), "all: Drinks"),
            (.make("pin", ["title": "Vienna", "latitude": "1", "longitude": "1"], does: "activate"), "Open: Vienna"),
            (.make("card", ["title": "Negroni"], does: "activate", label: "Spoken"), "Spoken"),
        ])
    func pressed(_ component: Component, name: String) throws {
        let shown = Shown(component)
        try show(shown) { _ in
            let button = try #require(
                shown.button(name), "\(shown.all.compactMap { ($0 as? Button)?.accessibleLabel })")
            Hands.click(button)
            #expect(Stage.wait { shown.handler.done.count == 1 })
            button.grabFocus()
            Hands.type("Return")
            #expect(Stage.wait { shown.handler.done.count == 2 })
        }
    }

    @Test("a card with buttons is pressed beside them, and they by themselves")
    func cardWithButtons() throws {
        let inner = Component.make("button", ["title": "See it"])
        let shown = Shown(.make("card", ["title": "Aviation"], does: "activate", holding: [inner]))
        try show(shown) { _ in
            let frame = try #require(shown.first(PressFrame.self))
            #expect(frame.role == .button && frame.accessibleLabel == "Aviation")
            Hands.click(try #require(shown.button("See it")))
            pause(.milliseconds(30))
            #expect(shown.handler.done.isEmpty)
            Hands.click(try #require(shown.first(Label.self) { $0.text == "Aviation" }))
            #expect(Stage.wait { shown.handler.done.count == 1 })
            frame.grabFocus()
            Hands.type("space")
            #expect(Stage.wait { shown.handler.done.count == 2 })
        }
    }

    @Test("what is typed is written letter by letter, and the caret stays where it is")
    func typing() throws {
        let field = Component.make("textField", ["label": "Name"], bind: ["value": "x"], does: "submit")
        let echo = Component.make("text", bind: ["text": "x"])
        let shown = Shown(field, echo, data: ["x": .text("ab")])
        try show(shown) { _ in
            let entry = try #require(shown.first(Entry.self))
            entry.grabFocus()
            entry.cursor = 1
            Hands.type("c", "d")
            #expect(Stage.wait { shown.x == .text("acdb") })
            #expect(entry.cursor == 3 && shown.words.contains("acdb"))
            Hands.type("Return")
            #expect(Stage.wait { shown.handler.done == ["back"] })
        }
    }

    @Test("a number field takes numbers within its bounds with a point or a comma, and says where it cannot")
    func numbers() throws {
        let field = Component.make(
            "numberField", ["label": "Price", "minimum": "1", "maximum": "50"], bind: ["value": "x"])
        let shown = Shown(field, data: ["x": .number(4)])
        try show(shown) { _ in
            let entry = try #require(shown.first(Entry.self))
            #expect(entry.text == "4")
            entry.grabFocus()
            Hands.type("ctrl+a", "7", "comma", "5")
            #expect(Stage.wait { shown.x == .number(7.5) })
            #expect(entry.text == "7,5" && entry.accessibleDifference(.invalid, false) == nil)
            Hands.type("ctrl+a", "5", "1")
            #expect(Stage.wait { entry.text == "51" })
            #expect(shown.x == .number(5) && entry.accessibleDifference(.invalid, true) == nil)
            Hands.type("ctrl+a", "x")
            #expect(Stage.wait { entry.text == "x" } && entry[cssClass: "wrong"])
            Hands.type("ctrl+a", "0")
            #expect(Stage.wait { entry.text == "0" } && entry[cssClass: "wrong"])
            #expect(shown.x == .number(5))
        }
    }

    @Test("letters that come faster than they are shown stay as they were typed")
    func haste() throws {
        let field = Component.make(
            "numberField", ["label": "Price", "minimum": "1", "maximum": "50"], bind: ["value": "x"])
        let shown = Shown(field, data: ["x": .number(4)])
        try show(shown) { _ in
            let entry = try #require(shown.first(Entry.self))
            entry.text = "5"
            entry.text = "51"
            UpdateCycle.flush()
            #expect(entry.text == "51" && shown.x == .number(5))
            #expect(entry.accessibleDifference(.invalid, true) == nil)
            shown.set(.number(7))
            UpdateCycle.flush()
            #expect(entry.text == "7" && entry.accessibleDifference(.invalid, false) == nil)
            entry.text = "60"
            shown.set(.number(5))
            UpdateCycle.flush()
            #expect(entry.text == "5")
        }
    }

    @Test("steps, stars, switches, chips and choices are written, and what follows a change is done")
    func fields() throws {
        let stepper = Shown(
            .make("stepper", ["label": "People"], bind: ["value": "x"], does: "change"), data: ["x": .number(4)])
        try show(stepper) { _ in
            try #require(stepper.button("More")).click()
            #expect(Stage.wait { stepper.x == .number(5) && stepper.handler.done.count == 1 })
            #expect(stepper.first(Stepper.self)?.accessibleLabel == "People")
        }
        let stars = Shown(
            .make("rating", ["label": "Stars"], bind: ["value": "x"], does: "change"), data: ["x": .number(0)])
        show(stars) { _ in
            stars.first(StarRating.self)?.moveFocus(.next)
            Hands.type("4")
            #expect(Stage.wait { stars.x == .number(4) && stars.handler.done.count == 1 })
        }
        let toggle = Shown(
            .make("toggle", ["label": "Ice"], bind: ["value": "x"], does: "change"), data: ["x": .bool(false)])
        try show(toggle) { _ in
            Hands.click(try #require(toggle.first(Switch.self)))
            #expect(Stage.wait { toggle.x == .bool(true) && toggle.handler.done.count == 1 })
        }
        let chip = Shown(
            .make("chip", ["text": "sour"], bind: ["value": "x"], does: "change"), data: ["x": .bool(false)])
        try show(chip) { _ in
            Hands.click(try #require(chip.button("sour")))
            #expect(Stage.wait { chip.x == .bool(true) && chip.handler.done.count == 1 })
        }
        let choice = Shown(
            .make("choice", ["label": "Level", "options": "a|b|c"], bind: ["value": "x"], does: "change"),
            data: ["x": .text("a")])
        try show(choice) { _ in
            Hands.click(try #require(choice.button("b")))
            #expect(Stage.wait { choice.x == .text("b") && choice.handler.done.count == 1 })
        }
        let menu = Shown(
            .make("choice", ["label": "Glass", "options": "a|b|c|d|e|f"], bind: ["value": "x"]), data: ["x": .text("a")]
        )
        show(menu) { _ in
            menu.first(DropDown<Choice>.self)?.selectedIndex = 3
            #expect(Stage.wait { menu.x == .text("d") })
        }
        let day = Shown(.make("dateField", ["label": "When"], bind: ["value": "x"]), data: ["x": .text("2026-11-28")])
        try show(day) { _ in
            let button = try #require(day.first(MenuButton.self))
            #expect(button.accessibleLabel == "When: 2026-11-28")
            let calendar = try #require(button.popover?.child as? CalendarView)
            calendar.day = try #require(CalendarDay("2026-12-06"))
            #expect(Stage.wait { day.x == .text("2026-12-06") })
            #expect(button.label == "2026-12-06")
        }
    }

    @Test("a field whose source says something else than the person shows what the source says")
    func source() throws {
        let source = Unmoved()
        let toggle = Component.make("toggle", ["label": "On the shelf"], bind: ["value": "shelf.has"], does: "change")
        let shown = Shown(
            Screen(name: "s", templates: [Template(id: "t", components: [toggle])]), sources: [source])
        try show(shown) { _ in
            let button = try #require(shown.first(Switch.self))
            Hands.click(button)
            #expect(Stage.wait { shown.handler.done.count == 1 && !button.isActive })
        }
    }

    @Test("Tab goes through a screen as one reads it, and reaches one of several chips; the arrows reach the others")
    func keyboard() throws {
        let chips = Component.make(
            "chipRow", holding: ["a", "b", "c"].map { .make("chip", id: $0, ["text": $0], does: "activate") })
        let shown = Shown(
            .make("button", id: "first", ["title": "First"]), chips, .make("button", id: "last", ["title": "Last"]))
        try show(shown) { _ in
            let names = ["First", "a", "b", "c", "Last"]
            let buttons = try names.map { try #require(shown.button($0)) }
            buttons[0].grabFocus()
            Hands.type("Tab")
            #expect(Stage.wait { buttons[1].hasFocus })
            Hands.type("Right", "Right")
            #expect(Stage.wait { buttons[3].hasFocus })
            Hands.type("Tab")
            #expect(Stage.wait { buttons[4].hasFocus })
            Hands.type("shift+Tab")
            #expect(Stage.wait { buttons[3].hasFocus })
        }
    }
}

/// A source that stays as it is, whatever the person does.
@MainActor
private final class Unmoved: DataSource {
    let type = SourceType("shelf", fields: ["has": "Whether it is there."])

    func value(of field: String) -> Value? { .bool(false) }
}
