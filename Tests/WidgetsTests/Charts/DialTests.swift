import GTK
import TestSupport
import Testing

@testable import Widgets

@MainActor @Suite("Dial", .serialized)
struct DialTests {
    init() { Stage.open() }

    private func value(_ id: String = "sugar", _ fraction: Double = 0.5, name: String = "Sugar") -> DialValue {
        DialValue(
            id: id, name: name, figure: "14", unit: "g", fraction: fraction, spoken: "14 g, 50 % of a day")
    }

    /// What a dial of 120 pixels looks like, without its words.
    private func drawing(_ fraction: Double) -> Bitmap {
        let inks = DialDrawing.Colors(
            ring: Color(hex: 0xE3BE76), face: .white, mark: Color(hex: 0xB0A080), hand: Color(hex: 0x741102))
        return Bitmap(
            Texture(width: 120, height: 120, scale: 1) {
                DialDrawing(side: 120, inks: inks).draw(on: $0, fraction: fraction)
            })
    }

    /// Whether the bead is at a place on the scale, by its share.
    private func hasBead(_ picture: Bitmap, at fraction: Double) -> Bool {
        let side = Double(min(picture.width, picture.height))
        let away = Point(angle: DialDrawing.start + DialDrawing.sweep * fraction, distance: side * 0.357)
        let spot = picture[Int(Double(picture.width) / 2 + away.x), Int(Double(picture.height) / 2 + away.y)]
        return spot.luminance < 0.25
    }

    @Test("toolkit row 19: a meter with its name, its share and its value in words")
    func accessibility() {
        let dial = Dial(value())
        #expect(dial.role == .meter && dial.accessibleLabel == "Sugar")
        #expect(dial.accessibleValue == "14 g, 50 % of a day" && dial.tooltip == "Sugar: 14 g, 50 % of a day")
        dial.value = DialValue(id: "sugar", name: "Zucker", figure: "3", unit: "g", fraction: 0.1)
        #expect(dial.accessibleLabel == "Zucker" && dial.accessibleValue == "3 g")
        #expect(endsAfterShowing { Dial(value()) })
        #expect(endsAfterShowing { dials(["a", "b"]) })
    }

    @Test("the bead stands at the share of the scale, and past its end where there is more")
    func bead() {
        let places = [0, 0.25, 0.5, 0.75, 1]
        for fraction in places {
            let picture = drawing(fraction)
            #expect(places.filter { hasBead(picture, at: $0) } == [fraction])
        }
        let more = drawing(2.4)
        #expect(!hasBead(more, at: 1) && hasBead(more, at: 1 + DialDrawing.over / DialDrawing.sweep))
    }

    @Test("a gauge is not mirrored from right to left")
    func direction() throws {
        ToolkitSettings.current.animationsEnabled = false
        defer { ToolkitSettings.current.animationsEnabled = true }
        let pictures = try [TextDirection.leftToRight, .rightToLeft].map { direction in
            let dial = Dial(value("sugar", 0.2))
            dial.direction = direction
            return try Stage.show(Box(.vertical, [dial]), width: 240, height: 240) { _ in
                Stage.paint(dial)
                return Bitmap(try #require(dial.texture()))
            }
        }
        #expect(pictures[0] == pictures[1])
    }

    @Test("the bead sweeps once: when it is first seen, and not again")
    func sweeps() {
        let dial = Dial(value())
        let box = Box(.vertical, [dial])
        Stage.show(box) { _ in
            #expect(dial.isSweeping)
            #expect(Stage.wait { !dial.isSweeping })
            dial.isVisible = false
            dial.isVisible = true
            Stage.paint(box)
            #expect(!dial.isSweeping)
            dial.value.fraction = 0.9
            #expect(dial.isSweeping)
        }
    }

    // MARK: Several

    private func dials(_ ids: [String], name: String = "Vitamin C") -> DialRow {
        let row = DialRow()
        row.values = ids.map { value($0, name: name) }
        return row
    }

    @Test("three stand in one line of a phone, alike, also with longer words")
    func row() throws {
        for name in ["Vitamin C", "Vitamine B6", "Magnesium"] {
            let row = dials(["a", "b", "c"], name: name)
            try Stage.show(Clamp(row, to: 324), width: 324) { _ in
                let places = try row.children.map { try #require($0.bounds(in: row)) }
                #expect(Set(places.map(\.width)).count == 1 && places.allSatisfy { $0.width == $0.height })
                #expect(Set(places.map(\.y)).count == 1 && places.allSatisfy { $0.x + $0.width <= 324 })
                // Each is as wide as a third.
                #expect(places.allSatisfy { $0.width >= 104 })
            }
        }
    }

    @Test("where three have no room beside each other they stand below each other, each as wide as the row")
    func stacked() throws {
        let theme = Theme()
        theme.textScale = 2
        defer { theme.textScale = 1 }
        let row = dials(["a", "b", "c"])
        try Stage.show(Box(.vertical, [row]), width: 324, height: 600) { _ in
            let places = try row.children.map { try #require($0.bounds(in: row)) }
            #expect(places.allSatisfy { $0.x == 0 && $0.width == 324 && $0.height < 162 })
            #expect(zip(places, places.dropFirst()).allSatisfy { $0.y + $0.height < $1.y })
            #expect(row.children.allSatisfy { ($0 as? Dial)?.hasNameBeside == true })
        }
    }

    @Test("the bead of a full dial is clear of the name, also past the end of the scale", arguments: [96.0, 106, 160])
    func clear(side: Double) {
        for name in ["Vitamin C", "Sugar", "Magnesium", "Vitamine B6"] {
            let dial = Dial(value("sugar", 1, name: name))
            Stage.show(Box(.vertical, [dial])) { _ in
                let name = dial.nameFrame(in: Rectangle(width: side, height: side))
                // What of the line is letters.
                let letters = Rectangle(
                    x: name.x, y: name.y + name.height * 0.2, width: name.width, height: name.height * 0.6)
                for fraction in [1, 1.5] {
                    let away = Point(angle: DialDrawing.angle(of: fraction), distance: side * DialDrawing.scale)
                    let bead = Point(x: side / 2 + away.x, y: side / 2 + away.y)
                    let x = max(0, max(letters.x - bead.x, bead.x - letters.x - letters.width))
                    let y = max(0, max(letters.y - bead.y, bead.y - letters.y - letters.height))
                    let gap = (x * x + y * y).squareRoot() - side * DialDrawing.bead
                    #expect(gap >= side * 0.012, "\(name), \(fraction): \(gap)")
                }
            }
        }
    }

    @Test("a dial stays while its value does; from right to left the first is at the right")
    func kept() throws {
        let row = dials(["a", "b"])
        let first = row.children[0]
        row.values = [value("b"), value("a", 0.2)]
        #expect(row.children.count == 2 && row.children.contains { $0 === first })
        #expect((first as? Dial)?.value.fraction == 0.2)
        row.direction = .rightToLeft
        try Stage.show(row, width: 400) { _ in
            let places = try row.children.map { ($0 === first, try #require($0.bounds(in: row)).x) }
            #expect(places.first { $0.0 }?.1 ?? 400 < places.first { !$0.0 }?.1 ?? 0)
        }
    }

    @Test(
        "the figures that change roll with the bead, in the end as if they always had stood there; the first do not")
    func rolling() throws {
        func texture(_ dial: Dial) throws -> Bitmap {
            Stage.paint(dial)
            return Bitmap(try #require(dial.texture()))
        }
        let other = DialValue(id: "sugar", name: "Sugar", figure: "15", unit: "g", fraction: 0.6)
        var after: Bitmap?
        let still = Dial(other)
        try Stage.show(Box(.vertical, [still.layout(horizontal: .start)])) { _ in
            #expect(!still.isRolling)
            #expect(Stage.wait { !still.isSweeping })
            after = try texture(still)
        }
        let dial = Dial(value())
        try Stage.show(Box(.vertical, [dial.layout(horizontal: .start)])) { _ in
            #expect(Stage.wait { !dial.isSweeping })
            Stage.paint(dial)
            dial.value = other
            #expect(dial.isRolling)
            #expect(Stage.wait { !dial.isRolling && !dial.isSweeping })
            let end = try texture(dial)
            #expect(end == after)
            dial.isVisible = false
            dial.value = value()
            #expect(!dial.isRolling)
        }
    }
}
