import GTK
import TestSupport
import Testing

@MainActor @Suite("What glyphs cover")
struct InkTests {
    init() { Stage.open() }

    @Test("the ink of a figure lies within its text, and grows with its font")
    func ink() {
        let layout = TextLayout("0", for: Label())
        layout.setFont("Serif 100px")
        let (ink, size) = (layout.inkBounds, layout.size)
        #expect(ink.width > 20 && ink.x + ink.width <= size.width && ink.height < size.height && ink.y > 0)
        layout.setFont("Serif 200px")
        #expect(abs(layout.inkBounds.height - 2 * ink.height) <= 2)
    }
}
