import GTK
import TestSupport
import Testing

@testable import ComptoirWidgets
@testable import Widgets

/// WCAG 2.2, success criterion 1.4.11: what tells what a picture shows has 3 to 1 against what is beside it.
@MainActor @Suite("Outlines of glasses", .serialized)
struct DrinkOutlineTests {
    init() { Stage.open() }

    /// The ground of a card, and the ink for it, in each theme.
    nonisolated private static let looks: [(ground: UInt32, ink: ArtInk)] = [
        (0xFFFDF8, .onLight), (0x0D413B, .onDark), (0xFFFFFF, ArtInk(color: .black)),
        (0x001A17, ArtInk(color: .white)),
    ]

    /// The contrasts with the ground that are found at the two walls of an empty glass, from the rim to the base.
    private func contrasts(_ shape: GlassShape, _ ground: Color, _ ink: ArtInk, side: Int) -> [Double] {
        let picture = Bitmap(
            Texture(width: side, height: side) { canvas in
                canvas.fill(.rectangle(Rectangle(width: Double(side), height: Double(side))), with: ground)
                DrinkDrawing.draw(
                    DrinkArt(glass: shape), side: Double(side), scale: 1, ink: ink, on: canvas)
            })
        let outer = GlassForm.of(shape).outer
        let unit = Double(side) / DrinkPen.side
        return stride(from: outer.top + 6, to: outer.bottom - 6, by: 4).flatMap { y in
            [-1.0, 1].map { sign in
                let edge = (DrinkPen.side / 2 + sign * outer.radius(at: y)) * unit
                let near = (Int(edge) - 2)...(Int(edge) + 2)
                return near.map { picture[$0, Int(y * unit)].contrast(with: ground) }.max() ?? 1
            }
        }
    }

    @Test(
        "have 3 to 1 against a card where more contrast is asked for, also in small pictures",
        arguments: GlassShape.allCases)
    func walls(shape: GlassShape) {
        for look in Self.looks where look.ink.isStrong {
            for side in [54, 150] {
                let found = contrasts(shape, Color(hex: look.ground), look.ink, side: side).min() ?? 0
                #expect(found >= 3, "\(side) px on \(String(look.ground, radix: 16))")
            }
        }
    }

    @Test("are stronger where more contrast is asked for", arguments: GlassShape.allCases)
    func strong(shape: GlassShape) {
        for (plain, strong) in [(0, 2), (1, 3)] {
            let (plain, strong) = (Self.looks[plain], Self.looks[strong])
            func mean(_ look: (ground: UInt32, ink: ArtInk)) -> Double {
                let found = contrasts(shape, Color(hex: look.ground), look.ink, side: 150)
                return found.reduce(0, +) / Double(found.count)
            }
            #expect(mean(strong) > mean(plain) + 1)
        }
    }
}
