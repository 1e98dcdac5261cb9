import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Pager and dots", .serialized)
struct PagerTests {
    init() { Stage.open() }

    private func make(_ count: Int = 4) -> Pager {
        Pager((0..<count).map { Box(.vertical, [Button("Page \($0)")]) })
    }

    @Test("toolkit rows 19 and 20: real keys turn pages, and the keyboard stays in the pager")
    func keys() {
        let pager = make()
        var told: [Int] = []
        pager.onPageChanged { told.append($0) }
        Stage.show(pager) { window in
            Hands.focus(window)
            pager.pages[0].moveFocus(.next)
            Hands.type("Right", "Right", "End", "Right", "Home", "Right", "Left")
            #expect(Stage.wait { told.count == 6 })
            #expect(told == [1, 2, 3, 0, 1, 0])
            #expect(pager.hasFocus)
            #expect(pager.accessibleLabel == "Page 1 of 4")
        }
    }

    @Test("toolkit rows 20 and 24: from right to left, Left turns to the next page")
    func mirrored() {
        let pager = make()
        pager.direction = .rightToLeft
        Stage.show(pager) { window in
            Hands.focus(window)
            pager.grabFocus()
            Hands.type("Left")
            #expect(Stage.wait { pager.page == 1 })
        }
    }

    @Test("a real drag turns the page, a short one springs back")
    func drag() {
        let pager = make()
        var told: [Int] = []
        pager.onPageChanged { told.append($0) }
        Stage.show(pager) { window in
            Hands.focus(window)
            Hands.drag(pager, x: -200, y: 0)
            #expect(Stage.wait { told == [1] })
            #expect(Stage.wait { pager.pages[1].isMapped && !pager.pages[0].isMapped })
            pause(.milliseconds(300))
            Hands.drag(pager, x: 0, y: 150)
            #expect(pager.page == 1)
        }
    }

    @Test("a wheel turned sideways turns one page")
    func scroll() {
        let pager = make()
        Stage.show(pager) { window in
            Hands.focus(window)
            Hands.click(pager, button: 7)
            #expect(Stage.wait { pager.page == 1 })
        }
    }

    @Test("a hand's movement lands where it was going")
    func landing() {
        var motion = PagerMotion()
        (motion.position, motion.count) = (1, 3)
        let start = ContinuousClock.now
        motion.begin()
        motion.follow(20, width: 400, at: start)
        #expect(motion.landing(at: start + .seconds(1)) == 1)
        motion.follow(160, width: 400, at: start + .seconds(2))
        #expect(motion.landing(at: start + .seconds(3)) == 2)
        motion.begin()
        motion.follow(-5, width: 400, at: start)
        motion.follow(-60, width: 400, at: start + .milliseconds(50))
        motion.follow(-120, width: 400, at: start + .milliseconds(100))
        #expect(motion.landing(at: start + .milliseconds(110)) == 0)
        motion.position = 2
        motion.begin()
        motion.follow(400, width: 400, at: start)
        #expect(motion.position < 2.5 && motion.landing(at: start + .seconds(1)) == 2)
    }

    @Test("toolkit rows 19 and 20: dots are tabs that say which is selected; real keys and clicks go to others")
    func dots() {
        let dots = PageDots(5)
        var told: [Int] = []
        dots.onSelected { told.append($0) }
        #expect(dots.role == .tabList && dots.accessibleLabel == "Pages")
        #expect(dots.children.map(\.role) == Array(repeating: .tab, count: 5))
        #expect(dots.children[1].accessibleLabel == "Page 2 of 5")
        dots.page = 2
        #expect(told.isEmpty)
        #expect(dots.children.map { $0.accessibleIs(.selected) } == [false, false, true, false, false])
        Stage.show(Box(.vertical, [dots])) { window in
            Hands.focus(window)
            dots.moveFocus(.next)
            Hands.type("Right", "Home", "End", "Right", "Left")
            #expect(Stage.wait { told.count == 4 })
            #expect(told == [3, 0, 4, 3])
            Hands.click(dots.children[1])
            #expect(Stage.wait { told.last == 1 })
        }
        dots.count = 2
        #expect(dots.children.count == 2)
    }

    @Test("pager, dots and cards end with their window; pages that go end at once")
    func freed() {
        #expect(endsAfterShowing { make() })
        #expect(endsAfterShowing { PageDots(3) })
        #expect(endsAfterShowing { OnboardingCard() })
        let pager = make(2)
        let trace = Trace(pager.pages[1])
        pager.pages = [pager.pages[0]]
        #expect(trace.isGone && pager.page == 0)
    }

    @Test("toolkit row 19: an onboarding card has a name, a heading and a start")
    func card() {
        let card = OnboardingCard(showsStart: false)
        var starts = 0
        card.onStart { starts += 1 }
        card.show(
            picture: nil,
            gradient: GradientPaint(Color(red: 1, green: 0.9, blue: 0.3), Color(red: 0.9, green: 0.7, blue: 0.1)),
            name: "Lemon", headline: "A sour sun")
        #expect(card.role == .group && card.accessibleLabel == "Lemon. A sour sun")
        #expect(card[cssClass: "on-gradient-light"] && find(.heading, in: card) != nil)
        #expect(button("Start", in: card)?.isVisible == false)
        card.showsStart = true
        button("Start", in: card)?.click()
        #expect(starts == 1)
    }
}
