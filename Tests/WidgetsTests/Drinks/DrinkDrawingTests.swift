import GTK
import TestSupport
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@MainActor @Suite("Drawing drinks", .serialized)
struct DrinkDrawingTests {
    init() { Stage.open() }

    private func sour(_ glass: GlassShape) -> DrinkArt {
        DrinkArt(glass: glass, layers: [.init(Color(hex: 0xE8B13A), opacity: 0.3)])
    }

    private func draw(_ art: DrinkArt, _ side: Int, ink: ArtInk = .onLight, progress: Double = 1) -> Bitmap {
        Bitmap(
            Texture(width: side, height: side) {
                DrinkDrawing.draw(art, side: Double(side), scale: 1, ink: ink, progress: progress, on: $0)
            })
    }

    /// Whether nothing is drawn on the outermost points, so that nothing can have been cut off.
    private func isInside(_ picture: Bitmap) -> Bool {
        let last = picture.width - 1
        return (0...last).allSatisfy {
            picture[$0, 0].alpha == 0 && picture[$0, last].alpha == 0 && picture[0, $0].alpha == 0
                && picture[last, $0].alpha == 0
        }
    }

    @Test("every glass is drawn small and large, and stays in its square", arguments: GlassShape.allCases)
    func glasses(shape: GlassShape) {
        for side in [48, 800] {
            let picture = draw(sour(shape), side)
            let points = picture.histogram().reduce(0) { $1.key >> 24 > 40 ? $0 + $1.value : $0 }
            #expect(Double(points) / Double(side * side) > 0.04, "\(side) px")
            let isInside = isInside(picture)
            #expect(isInside, "\(side) px")
        }
    }

    @Test(
        "every garnish stays in the square of every glass, with steam too", arguments: GlassShape.allCases,
        GlassBuild.allCases)
    func bounds(shape: GlassShape, build: GlassBuild) {
        // Most shapes have one build.
        guard build == .usual || GlassForm.unusual[shape] != nil else { return }
        var plain = sour(shape)
        plain.build = build
        let bare = draw(plain, 120)
        for kind in DrinkArt.Garnish.Kind.allCases {
            var art = plain
            art.garnishes = [.init(kind, count: 2), .init(.slice)]
            art.rim = .init(.salt)
            art.ice = kind == .sprig ? .pebble : kind == .leaf ? .blended : .none
            art.isHot = true
            let picture = draw(art, 120)
            let (isInside, isSame) = (isInside(picture), picture == bare)
            #expect(isInside && !isSame, "\(kind)")
        }
    }

    @Test("a small picture is a large one seen from further away", arguments: GlassShape.allCases)
    func sameness(shape: GlassShape) {
        var art = sour(shape)
        art.garnishes = [.init(.slice), .init(.sprig)]
        art.ice = .cubes
        let (small, large) = (draw(art, 48), draw(art, 192))
        var sum = 0.0
        for y in 0..<48 {
            for x in 0..<48 {
                var mean = (red: 0.0, alpha: 0.0)
                for row in 0..<4 {
                    for column in 0..<4 {
                        let color = large[x * 4 + column, y * 4 + row]
                        mean.red += color.red / 16
                        mean.alpha += color.alpha / 16
                    }
                }
                sum += abs(mean.red - small[x, y].red) + abs(mean.alpha - small[x, y].alpha)
            }
        }
        // An outline is relatively stronger in the small one.
        #expect(sum / (48 * 48 * 2) < 0.03)
    }

    @Test("equal drinks are drawn alike to the last bubble")
    func sameTwice() {
        var art = sour(.highball)
        art.ice = .crushed
        art.hasBubbles = true
        art.rim = .init(.sugar)
        let isSame = draw(art, 150) == draw(art, 150)
        let isOther = draw(art, 150) != draw(art, 150, ink: .onDark)
        #expect(isSame && isOther)
    }

    @Test("every kind of ice, rim and garnish, bubbles, foam and steam are seen")
    func differences() {
        let plain = draw(sour(.highball), 150)
        var arts: [DrinkArt] = []
        for ice in DrinkArt.Ice.allCases where ice != .none { arts.append(with { $0.ice = ice }) }
        for kind in DrinkArt.Rim.Kind.allCases { arts.append(with { $0.rim = .init(kind) }) }
        for kind in DrinkArt.Garnish.Kind.allCases { arts.append(with { $0.garnishes = [.init(kind)] }) }
        arts.append(with { $0.hasBubbles = true })
        arts.append(with { $0.layers.append(.init(.white, opacity: 1, share: 0.2, kind: .foam)) })
        arts.append(with { $0.isHot = true })
        arts.append(with { $0.rim = .init(.salt, isHalf: true) })
        var seen = [plain]
        for art in arts {
            let picture = draw(art, 150)
            let isNew = !seen.contains(picture)
            #expect(isNew, "\(art)")
            seen.append(picture)
        }
    }

    @Test("ice dips into a drink: no line parts what is above it from what is below", arguments: [0.3, 0.9])
    func waterline(opacity: Double) {
        var art = DrinkArt(glass: .rocks, layers: [.init(Color(hex: 0xB01E2B), opacity: opacity)])
        art.ice = .cubes
        let picture = draw(art, 800)
        var bare = art
        bare.ice = .none
        let plain = draw(bare, 800)
        // Where it is cut, what is light ends at what is not within a point of each other, in column after column.
        let cut = (0..<800).count { x in
            (0..<799).contains { y in
                let (above, below) = (picture[x, y], picture[x, y + 1])
                return above.green - below.green > 0.12 && above.distance(to: plain[x, y]) > 0.12
                    && below.distance(to: plain[x, y + 1]) < 0.12
            }
        }
        // Some of them are other edges.
        #expect(cut < 190, "\(cut)")
    }

    private func with(_ change: (inout DrinkArt) -> Void) -> DrinkArt {
        var art = sour(.highball)
        change(&art)
        return art
    }

    @Test("layers are drawn where they lie")
    func layers() {
        let (red, blue) = (Color(red: 0.9, green: 0, blue: 0), Color(red: 0, green: 0, blue: 0.9))
        let art = DrinkArt(
            glass: .highball, layers: [.init(red, opacity: 1), .init(blue, opacity: 1)], blend: .layered, fill: 1)
        let picture = draw(art, 240)
        let (low, high) = (picture[120, 185], picture[120, 95])
        #expect(low.red > low.blue + 0.3 && high.blue > high.red + 0.3)
        let half = draw(art, 240, progress: 0.5)
        #expect(half[120, 95].blue - half[120, 95].red < 0.3)
        #expect(half[120, 185].red > half[120, 185].blue + 0.3)
    }

    @Test("what stands in a clear drink is seen broken at its surface, wider below it")
    func refraction() throws {
        var art = DrinkArt(glass: .highball, layers: [.init(Color(hex: 0xE8D8B0), opacity: 0.06)])
        let plain = draw(art, 480)
        art.garnishes = [.init(.stalk)]
        let picture = draw(art, 480)
        let surface = LiquidColumn(art, form: .of(.highball)).surface * 2
        /// The columns of a row where something else is seen than in the drink without it.
        func changed(_ y: Double) -> Int {
            (0..<480).count { x in
                let (a, b) = (picture[x, Int(y)], plain[x, Int(y)])
                return abs(a.red - b.red) + abs(a.green - b.green) + abs(a.blue - b.blue) > 0.06
            }
        }
        let (above, below) = (changed(surface - 16), changed(surface + 60))
        #expect(above > 20 && Double(below) > Double(above) * 1.08, "\(above), \(below)")
    }

    @Test("a clear drink gathers light opposite to where it comes from, a cloudy one does not")
    func gatheredLight() {
        /// How much lighter the lower right is than the lower left.
        func lighter(_ opacity: Double) -> Double {
            let art = DrinkArt(glass: .rocks, layers: [.init(Color(hex: 0xC01818), opacity: opacity)], fill: 0.72)
            let picture = draw(art, 480)
            let inner = GlassForm.of(.rocks).inner
            let column = LiquidColumn(art, form: .of(.rocks))
            let y = Int((inner.bottom - (inner.bottom - column.surface) * 0.34) * 2)
            let reach = Int(inner.radius(at: inner.bottom - 10) * 0.4 * 2)
            return picture[240 + reach, y].luminance - picture[240 - reach, y].luminance
        }
        #expect(lighter(0.35) > 0.03, "\(lighter(0.35))")
        #expect(lighter(1) < lighter(0.35) / 2, "\(lighter(1))")
    }

    @Test("a glass over ice gathers dew on its wall, too fine for a small picture", arguments: [1.0, 0.2])
    func dew(scale: Double) {
        var art = sour(.highball)
        art.ice = .cubes
        let form = GlassForm.of(.highball)
        let column = LiquidColumn(art, form: form)
        let side = Int(DrinkPen.side * scale)
        let picture = Bitmap(
            Texture(width: side, height: side) { canvas in
                canvas.scaled(x: scale, y: scale) {
                    canvas.translated(x: DrinkPen.side / 2, y: 0) {
                        var random = ArtRandom(seed: 7)
                        DewDrawing.draw(column, DrinkPen(canvas: canvas, pixels: scale, ink: .onLight), &random)
                    }
                }
            })
        var wet = 0
        for y in 0..<side {
            for x in 0..<side where picture[x, y].alpha > 0.1 {
                wet += 1
                let isOnWall =
                    Double(y) > column.surface && Double(y) < form.inner.bottom
                    && abs(Double(x) - DrinkPen.side / 2) < form.outer.start.x
                #expect(isOnWall, "\(x), \(y)")
            }
        }
        #expect(scale < 1 ? wet == 0 : wet > 20)
        // What has no ice has none.
        var warm = sour(.highball)
        warm.garnishes = [.init(.twist)]
        #expect(!warm.isDewy && art.isDewy)
    }

    @Test("peel hangs over the rim, on both sides of the wall", arguments: [DrinkArt.Garnish.Kind.zest, .twist])
    func peel(kind: DrinkArt.Garnish.Kind) {
        let plain = draw(sour(.highball), 240)
        var art = sour(.highball)
        art.garnishes = [.init(kind)]
        let picture = draw(art, 240)
        let wall = 120 + Int(GlassForm.of(.highball).outer.start.x)
        func changed(_ columns: Range<Int>) -> Int {
            (30..<110).reduce(0) { sum, y in sum + columns.count { picture[$0, y] != plain[$0, y] } }
        }
        #expect(changed(wall - 20..<wall - 2) > 60 && changed(wall + 3..<wall + 30) > 60)
        #expect(changed(0..<wall - 30) == 0)
    }

    @Test("a cloudy drink has froth on its surface, a clear or a hot one and one over ice have none")
    func froth() {
        /// How often light and dark follow each other along the near edge of the surface.
        func changes(_ change: (inout DrinkArt) -> Void) -> Int {
            var art = DrinkArt(glass: .coupe, layers: [.init(Color(hex: 0xE0C060), opacity: 0.5)])
            change(&art)
            let picture = draw(art, 720)
            let column = LiquidColumn(art, form: .of(.coupe))
            let radius = column.form.inner.radius(at: column.surface) - 3
            let shades = (20...160).map { angle in
                let direction = Point(angle: Double(angle))
                let y = column.surface + direction.y * radius * DrinkPen.tilt(at: column.surface)
                let color = picture[Int((120 + direction.x * radius) * 3), Int(y * 3)]
                return color.red + color.green + color.blue
            }
            return zip(shades, shades.dropFirst()).count { abs($0 - $1) > 0.12 }
        }
        let cloudy = changes { _ in }
        let clear = changes { $0.layers[0].opacity = 0.05 }
        let hot = changes { $0.isHot = true }
        let iced = changes { $0.ice = .cubes }
        #expect(cloudy > clear + 5 && cloudy > hot + 5 && cloudy > iced + 5, "\(cloudy), \(clear), \(hot), \(iced)")
    }
}

extension Color {
    /// The greatest difference of a part.
    fileprivate func distance(to other: Color) -> Double {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }
}
