import Foundation
import GTK
import TestSupport
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@MainActor @Suite("Drawing bottles", .serialized)
struct BottleDrawingTests {
    init() { Stage.open() }

    private nonisolated static let forms = BottleArt.Form.allCases.filter { $0 != .picture }
    private nonisolated static let vessels = forms.filter { BottleShape.of($0) != nil }

    private func art(_ form: BottleArt.Form, level: Double = 1) -> BottleArt {
        BottleArt(
            form, color: Color(hex: 0xE01818), opacity: 0.9, level: level,
            label: .init(.straight, paper: .white, ink: Color(hex: 0x2F6B57), emblem: .star))
    }

    /// - Parameter room: how many points there are around the square that it is drawn in.
    private func draw(
        _ art: BottleArt, _ side: Int, ink: ArtInk = .onLight, isAlone: Bool = true, room: Int = 0
    ) -> Bitmap {
        Bitmap(
            Texture(width: side + 2 * room, height: side + 2 * room) { canvas in
                canvas.translated(x: Double(room), y: Double(room)) {
                    BottleDrawing.draw(
                        art, in: Size(width: Double(side), height: Double(side)), isAlone: isAlone, scale: 1, ink: ink,
                        on: canvas)
                }
            })
    }

    /// All points of a picture, row by row.
    private func points(_ picture: Bitmap) -> [Color] {
        (0..<picture.height).flatMap { y in (0..<picture.width).map { picture[$0, y] } }
    }

    @Test("equal bottles are drawn alike, and another level, colour or label is seen")
    func equal() {
        let first = draw(art(.rum), 96)
        let (again, lower) = (draw(art(.rum), 96), draw(art(.rum, level: 0.4), 96))
        #expect(first == again)
        #expect(first != lower)
        var other = art(.rum)
        other.label?.emblem = .anchor
        let relabelled = draw(other, 96)
        #expect(relabelled != first)
    }

    @Test("a fruit stands where a bottle does, and is not as tall")
    func fruit() {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Resources/pictures/fruits/lime.svg").standardized.path
        func rows(_ art: BottleArt) -> (first: Int, last: Int) {
            let picture = draw(art, 320)
            let rows = (0..<picture.height).filter { y in
                (0..<picture.width).count { picture[$0, y].alpha > 0.85 } > 3
            }
            return (rows.first ?? 0, rows.last ?? 0)
        }
        let (lime, gin) = (rows(BottleArt(.picture, color: .white, picture: file)), rows(art(.gin)))
        #expect(abs(lime.last - gin.last) <= 6, "\(lime), \(gin)")
        #expect(lime.first > gin.first + 20, "\(lime), \(gin)")
    }

    @Test("every form is drawn small and large, and nothing of it is cut off but its shadow", arguments: forms)
    func inside(form: BottleArt.Form) {
        for side in [40, 320] {
            for isAlone in [true, false] {
                let picture = draw(art(form), side, isAlone: isAlone, room: 10)
                let all = points(picture)
                #expect(all.count { $0.alpha > 0.5 } > side * side / 40, "\(side) px")
                let inside = 10..<side + 10
                let outside = all.indices.filter {
                    !inside.contains($0 % picture.width) || !inside.contains($0 / picture.width)
                }
                #expect(outside.allSatisfy { all[$0].alpha < 0.2 }, "\(side) px, alone: \(isAlone)")
            }
        }
    }

    @Test("each form is another one than each of the others at 40 pixels")
    func different() {
        let pictures = Self.forms.map { ($0, points(draw(art($0), 40))) }
        for (index, (form, picture)) in pictures.enumerated() {
            for (other, compared) in pictures[(index + 1)...] {
                let sum = zip(picture, compared).reduce(0) {
                    $0 + abs($1.0.red - $1.1.red) + abs($1.0.green - $1.1.green) + abs($1.0.alpha - $1.1.alpha)
                }
                #expect(sum / Double(picture.count) > 0.04, "\(form) and \(other)")
            }
        }
    }

    @Test("how much is left is seen", arguments: vessels)
    func level(form: BottleArt.Form) {
        var bare = art(form)
        bare.label = nil
        bare.glass = Color(hex: 0xE0E8E8)
        let red = [1, 0.5, 0.15, 0].map { level -> Int in
            bare.level = level
            return points(draw(bare, 80)).count { $0.alpha > 0.4 && $0.red > $0.green + 0.3 }
        }
        // What closes some of them is red as well.
        #expect(red[0] > red[1] + 20 && red[1] > red[2] + 10 && red[2] > red[3], "\(red)")
    }

    @Test("what one does not have is paler and fainter", arguments: [BottleArt.Form.aperitif, .egg, .can])
    func faded(form: BottleArt.Form) {
        var faint = art(form)
        faint.isFaded = true
        func strength(_ art: BottleArt) -> (colour: Double, alpha: Double) {
            points(draw(art, 80)).reduce((0, 0)) { sum, point in
                let parts = [point.red, point.green, point.blue]
                return (sum.0 + (parts.max() ?? 0) - (parts.min() ?? 0), sum.1 + point.alpha)
            }
        }
        let (whole, pale) = (strength(art(form)), strength(faint))
        #expect(pale.colour < whole.colour * 0.4 && pale.alpha < whole.alpha * 0.75)
    }

    @Test("every sign is another one")
    func emblems() {
        let pictures = BottleArt.Emblem.allCases.map { emblem in
            var art = art(.gin)
            art.label?.emblem = emblem
            return draw(art, 160)
        }
        for (index, picture) in pictures.enumerated() {
            #expect(!pictures[(index + 1)...].contains(picture), "\(BottleArt.Emblem.allCases[index])")
        }
    }

    @Test("outlines are strong lines where more contrast is asked for", arguments: vessels)
    func contrast(form: BottleArt.Form) {
        let black = ArtInk(color: .black)
        let (usual, strong) = (draw(art(form), 120), draw(art(form), 120, ink: black))
        func dark(_ picture: Bitmap) -> Int {
            points(picture).count { $0.alpha > 0.9 && $0.red + $0.green + $0.blue < 0.15 }
        }
        let (before, now) = (dark(usual), dark(strong))
        #expect(now > before + 60, "\(before), \(now)")
    }
}
