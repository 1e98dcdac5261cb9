import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("SegmentedChoice", .serialized)
struct SegmentedChoiceTests {
    init() { Stage.open() }

    private func make() -> SegmentedChoice {
        SegmentedChoice(
            "Amounts are for",
            [Choice(id: "100g", title: "100 g"), Choice(id: "piece", title: "Piece"), Choice(id: "cup", title: "Cup")])
    }

    @Test("toolkit row 20: real keys choose: arrows go round, Home and End to the ends")
    func keys() {
        let choice = make()
        var chosen: [String] = []
        choice.onSelected { chosen.append($0) }
        Stage.show(Box(.vertical, [choice])) { window in
            Hands.focus(window)
            choice.moveFocus(.next)
            Hands.type("Right", "Right", "Right", "End", "Home", "Left")
            #expect(Stage.wait { chosen.count == 6 })
            #expect(chosen == ["piece", "cup", "100g", "cup", "100g", "cup"])
            #expect(window.focusedWidget === choice.children[2])
        }
    }

    @Test("toolkit rows 20 and 24: in a language from right to left, Left goes to the next")
    func mirrored() {
        let choice = make()
        choice.direction = .rightToLeft
        Stage.show(Box(.vertical, [choice])) { window in
            Hands.focus(window)
            choice.moveFocus(.next)
            Hands.type("Left")
            #expect(Stage.wait { choice.selection == "piece" })
        }
    }

    @Test("setting it tells nobody; a click on the chosen option leaves it chosen")
    func quiet() {
        let choice = make()
        var calls = 0
        choice.onSelected { _ in calls += 1 }
        choice.selection = "cup"
        #expect(calls == 0)
        let cup = choice.children[2] as? ToggleButton
        cup?.click()
        #expect(calls == 0 && cup?.isActive == true)
        (choice.children[0] as? ToggleButton)?.click()
        #expect(calls == 1 && choice.selection == "100g" && cup?.isActive == false)
    }

    @Test("options are alike where there is room, as wide as their words where there is less, else on several lines")
    func widths() throws {
        let choice = SegmentedChoice("Size", [Choice(id: "a", title: "A"), Choice(id: "b", title: "Uncommonly large")])
        func frames(_ width: Int) throws -> [Rectangle] {
            let box = Box(.vertical, [choice])
            defer { box.remove(choice) }
            return try Stage.show(box, width: width) { _ in
                try choice.children.map { try #require($0.bounds(in: choice)) }
            }
        }
        let natural = choice.measured(.horizontal).natural
        let roomy = try frames(natural + 20)
        #expect(roomy[0].width == roomy[1].width && roomy[1].x + roomy[1].width == Double(natural + 20))
        let less = try frames(natural - 30)
        #expect(less[0].width < less[1].width && less[0].y == less[1].y)
        let hardly = choice.children[1].measured(.horizontal).natural
        let tight = try frames(hardly)
        #expect(tight[0].x == tight[1].x && tight[1].y > tight[0].y)
        // Each line is filled.
        #expect(tight.allSatisfy { $0.width == Double(hardly) })
        #expect(choice.measured(.vertical, for: hardly).natural > choice.measured(.vertical).natural)
    }

    @Test("four options without room for one line stand two by two, alike")
    func twoByTwo() throws {
        let choice = SegmentedChoice(
            "Counts",
            ["Days with", "Days without", "Days since", "Days until"].map { Choice(id: $0, title: $0) })
        let longest = choice.children.map { $0.measured(.horizontal).natural }.max() ?? 0
        try Stage.show(Box(.vertical, [choice]), width: 2 * longest + 20) { _ in
            let frames = try choice.children.map { try #require($0.bounds(in: choice)) }
            #expect(Set(frames.map(\.y)).count == 2 && Set(frames.map(\.x)).count == 2)
            #expect(frames[0].y == frames[1].y && frames[2].y == frames[3].y && frames[0].x == frames[2].x)
            #expect(abs(frames[0].width - frames[3].width) <= 1)
        }
    }

    @Test("toolkit row 19: a radio group whose options say whether they are checked")
    func accessibility() {
        let choice = make()
        #expect(choice.role == .radioGroup && choice.accessibleLabel == "Amounts are for")
        #expect(choice.children.map(\.role) == [.radio, .radio, .radio])
        #expect(choice.children.map(\.accessibleLabel) == ["100 g", "Piece", "Cup"])
        #expect(choice.children.map { $0.accessibleIs(.checked) } == [true, false, false])
        choice.selection = "piece"
        #expect(choice.children.map { $0.accessibleIs(.checked) } == [false, true, false])
        #expect(choice.children.map(\.isFocusable) == [false, true, false])
    }

    @Test("other options replace those there were, and it ends with its window")
    func replaced() {
        let choice = make()
        choice.choices = [Choice(id: "ml", title: "ml"), Choice(id: "oz", title: "oz")]
        #expect(choice.children.count == 2)
        choice.selection = "oz"
        #expect(choice.children[1].accessibleIs(.checked))
        #expect(endsAfterShowing { make() })
    }
}
