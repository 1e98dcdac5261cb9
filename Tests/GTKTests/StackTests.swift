import GTK
import TestSupport
import Testing

@MainActor @Suite("Stack", .serialized)
struct StackTests {
    init() { Stage.open() }

    @Test("shows the first page, then the one asked for by name or by widget")
    func pages() {
        let (first, second) = (Label("1"), Label("2"))
        let stack = Stack(.none, ["first": first, "second": second])
        #expect(stack.visibleName == "first")
        stack.visibleName = "second"
        #expect(stack.visibleChild === second)
        stack.visibleChild = first
        #expect(stack.visibleName == "first")
        #expect(stack.child(named: "third") == nil)
    }

    @Test("tells when another child is shown")
    func change() {
        let stack = Stack(.none, ["first": Label("1"), "second": Label("2")])
        var changes = 0
        stack.onVisibleChildChanged { _ in changes += 1 }
        stack.show("second")
        stack.show("second")
        #expect(changes == 1)
    }

    @Test("properties are read back")
    func properties() {
        let stack = Stack()
        stack.transition = .slideLeftRight
        stack.transitionDuration = .milliseconds(120)
        stack.homogeneous = [.horizontal]
        stack.interpolatesSize = true
        #expect(stack.transition == .slideLeftRight)
        #expect(stack.transitionDuration == .milliseconds(120))
        #expect(stack.homogeneous == [.horizontal])
        #expect(stack.interpolatesSize)
        #expect(stack.visibleChild == nil && stack.visibleName == "")
    }

    @Test("a transition runs and ends")
    func transition() {
        let stack = Stack(.crossfade, ["first": Label("1"), "second": Label("2")])
        stack.transitionDuration = .milliseconds(40)
        Stage.show(stack) { _ in
            stack.show("second")
            #expect(stack.isInTransition)
            #expect(Stage.wait { !stack.isInTransition })
        }
    }

    @Test("a page taken out is let go")
    func removal() {
        let stack = Stack(.none, ["first": Label("1")])
        func addAndRemove() -> Trace {
            let page = Label("2")
            stack.add(page, named: "second", title: "Second")
            stack.visibleChild = page
            stack.remove(page)
            return Trace(page)
        }
        #expect(addAndRemove().isGone)
        #expect(stack.visibleName == "first")
    }
}
