import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Stepper", .serialized)
struct StepperTests {
    init() { Stage.open() }

    @Test("a number may be as large as can be")
    func endless() {
        let stepper = Stepper("Points", value: 1, in: 0...Double.infinity)
        stepper.value = 1e300
        #expect(stepper.value == 1e300)
        stepper.value = 12
        #expect(stepper.text == "12")
        stepper.range = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
        #expect(stepper.text == "12")
    }

    @Test("its field fits the widest number with its sign of per cent")
    func percent() throws {
        let stepper = Stepper("Text size", value: 200, in: 80...200, step: 10)
        stepper.format = { "\(Int($0))%" }
        let whole = Label("200%")
        try Stage.show(Box(.vertical, [stepper.layout(horizontal: .start), whole.layout(horizontal: .start)])) { _ in
            let field = try #require(everything(in: stepper).first { $0 is Entry })
            let text = try #require(field.children.first)
            #expect(text.width >= whole.width, "\(text.width) for \(whole.width)")
        }
    }

    @Test("toolkit row 20: real keys move it: arrows by a step, pages by ten, Enter takes what was typed")
    func keys() {
        let stepper = Stepper("Servings", value: 2, in: 1...24)
        var told: [Double] = []
        stepper.onChanged { told.append($0) }
        Stage.show(Box(.vertical, [stepper])) { window in
            Hands.focus(window)
            stepper.moveFocus(.next)
            Hands.type("Up", "Up", "Down", "Prior", "Prior", "Next")
            #expect(Stage.wait { told.count == 6 })
            #expect(told == [3, 4, 3, 13, 23, 13])
            Hands.type("ctrl+a", "7", "Return")
            #expect(Stage.wait { stepper.value == 7 })
            Hands.type("ctrl+a", "9", "Escape")
            #expect(Stage.wait { stepper.text == "7" })
            Hands.type("ctrl+a", "x", "Return")
            #expect(Stage.wait { stepper.text == "7" })
            #expect(told.last == 7)
        }
    }

    @Test(
        "T25: from one down is a half, from there up is one, and what lies between goes to the nearest number that way")
    func halves() throws {
        let stepper = Stepper("Servings", value: 1, in: 0.5...48)
        let (less, more) = (try #require(button("Less", in: stepper)), try #require(button("More", in: stepper)))
        less.click()
        #expect(stepper.value == 0.5 && !less.isSensitive)
        more.click()
        #expect(stepper.value == 1)
        for (start, lower, upper) in [(2.5, 2.0, 3.0), (2.0, 1.0, 3.0), (47.5, 47.0, 48.0)] {
            stepper.value = start
            less.click()
            #expect(stepper.value == lower)
            stepper.value = start
            more.click()
            #expect(stepper.value == upper)
        }
        stepper.step = 0.1
        stepper.value = 0.7
        more.click()
        #expect(abs(stepper.value - 0.8) < 1e-9)
    }

    @Test("the field has room for the longest of its words; where there is none, for five characters")
    func room() {
        let (plain, wordy) = (Stepper("Days", in: 0...365), Stepper("Days", in: 0...365))
        wordy.format = { $0 == 0 ? "today" : "\(Int($0)) days ago" }
        let (short, long) = (plain.measured(.horizontal), wordy.measured(.horizontal))
        let five = Stepper("Days", in: 0...99_999).measured(.horizontal)
        #expect(long.natural > short.natural + 20 && long.minimum == five.minimum && short.natural <= five.natural)
    }

    @Test("buttons stop at the ends of the range")
    func ends() throws {
        let stepper = Stepper("Servings", value: 23, in: 1...24)
        let more = try #require(button("More", in: stepper))
        more.click()
        #expect(stepper.value == 24 && !more.isSensitive)
        stepper.value = 99
        #expect(stepper.value == 24)
        stepper.range = 1...12
        #expect(stepper.value == 12)
        stepper.value = 1
        #expect(button("Less", in: stepper)?.isSensitive == false && more.isSensitive)
    }

    @Test("toolkit row 19: a spin button that says its value with the unit, and ends with its window")
    func accessibility() {
        let stepper = Stepper("Amount", value: 150, in: 0...500, step: 25)
        stepper.format = { "\(Int($0)) g" }
        #expect(stepper.role == .spinButton && stepper.accessibleLabel == "Amount")
        #expect(stepper.accessibleValue == "150 g" && stepper.text == "150 g")
        stepper.value = 175
        #expect(stepper.accessibleValue == "175 g")
        #expect(endsAfterShowing { Stepper("Amount") })
    }
}
