import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Filter chips and section titles", .serialized)
struct FilterChipsTests {
    init() { Stage.open() }

    private func make(_ mode: FilterChips.Mode = .several) -> FilterChips {
        FilterChips("Level", ["Easy", "Medium", "Advanced"].map { Choice(id: $0, title: $0) }, mode)
    }

    @Test("toolkit row 20: real keys go from chip to chip and choose several")
    func several() {
        let chips = make()
        var told: [Set<String>] = []
        chips.onChanged { told.append($0) }
        Stage.show(Box(.vertical, [chips])) { window in
            Hands.focus(window)
            chips.moveFocus(.next)
            Hands.type("space", "Right", "Return", "End", "space", "Home", "space")
            #expect(Stage.wait { told.count == 4 })
            #expect(
                told == [["Easy"], ["Easy", "Medium"], ["Easy", "Medium", "Advanced"], ["Medium", "Advanced"]])
        }
    }

    @Test("of one at most, another takes the place, and a click on the chosen one clears it")
    func one() throws {
        let chips = make(.one)
        var told: [Set<String>] = []
        chips.onChanged { told.append($0) }
        for name in ["Easy", "Advanced", "Advanced"] { try #require(button(name, in: chips)).click() }
        #expect(told == [["Easy"], ["Advanced"], []])
    }

    @Test("toolkit rows 20 and 24: from right to left, Left goes to the next")
    func mirrored() {
        let chips = make()
        for widget in everything(in: chips) { widget.direction = .rightToLeft }
        Stage.show(Box(.vertical, [chips])) { window in
            Hands.focus(window)
            chips.moveFocus(.next)
            Hands.type("Left", "space")
            #expect(Stage.wait { chips.selection == ["Medium"] })
        }
    }

    @Test("toolkit row 19: a group of toggles; setting the selection tells nobody; other chips can come")
    func accessibility() throws {
        let chips = make()
        var told = 0
        chips.onChanged { _ in told += 1 }
        chips.selection = ["Medium"]
        let medium = try #require(button("Medium", in: chips) as? ToggleButton)
        #expect(chips.role == .group && chips.accessibleLabel == "Level")
        #expect(medium.isActive && medium.accessibleIs(.pressed) && medium.isFocusable && told == 0)
        #expect(button("Easy", in: chips)?.isFocusable == false)
        chips.choices = [Choice(id: "Gin", title: "Gin")]
        #expect(button("Easy", in: chips) == nil && button("Gin", in: chips) != nil)
        #expect(endsAfterShowing { make() })
    }

    @Test("a section's title is a heading; its button does what it says, and says of what")
    func title() throws {
        var cleared = 0
        let title = SectionTitle("Level")
        #expect(find(.heading, in: title) != nil)
        title.action = NextStep("Clear") { cleared += 1 }
        let clear = try #require(button("Clear: Level", in: title))
        clear.click()
        #expect(cleared == 1 && clear.label == "Clear")
        title.action = nil
        #expect(!clear.isSensitive && clear.opacity == 0)
        let details = [SectionTitle.Level.page, .part, .detail].map { level in
            // The title around the heading bears the classes, which set its font.
            let section = SectionTitle("Level", level: level)
            let title = find(.heading, in: section)?.parent
            return ["page-title", "heading", "minor-heading"].map { title?[cssClass: $0] == true }
        }
        #expect(details == [[true, true, false], [false, true, false], [false, false, true]])
        #expect(endsAfterShowing { SectionTitle("Level", action: NextStep("Clear") {}) })
    }
}
