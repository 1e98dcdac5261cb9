import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Slide show", .serialized)
struct SlideshowTests {
    init() { Stage.open() }

    private func make(_ count: Int = 3) -> Slideshow {
        Slideshow("Counters", count: count) { Box(.vertical, [Label("Page \($0)")]) }
    }

    /// Away from everything, so that the pointer is over nothing.
    private func withPointerAway(_ slides: Slideshow, _ body: (Window) -> Void) {
        let corner = Label("Elsewhere")
        let entry = Button("Elsewhere")
        Stage.show(Box(.vertical, [corner, entry, slides.layout(expand: [.horizontal, .vertical])])) { window in
            Hands.focus(window)
            entry.grabFocus()
            Hands.move(to: corner)
            body(window)
        }
    }

    @Test("it moves on by itself, and from the last page to the first, telling of each")
    func rotation() {
        let slides = make()
        slides.interval = .milliseconds(40)
        var told: [Int] = []
        slides.onIndexChanged { told.append($0) }
        withPointerAway(slides) { _ in
            #expect(Stage.wait { told.count >= 4 })
            #expect(told.prefix(4) == [1, 2, 0, 1])
        }
        #expect(!slides.isRotating)
    }

    @Test("it rests while the program or the person wants it to, with one page, and where motion is reduced")
    func rests() {
        let slides = make()
        withPointerAway(slides) { _ in
            #expect(Stage.wait { slides.isRotating })
            slides.isPaused = true
            #expect(!slides.isRotating)
            slides.isPaused = false
            #expect(slides.isRotating)
            button("Stop moving on", in: slides)?.click()
            #expect(slides.isHeld && !slides.isRotating)
            button("Move on by itself", in: slides)?.click()
            #expect(slides.isRotating)
            slides.count = 1
            #expect(!slides.isRotating)
            slides.count = 2
            #expect(slides.isRotating)
            ToolkitSettings.current.animationsEnabled = false
            #expect(Stage.wait { !slides.isRotating && button("Stop moving on", in: slides)?.isVisible == false })
            ToolkitSettings.current.animationsEnabled = true
            #expect(Stage.wait { slides.isRotating })
        }
    }

    @Test("it rests under the pointer, and while the keyboard came into it")
    func hands() {
        let slides = make()
        withPointerAway(slides) { window in
            #expect(Stage.wait { slides.isRotating })
            Hands.move(to: slides)
            #expect(Stage.wait { !slides.isRotating })
            Hands.move(to: slides, x: 0, y: -400)
            #expect(Stage.wait { slides.isRotating })
            Hands.type("Tab")
            #expect(Stage.wait { slides.hasFocus && !slides.isRotating })
            Hands.type("shift+Tab")
            #expect(Stage.wait { !slides.hasFocus && slides.isRotating })
        }
    }

    @Test("real keys, buttons and dots go to pages, and round the ends; Enter opens the page")
    func keys() {
        let slides = make(4)
        var (told, opened): ([Int], [Int]) = ([], [])
        slides.onIndexChanged { told.append($0) }
        slides.onActivated { opened.append($0) }
        withPointerAway(slides) { _ in
            slides.grabFocus()
            Hands.type("Right", "End", "Right", "Left", "Home")
            #expect(Stage.wait { told.count == 5 })
            #expect(told == [1, 3, 0, 3, 0])
            Hands.type("Return")
            #expect(Stage.wait { opened == [0] })
            button("Previous", in: slides)?.click()
            button("Next", in: slides)?.click()
            #expect(told.suffix(2) == [3, 0])
            Hands.click(slides)
            #expect(Stage.wait { opened == [0, 0] })
            Hands.click(find(.tab, named: "3 of 4", in: slides) ?? slides)
            #expect(Stage.wait { told.last == 2 } && opened.count == 2)
        }
    }

    @Test("from right to left, Left goes on, and the buttons change sides")
    func mirrored() throws {
        let slides = make()
        slides.direction = .rightToLeft
        try Stage.show(slides) { window in
            Hands.focus(window)
            slides.grabFocus()
            Hands.type("Left")
            #expect(Stage.wait { slides.index == 1 })
            let (first, last) = (button("Previous", in: slides), button("Next", in: slides))
            let (left, right) = (try #require(last?.bounds(in: slides)), try #require(first?.bounds(in: slides)))
            #expect(left.x < right.x)
        }
    }

    @Test("a real drag goes to the next page, and back from the first to the last; a drag opens nothing")
    func drag() {
        let slides = make()
        var opened = 0
        slides.onActivated { _ in opened += 1 }
        Stage.show(slides) { window in
            Hands.focus(window)
            Hands.drag(slides, x: -240, y: 0)
            #expect(Stage.wait { slides.index == 1 })
            Hands.drag(slides, x: 240, y: 0)
            #expect(Stage.wait { slides.index == 0 })
            Hands.drag(slides, x: 240, y: 0)
            #expect(Stage.wait { slides.index == 2 } && opened == 0)
        }
    }

    @Test("of very many pages only those in sight are made, and those out of sight end at once")
    func lazy() {
        var made: [Int] = []
        let slides = Slideshow("Counters", count: 1000) {
            made.append($0)
            return Label("Page \($0)")
        }
        Stage.show(slides, width: 360) { _ in
            #expect(made == [0])
            let first = slides.page.map { Trace($0) }
            slides.index = 500
            #expect(made == [0, 500] && Stage.wait { first?.isGone == true })
            #expect(slides.accessibleLabel == "Counters: 501 of 1000")
            slides.reload()
            #expect(made == [0, 500, 500] && slides.index == 500)
            slides.count = 3
            #expect(slides.index == 2)
            slides.count = 0
            #expect(slides.page == nil && slides.index == 0)
        }
    }

    @Test("it ends with its window, while it rotates too")
    func freed() {
        #expect(endsAfterShowing { make() })
        #expect(
            endsAfterShowing {
                let slides = make(5)
                slides.interval = .milliseconds(30)
                return slides
            })
    }
}
