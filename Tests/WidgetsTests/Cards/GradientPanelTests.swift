import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("A panel on a gradient", .serialized)
struct GradientPanelTests {
    init() { Stage.open() }

    private func make(_ paint: GradientPaint?) -> (panel: GradientPanel, words: Label) {
        let words = Label("Mango")
        let panel = GradientPanel(Box(.vertical, [words]))
        panel.paint = paint
        return (panel, words)
    }

    private func gradient(_ top: UInt32, _ bottom: UInt32) -> GradientPaint {
        GradientPaint(Color(hex: top), Color(hex: bottom))
    }

    @Test("is filled with its gradient but for its corners, and with nothing before it has one")
    func fill() throws {
        let (panel, _) = make(nil)
        try Stage.show(panel, width: 300, height: 300) { _ in
            @MainActor func picture() throws -> Bitmap {
                Stage.paint(panel)
                return Bitmap(try #require(panel.texture()))
            }
            #expect(try picture()[20, 280].alpha == 0)
            panel.paint = gradient(0x204020, 0x102010)
            let filled = try picture()
            #expect(filled[20, 280].alpha == 1 && filled[0, 0].alpha == 0)
        }
    }

    @Test("words on it have the colour that can be read on the gradient, also once it changes")
    func words() {
        let (panel, _) = make(gradient(0x101010, 0x202020))
        #expect(panel[cssClass: "on-gradient-dark"] && !panel[cssClass: "on-gradient-light"])
        panel.paint = gradient(0xF8E8A0, 0xFFF4C8)
        #expect(panel[cssClass: "on-gradient-light"] && !panel[cssClass: "on-gradient-dark"])
    }

    @Test("what it contains is in its middle, or at the top where there is more of it than room")
    func middle() throws {
        let (panel, words) = make(gradient(0x101010, 0x202020))
        try Stage.show(panel, width: 300, height: 400) { _ in
            let place = try #require(words.parent?.bounds(in: panel))
            #expect(abs(place.center.y - 200) <= 1)
        }
        #expect(panel.measured(.vertical, for: 300).natural == words.measured(.vertical, for: 252).natural + 48)
    }

    @Test("it ends with its window")
    func freed() { #expect(endsAfterShowing { make(gradient(0, 0xFFFFFF)).panel }) }
}
