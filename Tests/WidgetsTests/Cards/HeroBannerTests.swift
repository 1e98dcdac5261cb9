import Foundation
import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Hero banner", .serialized)
struct HeroBannerTests {
    init() { Stage.open() }

    private static let red = GradientPaint(Color(hex: 0xC2183A), Color(hex: 0x650A1E))

    private func make(_ paint: GradientPaint = HeroBannerTests.red, name: String = "Pomegranate") -> HeroBanner {
        let hero = HeroBanner()
        hero.show(picture: nil, gradient: paint, name: name, line: name, chips: name == "\u{A0}" ? [] : ["Lythraceae"])
        return hero
    }

    private func dials(_ hero: HeroBanner) {
        hero.dials.values = ["a", "b", "c"].map {
            DialValue(id: $0, name: "Energy", figure: "83", unit: "kcal", fraction: 0.2)
        }
    }

    private func parts(_ hero: HeroBanner) throws -> (name: Rectangle, picture: Rectangle) {
        let name = try #require(find(.heading, in: hero)?.bounds(in: hero))
        let picture = try #require(everything(in: hero).first { $0 is ArtPicture }?.bounds(in: hero))
        return (name, picture)
    }

    @Test("the picture is at the trailing side, where there is little space above the words, a short name beside it")
    func places() throws {
        try Stage.show(Box(.vertical, [make()]), width: 640) { window in
            let hero = try #require(everything(in: window).first { $0 is HeroBanner } as? HeroBanner)
            let (name, picture) = try parts(hero)
            #expect(picture.x >= name.x + name.width && picture.width >= 150)
        }
        for (name, isBeside) in [("Fig", true), ("The pomegranate of the orchard", false)] {
            let narrow = make(name: name)
            try Stage.show(Box(.vertical, [narrow]), width: 360) { _ in
                let (name, picture) = try parts(narrow)
                // The page's buttons are above it.
                #expect(picture.x + picture.width == Double(360 - Space.page) && picture.y >= Double(narrow.topInset))
                #expect((name.y < picture.y + picture.height) == isBeside)
                #expect(name.y + name.height > picture.y + picture.height)
            }
        }
        let mirrored = make()
        mirrored.direction = .rightToLeft
        for child in everything(in: mirrored) { child.direction = .rightToLeft }
        try Stage.show(Box(.vertical, [mirrored]), width: 640) { _ in
            let (name, picture) = try parts(mirrored)
            #expect(picture.x + picture.width <= name.x)
        }
    }

    @Test("in large text and a phone's width the picture is below the page's second line of buttons")
    func large() throws {
        let theme = Theme()
        theme.textScale = 2
        defer { theme.textScale = 1 }
        let hero = make(name: "Fig")
        try Stage.show(Box(.vertical, [hero]), width: 360) { _ in
            let (name, picture) = try parts(hero)
            #expect(picture.y >= Double(hero.topInset + 60) && name.y + name.height > picture.y + picture.height)
        }
        try Stage.show(Box(.vertical, [hero]), width: 460) { _ in
            let (_, picture) = try parts(hero)
            #expect(picture.y == Double(hero.topInset))
        }
    }

    @Test("dials stand on the lower edge; what is beside them is below them where there is little space")
    func edge() throws {
        for (width, isBeside) in [(700, true), (360, false)] {
            let hero = make()
            dials(hero)
            let strip = MonthStrip(letters: Array(repeating: "M", count: 12))
            hero.aside = strip
            try Stage.show(Box(.vertical, [hero]), width: width, height: 700) { _ in
                let row = try #require(hero.dials.bounds(in: hero))
                let edge = Double(hero.groundHeight(in: hero.width))
                #expect(row.y < edge && row.y + row.height > edge)
                let aside = try #require(strip.bounds(in: hero))
                #expect(isBeside ? aside.x >= row.x + row.width : aside.y >= row.y + row.height)
                #expect(aside.y >= edge)
            }
        }
    }

    @Test("the picture gives way to the dials beside it, as far as the margin allows")
    func clears() throws {
        for width in [560, 640, 900] {
            let (hero, plain) = (make(), make())
            dials(hero)
            // Without dials, the ground has another height, and the picture another size: its end is the same.
            try Stage.show(Box(.vertical, [hero, plain]), width: width, height: 900) { _ in
                let row = try #require(hero.dials.bounds(in: hero))
                let (picture, before) = try (parts(hero).picture, parts(plain).picture)
                let end = before.x + before.width
                let wanted = max(end, row.x + row.width + picture.width)
                #expect(picture.x + picture.width == min(wanted, Double(width - Space.tiny)))
            }
        }
    }

    @Test("toolkit row 19: its name is the heading of the page")
    func accessibility() {
        let hero = make()
        #expect(hero.role == .group && (find(.heading, in: hero) as? Label)?.text == "Pomegranate")
        #expect(
            endsAfterShowing {
                let hero = make()
                dials(hero)
                hero.aside = Label("aside")
                return hero
            })
    }

    /// The gradients of the catalogue, by fruit.
    private static func gradients() throws -> [(id: String, paint: GradientPaint)] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../Resources/catalogue/fruits.json")
        let pack = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let fruits = try #require(pack?["fruits"] as? [[String: Any]])
        return try fruits.map { fruit in
            let colors = try #require(fruit["gradient"] as? [String]).map { text in
                Color(hex: UInt32(text.dropFirst(), radix: 16) ?? 0)
            }
            return (fruit["id"] as? String ?? "", GradientPaint(colors[0], colors[1]))
        }
    }

    @Test("the words can be read on the gradient of each fruit, in the light that is around its picture")
    func contrast() throws {
        let gradients = try HeroBannerTests.gradients()
        #expect(gradients.count == 64)
        for width in [360, 640] {
            // What is written is not seen, so that all that is painted is the ground.
            let hero = make(name: "\u{A0}")
            try Stage.show(Box(.vertical, [hero]), width: width, height: 500) { _ in
                for (id, paint) in gradients {
                    hero.show(picture: nil, gradient: paint, name: "\u{A0}", line: "\u{A0}", chips: [])
                    Stage.paint(hero)
                    let label = try #require(find(.heading, in: hero))
                    let holder = try #require(label.parent?.parent)
                    let words = try #require(holder.bounds(in: hero))
                    // The two colours of text on gradients, as the style sheets have them.
                    let text = holder[cssClass: "on-gradient-dark"] ? Color.white : Color(hex: 0x1F1410)
                    let picture = Bitmap(try #require(hero.texture()))
                    var worst = 21.0
                    for y in stride(from: Int(words.y), to: Int(words.y + words.height), by: 6) {
                        for x in stride(from: Int(words.x), to: Int(words.x + words.width), by: 6) {
                            worst = min(worst, picture[x, y].contrast(with: text))
                        }
                    }
                    #expect(worst >= 4.5, "\(id) at \(width): \(worst)")
                }
            }
        }
    }
}
