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

    @Test("what stands beside some letters moves closer to them, and the font's features stay")
    func spacing() {
        let layout = TextLayout("3,650", for: Label())
        layout.setFontFeatures("lnum")
        layout.setFont("Serif 100px")
        let (before, last) = (layout.inkBounds, layout.left(ofByte: 4))
        layout.setLetterSpacing(-12, ofBytes: 1..<2)
        #expect(abs(layout.left(ofByte: 4) - last + 12) <= 1 && abs(layout.inkBounds.width - before.width + 12) <= 1)
        #expect(layout.inkBounds.height == before.height)
        layout.setFontFeatures("lnum")
        #expect(layout.inkBounds.width == before.width)
    }
}
