import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Navigation view", .serialized)
struct NavigationViewTests {
    init() { Stage.open() }

    /// A narrow view with a page open, which is popped when it is swiped away.
    private func make() -> (view: NavigationView, list: Widget, page: Widget, count: Counter) {
        let list = Label("List").layout(expand: [.horizontal, .vertical])
        let page = Label("Page").layout(expand: [.horizontal, .vertical])
        let view = NavigationView(root: list, placeholder: Label("Nothing"), splitWidth: 2000)
        let count = Counter()
        view.setPages([page])
        view.onSwipedBack { [weak view] in
            count.value += 1
            view?.setPages([])
        }
        return (view, list, page, count)
    }

    @MainActor
    private final class Counter { var value = 0 }

    @Test("toolkit row 20: a real drag swipes the page away, a short one springs back")
    func drag() {
        let (view, list, page, count) = make()
        Stage.show(view) { window in
            Hands.focus(window)
            Hands.drag(view, x: 40, y: 0, steps: 40) { (page.bounds(in: view)?.x ?? 0) > 20 }
            #expect(list.isMapped && page.isMapped)
            #expect(Stage.wait { page.bounds(in: view)?.x == 0 && !list.isMapped })
            #expect(count.value == 0)
            Hands.drag(view, x: 200, y: 0) { (page.bounds(in: view)?.x ?? 0) > 150 }
            #expect(Stage.wait { !page.isMapped && list.isMapped && list.bounds(in: view)?.x == 0 })
            #expect(count.value == 1 && view.pages.isEmpty)
        }
    }

    @Test("toolkit row 20: a page that covers the list gets the keyboard, and gives it back to where it was")
    func keyboard() {
        let (first, second) = (Button("First"), Button("Second"))
        let list = Box(.vertical, [first, second])
        let (back, more) = (Button("Back"), Button("More"))
        let page = Box(.vertical, [back, more])
        let view = NavigationView(root: list)
        Stage.show(view) { window in
            Hands.focus(window)
            second.grabFocus()
            view.setPages([page])
            #expect(window.focusedWidget === back)
            Hands.type("Tab")
            #expect(Stage.wait { window.focusedWidget === more && !list.isMapped })
            view.setPages([])
            #expect(window.focusedWidget === second)
            #expect(Stage.wait { page.parent == nil })
            Hands.type("space")
            #expect(window.focusedWidget === second)
        }
    }

    @Test("a page slides in from ahead although the one at the bottom is left out meanwhile, and back from behind")
    func leftOut() {
        let pages = (0..<4).map { Label("Page \($0)").layout(expand: [.horizontal, .vertical]) }
        let view = NavigationView(root: Label("List"))
        view.setPages([pages[0], pages[1]])
        Stage.show(view) { _ in
            view.setPages([pages[1], pages[2]])
            #expect(Stage.wait { (pages[2].bounds(in: view)?.x ?? 0) > 0 })
            #expect(Stage.wait { pages[2].bounds(in: view)?.x == 0 && !pages[1].isMapped })
            view.setPages([pages[0], pages[1]])
            #expect(Stage.wait { (pages[1].bounds(in: view)?.x ?? 0) < 0 })
            #expect(Stage.wait { pages[1].bounds(in: view)?.x == 0 })
        }
    }

    @Test("there is nothing to swipe where the list stands beside the page, or no page is open")
    func nothing() {
        let (view, _, page, count) = make()
        view.setPages([])
        Stage.show(view) { window in
            Hands.focus(window)
            Hands.drag(view, x: 200, y: 0)
            #expect(count.value == 0)
        }
        view.setPages([page])
        Stage.show(Clamp(view, to: 3000), width: 2100) { window in
            guard view.isSplit else { return }
            Hands.drag(view, x: 200, y: 0)
            #expect(count.value == 0)
        }
    }

    @Test("a list that has nothing to choose from takes the whole width until a page is open beside it")
    func spanning() {
        let (list, hint, page) = (Box(.vertical), Label("Choose"), Box(.vertical))
        let view = NavigationView(root: list, placeholder: hint, rootWidth: 240, splitWidth: 480)
        func isInColumn() -> Bool { list.width == 240 }
        func isAlone() -> Bool { list.width == view.width && !hint.isMapped }
        Stage.show(view, width: 700) { _ in
            #expect(Stage.wait { view.isSplit && isInColumn() && hint.isMapped })
            view.rootSpansView = true
            #expect(Stage.wait(until: isAlone))
            view.setPages([page])
            #expect(Stage.wait { isInColumn() && page.bounds(in: view)?.x == 240 })
            view.setPages([])
            #expect(Stage.wait(until: isAlone))
            view.rootSpansView = false
            #expect(Stage.wait { isInColumn() && hint.isMapped })
        }
    }

    @Test("how narrow it can be, only the page in sight has a say in")
    func least() {
        let (list, wide, narrow) = (Box(.vertical), Box(.vertical), Box(.vertical))
        list.minimumSize = SizeRequest(width: 420)
        wide.minimumSize = SizeRequest(width: 500)
        narrow.minimumSize = SizeRequest(width: 120)
        let view = NavigationView(root: list)
        #expect(view.measured(.horizontal).minimum == 420)
        view.setPages([wide])
        #expect(view.measured(.horizontal).minimum == 500)
        view.setPages([wide, narrow])
        #expect(view.measured(.horizontal).minimum == 120)
    }

    @Test("a drag upwards is left to what scrolls")
    func upwards() {
        let (view, list, _, count) = make()
        Stage.show(view) { window in
            Hands.focus(window)
            Hands.drag(view, x: 0, y: -120)
            #expect(!list.isMapped && count.value == 0)
        }
    }

    @Test("it ends with its pages")
    func lifetime() {
        #expect(endsAfterShowing { make().view })
    }
}
