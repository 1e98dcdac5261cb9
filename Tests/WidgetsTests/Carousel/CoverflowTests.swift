import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Coverflow", .serialized)
struct CoverflowTests {
    init() { Stage.open() }

    private func make(_ count: Int = 5, showsDots: Bool = false) -> Coverflow {
        Coverflow(
            "Servings", (0..<count).map { CoverflowCard("Glass \($0 + 1)", Box(.vertical, [Label("\($0)")])) },
            showsDots: showsDots)
    }

    private func settled(_ flow: Coverflow) -> Bool {
        Stage.wait { flow.position == Double(flow.selectedIndex) }
    }

    @Test("toolkit rows 19 and 20: real keys bring cards to the front, and the keyboard goes along")
    func keys() {
        let flow = make()
        var told: [Int] = []
        flow.onSelected { told.append($0) }
        Stage.show(flow, width: 700, height: 400) { window in
            Hands.focus(window)
            flow.moveFocus(.next)
            #expect(flow.frames[0].hasFocus)
            Hands.type("Right", "Right", "Left", "End", "Right", "Home")
            #expect(Stage.wait { told.count == 5 })
            #expect(told == [1, 2, 1, 4, 0])
            #expect(flow.frames[0].hasFocus && settled(flow))
        }
    }

    @Test("toolkit rows 20 and 24: from right to left, Left brings the next one, which stands at the left")
    func mirrored() throws {
        let flow = make()
        flow.direction = .rightToLeft
        try Stage.show(flow, width: 700, height: 400) { window in
            Hands.focus(window)
            let next = try #require(flow.frames[1].bounds(in: flow))
            #expect(next.center.x < Double(flow.width) / 2)
            flow.moveFocus(.next)
            Hands.type("Left")
            #expect(Stage.wait { flow.selectedIndex == 1 })
        }
    }

    @Test("a click on a card at the side brings it to the front; what is in front covers what is behind")
    func click() {
        let flow = make()
        flow.selectedIndex = 2
        Stage.show(flow, width: 700, height: 400) { window in
            Hands.focus(window)
            let middle = Point(x: Double(flow.width) / 2, y: Double(flow.height) / 2)
            #expect(flow.card(at: middle) == 2)
            #expect(flow.card(at: Point(x: middle.x + 100, y: middle.y)) == 2)
            #expect(flow.card(at: Point(x: middle.x + 190, y: middle.y)) == 3)
            #expect(flow.card(at: Point(x: middle.x - 190, y: middle.y)) == 1)
            #expect(flow.card(at: Point(x: 2, y: 2)) == nil)
            Hands.move(to: flow, x: 190)
            Hands.clickHere()
            #expect(Stage.wait { flow.selectedIndex == 3 })
        }
    }

    @Test("where a card is hit is where it is seen, however it is turned")
    func perspective() {
        let pose = CoverflowPose(away: 1, isFlat: false)
        #expect(pose.degrees < 0 && pose.scale < 1 && pose.offset > 0)
        let seen = pose.perspective
        for x in [-100.0, -40, 0, 35, 100] { #expect(abs(seen.point(seenAt: seen.seen(x)) - x) < 1e-9) }
        // The side away from the middle is nearer, and so the higher.
        #expect(seen.magnification(at: 100) > 1 && seen.magnification(at: -100) < 1)
        let stage = CoverflowStage(center: Point(x: 300, y: 150), cardWidth: 200, cardHeight: 240)
        let edge = 300 + pose.offset * 200 + seen.seen(100 * pose.scale)
        #expect(stage.covers(Point(x: edge - 2, y: 150), pose) && !stage.covers(Point(x: edge + 2, y: 150), pose))
        let top = 150 - 120 * pose.scale * seen.magnification(at: 100 * pose.scale)
        #expect(
            stage.covers(Point(x: edge - 2, y: top + 4), pose) && !stage.covers(Point(x: edge - 2, y: top - 4), pose))
        #expect(CoverflowPose(away: 1, isFlat: true).degrees == 0)
    }

    @Test("a real drag turns to the next card, one as far as a card; a wheel turned sideways turns one")
    func hands() {
        let flow = make()
        var told: [Int] = []
        flow.onSelected { told.append($0) }
        Stage.show(flow, width: 700, height: 400) { window in
            Hands.focus(window)
            Hands.drag(flow, x: -160, y: 0)
            #expect(Stage.wait { told == [1] } && settled(flow))
            Hands.click(flow, button: 7)
            #expect(Stage.wait { told == [1, 2] } && settled(flow))
        }
    }

    @Test("setting it moves there and tells nobody but those who watch the property; it keeps to the cards there are")
    func set() {
        let flow = make(3, showsDots: true)
        var (told, noticed) = (0, 0)
        flow.onSelected { _ in told += 1 }
        flow.onNotify("selected-index") { noticed += 1 }
        flow.selectedIndex = 9
        #expect(flow.selectedIndex == 2 && told == 0 && noticed == 1)
        let dots = flow.children.compactMap { $0 as? PageDots }.first
        #expect(dots?.page == 2 && dots?.count == 3)
        flow.cards = [flow.cards[0]]
        #expect(flow.selectedIndex == 0 && flow.frames.count == 1 && dots?.count == 1)
    }

    @Test("toolkit row 19: a list of options that say which of how many they are; only the one in front is reached")
    func accessibility() {
        let flow = make(3)
        #expect(flow.role == .listBox && flow.accessibleLabel == "Servings")
        #expect(flow.frames.map(\.role) == [.option, .option, .option])
        #expect(flow.frames.map(\.accessibleLabel) == ["Glass 1", "Glass 2", "Glass 3"])
        flow.selectedIndex = 1
        #expect(flow.frames.map { $0.accessibleIs(.selected) } == [false, true, false])
        #expect(flow.frames.map(\.isFocusable) == [false, true, false])
        #expect(flow.frames.map(\.canTarget) == [false, true, false])
    }

    @Test("the carousel and its cards end with their window")
    func freed() {
        #expect(endsAfterShowing { make(showsDots: true) })
        let flow = make(2)
        let trace = Trace(flow.frames[1])
        flow.cards = [flow.cards[0]]
        #expect(trace.isGone)
    }
}
