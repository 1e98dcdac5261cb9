import GTK
import TestSupport
import Testing

@MainActor @Suite("Containers", .serialized)
struct ContainerTests {
    init() { Stage.open() }

    @Test("an overlay has a main child and others above it")
    func overlay() {
        let (under, over) = (Label("under"), Label("over"))
        let overlay = Overlay(under, over: [over])
        #expect(overlay.child === under)
        #expect(over.parent === overlay)
        overlay.remove(under)
        #expect(overlay.child === under)
        overlay.remove(over)
        #expect(over.parent == nil)
    }

    @Test("an overlaid widget counts for the size only when measured")
    func measuredOverlay() {
        let overlay = Overlay(Label("a"))
        let wide = Box(.horizontal)
        wide.minimumSize = SizeRequest(width: 700)
        overlay.add(wide)
        #expect(overlay.measured(.horizontal).minimum < 700)
        overlay.remove(wide)
        overlay.add(wide, measured: true, clipped: true)
        #expect(overlay.measured(.horizontal).minimum == 700)
    }

    @Test("a revealer comes and goes")
    func revealer() {
        let revealer = Revealer(Label("a"), .crossfade)
        revealer.transitionDuration = .milliseconds(20)
        var ends = 0
        revealer.onTransitionEnded { _ in ends += 1 }
        #expect(!revealer.isRevealed && revealer.transition == .crossfade)
        Stage.show(revealer) { _ in
            revealer.isRevealed = true
            #expect(Stage.wait { revealer.isFullyRevealed })
            #expect(ends == 1)
        }
        #expect(revealer.transitionDuration == .milliseconds(20))
    }

    @Test("a header bar packs at both ends")
    func headerBar() {
        let (title, back, menu) = (Label("Fruits"), Button("Back"), Button("Menu"))
        let bar = HeaderBar(title: title, start: [back], end: [menu])
        #expect(bar.titleWidget === title)
        #expect(back.isInside(bar) && menu.isInside(bar))
        bar.remove(back)
        #expect(back.parent == nil)
        bar.remove(back)
        bar.showsTitleButtons = false
        bar.decorationLayout = "close:"
        #expect(!bar.showsTitleButtons && bar.decorationLayout == "close:")
    }

    @Test("window handle and controls")
    func windowParts() {
        let label = Label("a")
        #expect(WindowHandle(label).child === label)
        let controls = WindowControls(.start)
        controls.decorationLayout = ":close"
        Stage.show(controls) { _ in
            #expect(controls.side == .start && controls.isEmpty)
            controls.side = .end
            #expect(!controls.isEmpty)
        }
    }

    @Test("a centre box keeps three children apart")
    func centerBox() {
        let (start, center, end) = (Label("a"), Label("b"), Label("c"))
        let box = CenterBox(.vertical, start: start, center: center, end: end)
        #expect(box.orientation == .vertical)
        #expect(box.start === start && box.center === center && box.end === end)
        box.center = nil
        #expect(center.parent == nil)
    }

    @Test("separator and viewport")
    func rest() {
        #expect(Separator(.vertical).orientation == .vertical)
        let label = Label("a")
        let viewport = Viewport(label)
        viewport.scrollsToFocus = false
        #expect(viewport.child === label && !viewport.scrollsToFocus)
    }
}
