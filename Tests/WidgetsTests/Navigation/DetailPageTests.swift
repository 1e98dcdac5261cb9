import GTK
import TestSupport
import Testing
@testable import Widgets

@MainActor @Suite("Detail page", .serialized)
struct DetailPageTests {
    init() { Stage.open() }

    private func make(coverHeight: Int, back: @escaping @MainActor () -> Void = {}) -> DetailPage {
        let content = Box(.vertical)
        content.minimumSize = SizeRequest(height: 2000)
        let page = DetailPage(content, coverHeight: coverHeight, actions: [Button("Copy")], back: back)
        page.title = "Lemon"
        return page
    }

    @Test("over a cover the bar comes when the cover has gone, and goes again")
    func cover() throws {
        let page = make(coverHeight: 264)
        let scroller = try #require(everything(in: page).compactMap { $0 as? ScrolledWindow }.first)
        Stage.show(page) { _ in
            #expect(!page.isBarShown)
            scroller.verticalAdjustment.value = 204
            #expect(!page.isBarShown)
            scroller.verticalAdjustment.value = 210
            #expect(page.isBarShown)
            #expect(Stage.wait { everything(in: page).contains { ($0 as? Label)?.text == "Lemon" && $0.isMapped } })
            scroller.verticalAdjustment.value = 0
            #expect(!page.isBarShown)
        }
    }

    @Test("of content that is awaited nothing is painted, and its parts have their places")
    func awaited() {
        let page = make(coverHeight: 264)
        page.isAwaited = true
        Stage.show(page) { _ in
            #expect(page.content.opacity == 0 && page.content.isMapped && page.content.height == 2000)
            page.isAwaited = false
            #expect(page.content.opacity == 1)
        }
    }

    @Test("a title for which there is no room beside the buttons is below them, over the content")
    func title() throws {
        let content = Box(.vertical)
        content.minimumSize = SizeRequest(height: 2000)
        let actions = (1...4).map { _ in Button("Copy") }
        let page = DetailPage(content, coverHeight: 264, actions: actions, back: {})
        page.title = "Lemon"
        let scroller = try #require(everything(in: page).compactMap { $0 as? ScrolledWindow }.first)
        let title = try #require(everything(in: page).first { ($0 as? Label)?.text == "Lemon" })
        Stage.show(page, width: 320, height: 400) { _ in
            let height = scroller.height
            scroller.verticalAdjustment.value = 210
            #expect(Stage.wait { title.isMapped && title.width > 60 })
            let (below, button) = (title.bounds(in: page)?.y ?? 0, actions[0].bounds(in: page))
            #expect(below >= (button.map { $0.y + $0.height } ?? 400))
            #expect(scroller.height == height, "the content stays where it is")
            scroller.verticalAdjustment.value = 0
            #expect(Stage.wait { !title.isMapped })
        }
    }

    @Test("what keys lead to is not below the line, and a click scrolls nothing")
    func focus() throws {
        let buttons = (0..<30).map { Button("\($0)") }
        let cover = Box(.vertical)
        cover.minimumSize = SizeRequest(height: 264)
        let page = DetailPage(Box(.vertical, [cover] + buttons), coverHeight: 264, back: {})
        page.title = "Lemon"
        let scroller = try #require(everything(in: page).compactMap { $0 as? ScrolledWindow }.first)
        let line = try #require(everything(in: page).compactMap { $0 as? HeaderLine }.first)
        Stage.show(page, width: 360, height: 400) { window in
            buttons[29].grabFocus()
            #expect(Stage.wait { scroller.verticalAdjustment.value > 700 })
            let end = scroller.verticalAdjustment.value
            window.isFocusVisible = false
            buttons[15].grabFocus()
            #expect(Stage.wait { buttons[15].hasFocus } && scroller.verticalAdjustment.value == end)
            window.isFocusVisible = true
            buttons[14].grabFocus()
            let top = { @MainActor in (buttons[14].bounds(in: page)?.y ?? 0) - Double(line.height) }
            #expect(Stage.wait { (9...15).contains(top()) }, "\(top())")
        }
    }

    @Test("a title that stands below the cover as a heading is in the bar once the heading has gone too")
    func heading() throws {
        let heading = Label("Lemon").layout(margins: Insets(top: 264))
        let rest = Box(.vertical)
        rest.minimumSize = SizeRequest(height: 2000)
        let page = DetailPage(Box(.vertical, [heading, rest]), coverHeight: 264, back: {})
        page.title = "Lemon"
        page.heading = heading
        let scroller = try #require(everything(in: page).compactMap { $0 as? ScrolledWindow }.first)
        let title = try #require(
            everything(in: page).first { ($0 as? Label)?.text == "Lemon" && $0 !== heading }?.parent)
        Stage.show(page) { _ in
            let gone = 204 + Double(heading.height) * 3 / 4
            for value in [210.0, gone - 1] {
                scroller.verticalAdjustment.value = value
                #expect(page.isBarShown && !title.isVisible, "\(value)")
            }
            scroller.verticalAdjustment.value = gone
            #expect(page.isBarShown && title.isVisible)
            scroller.verticalAdjustment.value = 210
            #expect(!title.isVisible)
        }
    }

    @Test("a page whose end would leave a low strip of the cover in sight scrolls it away; more of the cover stays")
    func strip() throws {
        for (strip, stays) in [(20, 0), (95, 0), (120, 120), (-60, -60)] {
            let content = Box(.vertical)
            let page = DetailPage(content, coverHeight: 264, back: {})
            let scroller = try #require(everything(in: page).compactMap { $0 as? ScrolledWindow }.first)
            let adjustment = scroller.verticalAdjustment
            let line = 60
            // The range may change twice before the page is laid out anew.
            adjustment.onRangeChanged { MainLoop.whenIdle { page.makeRoomAtEnd() } }
            Stage.show(page, width: 480, height: 400) { _ in
                content.minimumSize = SizeRequest(height: Int(adjustment.pageSize) + 264 - line - strip)
                let end = 264 - line - stays
                let isThere = Stage.wait(.seconds(4)) { Int(adjustment.upper - adjustment.pageSize) == end }
                #expect(isThere, "\(strip): \(adjustment.upper - adjustment.pageSize), not \(end)")
                adjustment.value = Double(end)
                #expect(Int(adjustment.value) == end)
            }
        }
    }

    @Test("shows a status page alone, with the way back, where there is no content")
    func covered() throws {
        let page = make(coverHeight: 0)
        let scroller = try #require(everything(in: page).compactMap { $0 as? ScrolledWindow }.first)
        let buttons = everything(in: page).compactMap { $0 as? Button }
        Stage.show(page) { _ in
            #expect(scroller.isMapped && buttons.count == 2 && buttons.allSatisfy(\.isMapped))
            page.isCovered = true
            #expect(!scroller.isMapped && buttons.map(\.isMapped) == [true, false])
            page.isCovered = false
            #expect(scroller.isMapped && buttons.allSatisfy(\.isMapped))
        }
    }

    @Test("without a cover the bar is always there, above the content")
    func noCover() throws {
        let page = make(coverHeight: 0)
        #expect(page.isBarShown)
        let scroller = try #require(everything(in: page).compactMap { $0 as? ScrolledWindow }.first)
        let line = try #require(everything(in: page).lazy.compactMap { $0 as? HeaderLine }.first)
        Stage.show(page) { _ in
            #expect(scroller.height <= page.height - 60)
            // It has an edge only where something has scrolled below it.
            #expect(!line[cssClass: "raised"])
            scroller.verticalAdjustment.value = 12
            #expect(line[cssClass: "raised"])
            scroller.verticalAdjustment.value = 0
            #expect(!line[cssClass: "raised"])
        }
    }

    /// A cover whose colour ends before it does.
    private final class Cover: Box, PageCover {
        func groundHeight(in width: Int) -> Int { 200 }

        func drawGround(behind line: Rectangle, in snapshot: Snapshot) {
            snapshot.fill(line, with: Color(red: 1, green: 0, blue: 0))
        }
    }

    @Test("while a cover scrolls its ground is behind the buttons, and not what is on it; at rest nothing is")
    func ground() throws {
        let cover = Cover(.vertical)
        cover.minimumSize = SizeRequest(height: 264)
        let content = Box(.vertical, [cover, Box(.vertical)])
        content.children[1].minimumSize = SizeRequest(height: 2000)
        let page = DetailPage(content, cover: cover) {}
        let scroller = try #require(everything(in: page).compactMap { $0 as? ScrolledWindow }.first)
        let line = try #require(everything(in: page).compactMap { $0 as? HeaderLine }.last)
        /// How much of the middle of the line is in the cover's colour.
        @MainActor func isPainted() -> Bool {
            Stage.paint(page)
            guard let picture = line.texture().map(Bitmap.init) else { return false }
            let pixel = picture[picture.width / 2, picture.height / 2]
            return pixel.alpha > 0.9 && pixel.red > 0.9 && pixel.green < 0.1
        }
        /// How opaque it is at so many pixels above the line's edge.
        @MainActor func opacity(above edge: Int) -> Double {
            line.texture().map(Bitmap.init).map { $0[$0.width / 2, $0.height - edge].alpha } ?? -1
        }
        Stage.show(page) { _ in
            #expect(!isPainted())
            scroller.verticalAdjustment.value = 60
            #expect(isPainted())
            // What scrolls below fades there rather than be cut off.
            #expect(opacity(above: 16) > 0.99 && (0.4...0.7).contains(opacity(above: 1)))
            #expect(opacity(above: 10) > opacity(above: 6) && opacity(above: 6) > opacity(above: 1))
            scroller.verticalAdjustment.value = 170
            #expect(!isPainted() && page.isBarShown)
            scroller.verticalAdjustment.value = 0
            #expect(!isPainted())
        }
    }

    @Test("what is left of a cover below the bar is its edge; past that it has its own")
    func rest() throws {
        let cover = Cover(.vertical)
        cover.minimumSize = SizeRequest(height: 264)
        let content = Box(.vertical, [cover, make(coverHeight: 0)])
        content.children[1].minimumSize = SizeRequest(height: 2000)
        let page = DetailPage(content, cover: cover) {}
        let scroller = try #require(everything(in: page).compactMap { $0 as? ScrolledWindow }.first)
        let line = try #require(everything(in: page).compactMap { $0 as? HeaderLine }.last)
        Stage.show(page) { _ in
            scroller.verticalAdjustment.value = 170
            #expect(Stage.wait { page.isBarShown } && !line[cssClass: "raised"])
            scroller.verticalAdjustment.value = 260
            #expect(Stage.wait { line[cssClass: "raised"] })
            // A cover of another height, as in a window of another width, ends elsewhere.
            cover.minimumSize = SizeRequest(height: 400)
            #expect(Stage.wait { !line[cssClass: "raised"] })
            cover.minimumSize = SizeRequest(height: 264)
            #expect(Stage.wait { line[cssClass: "raised"] })
        }
    }

    @Test("the way back is a button that can be pressed by key wherever the page is scrolled to")
    func back() throws {
        var count = 0
        let page = make(coverHeight: 264) { count += 1 }
        let scroller = try #require(everything(in: page).compactMap { $0 as? ScrolledWindow }.first)
        let back = try #require(button("Back", in: page))
        Stage.show(page) { window in
            scroller.verticalAdjustment.value = 900
            #expect(back.isMapped)
            Hands.focus(window)
            back.grabFocus()
            Hands.type("space")
            #expect(Stage.wait { count == 1 })
        }
    }

    @Test("the main action stays in sight; in a narrow window it makes room for the title on the bar")
    func primary() throws {
        let content = Box(.vertical)
        content.minimumSize = SizeRequest(height: 2000)
        let made = FoldingButton("I made this", icon: "comptoir-check-symbolic") {}
        let page = DetailPage(content, coverHeight: 264, actions: [Button("Copy")], primary: made) {}
        page.title = "Corpse Reviver"
        let scroller = try #require(everything(in: page).compactMap { $0 as? ScrolledWindow }.first)
        try Stage.show(page, width: 360) { _ in
            #expect(made.isMapped && made.showsText)
            scroller.verticalAdjustment.value = 900
            #expect(Stage.wait { made.isMapped && !made.showsText })
            let title = try #require(
                everything(in: page).compactMap { $0 as? Label }.first { $0.text == "Corpse Reviver" })
            let bounds = try #require(title.bounds(in: page))
            let button = try #require(made.bounds(in: page))
            #expect(bounds.x + bounds.width <= button.x)
            page.isCovered = true
            #expect(!made.isMapped)
        }
    }

    @Test(
        "where there is little room the main action is folded before it goes to a line of its own",
        arguments: [200, 360])
    func folds(width: Int) throws {
        let made = FoldingButton("I made this", icon: "comptoir-check-symbolic") {}
        let copy = Button(icon: "comptoir-copy-symbolic", named: "Copy")
        let page = DetailPage(Box(.vertical), coverHeight: 264, actions: [copy], primary: made) {}
        let back = try #require(button("Back", in: page))
        try Stage.show(page, width: width) { _ in
            #expect(made.isMapped && made.showsText == (width == 360))
            let places = try [made, back].map { try #require($0.bounds(in: page)) }
            let middles = places.map { $0.y + $0.height / 2 }
            #expect(abs(middles[0] - middles[1]) <= 1)
        }
    }

    @Test("it ends with what is in it")
    func lifetime() {
        #expect(endsAfterShowing { make(coverHeight: 264) })
    }
}
