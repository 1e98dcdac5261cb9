import GTK
import TestSupport
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@MainActor @Suite("Steps in big letters", .serialized)
struct BigStepsTests {
    init() { Stage.open() }

    private let steps = [
        StepItem("Pour"), StepItem("Shake", kind: "shake", duration: .seconds(15)),
        StepItem("Strain.", details: ["2 cl cream"]),
    ]

    @Test("toolkit row 20: in big letters, Space goes on, Backspace back, past the end it is done, Escape leaves")
    func big() {
        let page = BigSteps(steps)
        var (told, done, closed) = ([Int](), 0, 0)
        page.onStepChanged { told.append($0) }
        page.onDone { done += 1 }
        page.onClosed { closed += 1 }
        Stage.show(page, width: 360, height: 500) { window in
            Hands.focus(window)
            page.grabFocus()
            Hands.type("space", "Right", "BackSpace", "Next", "space", "Escape")
            #expect(Stage.wait { closed == 1 })
            #expect(told == [1, 2, 1, 2] && done == 1 && page.step == 2)
            #expect(page.accessibleLabel == "Step 3 of 3. Strain. 2 cl cream")
            #expect(everything(in: page).contains { ($0 as? Label)?.text == "2 cl cream" })
            button("Previous step", in: page)?.click()
            #expect(page.step == 1 && page.timer != nil && button("Next", in: page) != nil)
            button("Next", in: page)?.click()
            #expect(page.timer == nil && button("Done", in: page) != nil)
        }
        #expect(endsAfterShowing { BigSteps(self.steps) })
    }

    @Test("the way on is in the middle, as the words are", arguments: [360, 1200])
    func middle(width: Int) throws {
        let page = BigSteps(steps)
        // The way back is larger where the text is, which is once the page has its size.
        let sheet = StyleSheet("big-steps.large button.round { padding: 24px; }")
        sheet.add()
        defer { sheet.remove() }
        try Stage.show(page, width: width, height: 500) { _ in
            let (previous, next) = try (
                #require(button("Previous step", in: page)), #require(button("Next", in: page))
            )
            let isLarge = width == 1200
            #expect(Stage.wait { ((previous.bounds(in: page)?.width ?? 0) > 60) == isLarge })
            #expect(Stage.wait { abs((next.bounds(in: page)?.center.x ?? 0) - Double(page.width) / 2) <= 1 })
        }
    }

    @Test("in a narrow page a long word makes the step smaller, and is not torn apart")
    func longWords() throws {
        let page = BigSteps([StepItem("Stir in the Gewürztraminerbeerenauslese & wait"), StepItem("Stir")])
        let label = try #require(everything(in: page).compactMap { $0 as? Label }.first { $0.text.hasPrefix("Stir") })
        let sheet = StyleSheet(".big-step { font-size: 300%; }")
        sheet.add()
        defer { sheet.remove() }
        Stage.show(page, width: 360, height: 600) { _ in
            #expect(Stage.wait { page.wordSize < 100 })
            #expect(page.wordSize >= 50 && label.text == "Stir in the Gewürztraminerbeerenauslese & wait")
            // Four words, and a line for each at most.
            let line = TextLayout("X", for: label).size.height
            #expect(Stage.wait { Double(label.height) < 5 * line })
            page.step = 1
            #expect(page.wordSize == 100)
        }
        Stage.show(page, width: 1500, height: 600) { _ in
            page.step = 0
            #expect(Stage.wait { page.wordSize == 100 })
        }
    }

    @Test("on a large screen the words are larger, on a small one as before")
    func large() {
        let page = BigSteps(steps)
        Stage.show(page, width: 1200, height: 600) { _ in #expect(Stage.wait { page[cssClass: "large"] }) }
        Stage.show(page, width: 400, height: 600) { _ in #expect(Stage.wait { !page[cssClass: "large"] }) }
    }

    @Test("a picture stands above, gets smaller where the words need the room and larger where they leave some")
    func picture() {
        let art = DrinkArt(glass: .coupe)
        let pour = DrinkPour(art, size: 200, least: 60)
        let page = BigSteps(steps, picture: pour)
        Stage.show(page, width: 360, height: 560) { _ in #expect(pour.height == 200) }
        Stage.show(page, width: 360, height: 900) { _ in #expect(pour.height > 300) }
        Stage.show(page, width: 360, height: page.measured(.vertical).minimum) { _ in #expect(pour.height == 60) }
        #expect(endsAfterShowing { BigSteps(self.steps, picture: DrinkPour(art, size: 80)) })
    }

    @Test("on a large screen the picture is beside the step", arguments: [TextDirection.leftToRight, .rightToLeft])
    func beside(direction: TextDirection) throws {
        let pour = DrinkPour(DrinkArt(glass: .coupe), size: 200, least: 60)
        let page = BigSteps(steps, picture: pour)
        for widget in everything(in: page) { widget.direction = direction }
        for (width, height, isBeside) in [(1280, 760, true), (1280, 960, false), (1100, 600, false)] {
            try Stage.show(page, width: width, height: height) { _ in
                let next = try #require(button("Next", in: page)?.bounds(in: page))
                let art = try #require(pour.bounds(in: page))
                #expect(page.width == width && (art.height == Double(height)) == isBeside)
                guard isBeside else { return #expect(art.y + art.height <= next.y) }
                let isBefore = direction == .leftToRight
                #expect(isBefore ? art.x + art.width < next.x : next.x + next.width < art.x)
                #expect(abs(art.width - Double(width) * 0.45) <= 1)
            }
        }
    }

    @Test("which step it is stands above its words, in words and as lines, as long as those can be counted")
    func place() throws {
        let page = BigSteps(steps)
        @MainActor func marks(_ page: BigSteps) -> [Widget] {
            everything(in: page).filter { $0[cssClass: "step-mark"] }
        }
        try Stage.show(page, width: 900, height: 700) { _ in
            page.step = 1
            #expect(marks(page).map { $0[cssClass: "done"] } == [true, true, false])
            Stage.paint(page)
            let (count, text) = (try #require(page.count.bounds(in: page)), try #require(page.text.bounds(in: page)))
            let gap = text.y - count.y - count.height
            #expect(gap >= 0 && gap <= Double(Space.large) && marks(page).allSatisfy(\.isMapped))
        }
        #expect(marks(BigSteps((1...12).map { StepItem("Step \($0)") })).isEmpty)
    }

    @Test("a swipe goes to the next step")
    func swipe() {
        let page = BigSteps(steps)
        Stage.show(page, width: 400, height: 500) { window in
            Hands.focus(window)
            Hands.drag(page, x: -200, y: 0)
            #expect(Stage.wait { page.step == 1 })
        }
    }
}
