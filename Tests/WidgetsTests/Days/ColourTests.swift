import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Colours of days", .serialized)
struct ColourTests {
    init() { Stage.open() }

    /// 4,913 colours all over the cube, the corners among them.
    private var colours: [Color] {
        let parts = (0...16).map { Double($0) / 16 }
        return parts.flatMap { red in
            parts.flatMap { green in parts.map { Color(red: red, green: green, blue: $0) } }
        }
    }

    @Test("text can be read on every colour: 4.5 to 1, 7 to 1 on request; edges of controls 3 to 1")
    func contrast() {
        for ground in colours {
            let text = Contrast.text(on: ground)
            #expect(text.contrast(with: ground) >= 4.5, "\(ground.hex)")
            // What the style sheet draws buttons' edges and dots with.
            #expect(ground.mixed(with: text, at: 0.8).contrast(with: ground) >= 3, "\(ground.hex)")
            let strong = Contrast.ground(ground, ratio: 7)
            #expect(Contrast.text(on: strong).contrast(with: strong) >= 7, "\(ground.hex)")
            #expect(Contrast.ground(ground, ratio: 4.5) == ground)
        }
        #expect(Contrast.text(on: Color(hex: 0x2F5D50)) == .white)
    }

    @Test("a ground gives what stands on it the colour of text that can be read there, and follows")
    func ground() {
        let label = Label("days")
        let page = ColorGround(Color(hex: 0x2F5D50), label)
        #expect(page[cssClass: "text-paper"] && !page[cssClass: "text-ink"])
        page.color = Color(hex: 0xEFE3C8)
        #expect(page[cssClass: "text-ink"] && !page[cssClass: "text-paper"])
        page.color = Color(hex: 0xA9471F)
        page.leastContrast = 7
        #expect(Contrast.text(on: page.ground).contrast(with: page.ground) >= 7)
        #expect(endsAfterShowing { ColorGround(.black, Label("days")) })
    }

    @Test("a ground lies in light from the upper left, which takes nothing from the text; for high contrast it is even")
    func light() throws {
        for color in [Color(hex: 0x2F5D50), Color(hex: 0xEFE3C8)] {
            let page = ColorGround(color, Label("days"))
            try Stage.show(page, width: 400, height: 300) { _ in
                @MainActor func corners() throws -> (first: Color, last: Color) {
                    page.settle()
                    Stage.paint(page)
                    let picture = Bitmap(try #require(page.texture()))
                    return (picture[2, 2], picture[picture.width - 3, picture.height - 3])
                }
                let lit = try corners()
                let text = Contrast.text(on: page.ground)
                #expect(lit.last.contrast(with: lit.first) > 1.04)
                #expect(text.contrast(with: lit.last) > text.contrast(with: lit.first))
                #expect(abs(lit.first.green - page.ground.green) < 0.01)
                page.leastContrast = 7
                let even = try corners()
                #expect(even.last.contrast(with: even.first) < 1.01)
            }
        }
    }

    @Test("a colour is written as it is read")
    func hex() throws {
        for text in ["#000000", "#FFFFFF", "#2F5D50", "#0A0B0C"] { #expect(try #require(Color(text)).hex == text) }
    }

    @Test("the palette: different colours, different names")
    func palette() {
        let palette = ColorOption.palette
        #expect(Set(palette.map(\.name)).count == palette.count && Set(palette.map(\.color)).count == palette.count)
    }

    @Test("radio buttons called by their colours' names; real keys choose; another colour stands behind the others")
    func choice() {
        let choice = ColorChoice("Colour")
        var told: [String] = []
        choice.onSelected { told.append($0.hex) }
        #expect(choice.role == .radioGroup && choice.accessibleLabel == "Colour")
        let radios = { everything(in: choice).filter { $0.role == .radio } }
        #expect(radios().count == 12 && radios()[4].accessibleLabel == "Cranberry")
        Stage.show(Box(.vertical, [choice])) { window in
            Hands.focus(window)
            radios()[0].grabFocus()
            Hands.type("Right", "End", "Right")
            #expect(Stage.wait { told.count == 3 })
            #expect(told == ["#042D29", "#EFE3C8", "#2F5D50"])
            Hands.click(radios()[4])
            #expect(Stage.wait { told.last == "#741102" })
        }
        choice.selection = Color(hex: 0x7B3FE4)
        #expect(radios().count == 13 && radios()[12].accessibleIs(.checked))
        #expect(radios()[12].accessibleLabel == "Other colour #7B3FE4")
        choice.selection = Color(hex: 0x741102)
        #expect(radios()[4].accessibleIs(.checked) && !radios()[12].accessibleIs(.checked) && told.count == 4)
        #expect(endsAfterShowing { ColorChoice("Colour", selection: .white) })
    }
}
