import GTK
import TestSupport
import Testing

@testable import Widgets

/// A page that reaches up to the window's edge.
@MainActor
private final class Poster: Box, RunsUnderHeader {}

@MainActor @Suite("Window frame", .serialized)
struct WindowFrameTests {
    private let brand: Label
    private let menu: Button

    init() {
        Stage.open()
        brand = Label("Brand")
        menu = Button("Menu")
    }

    private func frame(_ content: Widget) -> WindowFrame { WindowFrame(content, brand: brand, buttons: [menu]) }

    private func poster(_ line: HeaderLine) -> Poster {
        let page = Poster(.vertical)
        page.append(line)
        return page
    }

    private func top(_ widget: Widget, in other: Widget) -> Double { widget.bounds(in: other)?.y ?? -1 }

    @Test("a page that says nothing begins below the header, one with a colour of its own at the window's edge")
    func beginning() {
        let plain = Box(.vertical)
        let view = NavigationView(root: plain)
        let frame = frame(view)
        Stage.show(frame, width: 800, height: 600) { _ in
            #expect(top(plain, in: frame) == Double(WindowFrame.lineHeight))
            let page = poster(HeaderLine(start: [Button("Back")]))
            view.setPages([page])
            #expect(Stage.wait { page.isMapped && top(page, in: frame) == 0 })
        }
    }

    @Test("a page's buttons stand in the header's line, beside its own")
    func oneLine() throws {
        let (back, heart) = (Button("Back"), Button("Heart"))
        let page = poster(HeaderLine(start: [back], end: [heart]))
        let frame = frame(NavigationView(root: page))
        try Stage.show(frame, width: 800, height: 600) { _ in
            let bounds = try [back, heart, menu].map { try #require($0.bounds(in: frame)) }
            for other in bounds { #expect(abs(other.center.y - bounds[0].center.y) <= 1) }
            #expect(bounds[1].x + bounds[1].width <= bounds[2].x)
        }
    }

    @Test("what makes the page's line higher keeps the header's buttons in the middle of it, as long as it is there")
    func highLine() throws {
        let (back, title) = (Button("Back"), Label("Title"))
        title.minimumSize = SizeRequest(height: 110)
        let frame = frame(NavigationView(root: poster(HeaderLine(start: [back], title: title, end: []))))
        @MainActor func middles() -> [Double] { [back, menu].compactMap { $0.bounds(in: frame)?.center.y } }
        Stage.show(frame, width: 800, height: 600) { _ in
            #expect(Stage.wait { middles().allSatisfy { abs($0 - 61) <= 1 } })
            title.isVisible = false
            #expect(Stage.wait { middles().allSatisfy { abs($0 - Double(WindowFrame.lineHeight) / 2) <= 1 } })
        }
    }

    @Test("the way back takes the place of the name")
    func brandGoes() {
        let view = NavigationView(root: poster(HeaderLine(title: Label("List"))))
        let frame = frame(view)
        Stage.show(frame, width: 500, height: 600) { _ in
            #expect(Stage.wait { brand.isMapped })
            view.setPages([poster(HeaderLine(start: [Button("Back")]))])
            #expect(Stage.wait { !brand.isMapped })
            view.setPages([])
            #expect(Stage.wait { brand.isMapped })
        }
    }

    @Test("the name is not painted over a way back for a single frame, also where no time is left beside the frames")
    func brandGoesAtOnce() throws {
        let view = NavigationView(root: poster(HeaderLine(title: Label("List"))))
        let frame = frame(view)
        let page = poster(HeaderLine(start: [Button("Back")]))
        try Stage.show(frame, width: 500, height: 600) { _ in
            #expect(Stage.wait { brand.isMapped })
            let clock = try #require(frame.frameClock)
            var painted = 0
            var begun: Connection?
            // What happens as a frame begins is painted in that frame, before anything that waits for idle time.
            begun = clock.onBegun { [view] in
                begun?.disconnect()
                view.setPages([page])
            }
            let after = clock.onPainted { [brand] in
                if page.isMapped, brand.isMapped, brand.opacity > 0 { painted += 1 }
            }
            frame.queueDraw()
            #expect(Stage.wait { page.isMapped && !brand.isMapped })
            after.disconnect()
            #expect(painted == 0)
            view.setPages([])
            #expect(Stage.wait { brand.isMapped && brand.opacity == 1 })
        }
    }

    @Test("in a narrow window a page's buttons take the place of the name where they may; a wide one has it back")
    func brandGoesWhereNarrow() throws {
        let heart = Button("Heart")
        let line = HeaderLine(end: [heart])
        line.replacesBrandWhereNarrow = true
        let frame = frame(NavigationView(root: poster(line)))
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            for widget in everything(in: frame) { widget.direction = direction }
            for width in [360, 800, 360] {
                try Stage.show(frame, width: width, height: 600) { _ in
                    #expect(Stage.wait { brand.isMapped == (width == 800) }, "\(width)")
                    Stage.paint(frame)
                    let (place, own) = (try #require(heart.bounds(in: frame)), try #require(menu.bounds(in: frame)))
                    #expect(abs(place.center.y - own.center.y) <= 1 && line.height == WindowFrame.lineHeight)
                    let fromStart = direction == .leftToRight ? place.x : Double(width) - place.x - place.width
                    #expect((fromStart == Double(Space.page)) == (width == 360), "\(fromStart) in \(width)")
                }
            }
        }
    }

    @Test("a name that would lie half on a rail and half on a page's colour goes")
    func dividedBrand() {
        let line = HeaderLine(end: [Button("Heart")])
        let sections = ["one", "two"].map { ShellSection(id: $0, title: $0, icon: "go-home-symbolic") }
        let frame = frame(Shell(sections: sections, content: NavigationView(root: poster(line))))
        Stage.show(frame, width: 900, height: 600) { _ in
            #expect(Stage.wait { brand.isMapped })
            line.ground = .dark
            #expect(Stage.wait { !brand.isMapped && frame.ground == .dark })
            line.ground = .page
            #expect(Stage.wait { brand.isMapped })
        }
        line.ground = .dark
        for width in [560, 1200] {
            Stage.show(frame, width: width, height: 600) { _ in
                #expect(Stage.wait { brand.isMapped && frame.ground == .dark }, "the name at \(width)")
            }
        }
    }

    @Test("beside a list the name stays, and the page's ground is that of the header's buttons")
    func split() {
        let view = NavigationView(root: poster(HeaderLine(title: Label("List"))), placeholder: Box(.vertical))
        let frame = frame(view)
        Stage.show(frame, width: 900, height: 600) { _ in
            let line = HeaderLine(start: [Button("Back")])
            line.ground = .dark
            view.setPages([poster(line)])
            #expect(Stage.wait { frame.ground == .dark })
            #expect(brand.isMapped)
            line.ground = .page
            #expect(Stage.wait { frame.ground == .page })
            view.setPages([])
            #expect(Stage.wait { frame.ground == .page })
        }
    }

    @Test(
        "the line of a list keeps its width where the list takes all of it, whichever way text runs",
        arguments: [TextDirection.leftToRight, .rightToLeft])
    func spanning(direction: TextDirection) {
        let (field, sort) = (SearchEntry(), Button("Sort"))
        field.widthInCharacters = 6
        let line = HeaderLine(title: field, end: [sort])
        let view = NavigationView(
            root: poster(line), placeholder: Box(.vertical), rootWidth: 360, splitWidth: 600)
        let frame = frame(view)
        for widget in everything(in: frame) { widget.direction = direction }
        Stage.show(frame, width: 900, height: 600) { _ in
            #expect(Stage.wait { view.isSplit && brand.isMapped && line.width == 360 })
            Stage.paint(frame)
            let before = (field.bounds(in: frame), sort.bounds(in: frame), line.height)
            @MainActor func isAsBefore() -> Bool {
                (field.bounds(in: frame), sort.bounds(in: frame), line.height) == before
            }
            view.rootSpansView = true
            #expect(Stage.wait { line.width == view.width && isAsBefore() })
            view.setPages([Box(.vertical)])
            #expect(Stage.wait { line.width == 360 && isAsBefore() })
        }
    }

    @Test("what does not fit beside the header's buttons goes below them, all of it in sight")
    func narrow() throws {
        let buttons = (1...6).map { Button("Action \($0)") }
        let title = Label("A title that is long")
        let line = HeaderLine(start: [Button("Back")], title: title, end: buttons)
        let page = poster(line)
        let frame = frame(NavigationView(root: page))
        try Stage.show(frame, width: 640, height: 600) { _ in
            let (menu, first) = (try #require(menu.bounds(in: frame)), try #require(buttons[0].bounds(in: frame)))
            #expect(first.y >= menu.y + menu.height)
            let place = try #require(title.bounds(in: frame))
            #expect(place.y >= menu.y + menu.height && place.x >= 0 && place.x + place.width <= 640)
            #expect(title.measured(.horizontal).natural <= Int(place.width))
        }
    }

    @Test("where even the name of the header has no room beside its buttons, a field and its buttons share one line")
    func shared() throws {
        let (field, sort) = (SearchEntry(), Button("Sort"))
        field.widthInCharacters = 6
        let line = HeaderLine(title: field, end: [sort])
        line.leastTitleWidth = 150
        let page = poster(line)
        let frame = WindowFrame(
            NavigationView(root: page), brand: Label("A name that is long"), buttons: [Button("Preferences"), menu])
        try Stage.show(frame, width: 320, height: 500) { _ in
            let menu = try #require(menu.bounds(in: frame))
            let (left, right) = (try #require(field.bounds(in: frame)), try #require(sort.bounds(in: frame)))
            #expect(left.y >= menu.y + menu.height)
            #expect(abs(left.center.y - right.center.y) <= 1 && left.x + left.width <= right.x)
            #expect(left.width >= 150 && left.x >= 0 && right.x + right.width <= 320)
        }
    }

    @Test("a window that covers the whole screen has no header, and its pages take the room")
    func fullscreen() {
        let plain = Box(.vertical)
        let frame = frame(NavigationView(root: plain))
        Stage.show(frame, width: 800, height: 600) { _ in
            frame.isHeaderShown = false
            #expect(Stage.wait { top(plain, in: frame) == 0 && !menu.isMapped })
        }
    }

    @Test("a light colour has dark buttons, a dark one light ones")
    func grounds() {
        #expect(HeaderGround(on: .white) == .light)
        #expect(HeaderGround(on: .black) == .dark)
        #expect(HeaderGround(on: GradientPaint(.black, .black)) == .dark)
    }

    @Test("it ends with what is in it")
    func lifetime() {
        #expect(
            endsAfterShowing {
                WindowFrame(
                    NavigationView(root: poster(HeaderLine(start: [Button("Back")]))), brand: Label("Brand"),
                    buttons: [])
            })
    }
}
