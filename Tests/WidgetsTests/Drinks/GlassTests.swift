import GTK
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@Suite("Glasses")
struct GlassTests {
    @Test("half a cylinder's volume is half its height, half a cone's is four fifths")
    func volumes() {
        let cylinder = GlassProfile.straight(Point(x: 10, y: 0), Point(x: 10, y: 100))
        #expect(abs(cylinder.volume(below: 0) - .pi * 100 * 100) < 1)
        #expect(abs(cylinder.height(ofVolume: cylinder.volume(below: 0) / 2) - 50) < 0.1)
        let cone = GlassProfile.straight(Point(x: 50, y: 0), Point(x: 0, y: 100))
        #expect(abs(cone.volume(below: 0) - .pi * 2500 * 100 / 3) < 10)
        // The cube root of a half, from the tip.
        #expect(abs(cone.height(ofVolume: cone.volume(below: 0) / 2) - (100 - 79.37)) < 0.1)
    }

    @Test(
        "every glass fills from its floor to below its rim, and never sinks", arguments: GlassShape.allCases,
        GlassBuild.allCases)
    func filling(shape: GlassShape, build: GlassBuild) {
        let form = GlassForm.of(shape, build)
        #expect(abs(form.surface(fill: 0) - form.inner.bottom) < 0.5)
        #expect(abs(form.surface(fill: 1) - form.brim) < 0.5)
        let heights = stride(from: 0.0, through: 1, by: 0.05).map { form.surface(fill: $0) }
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 > $1 })
        #expect(form.brim > form.inner.top)
    }

    @Test("the inside of every glass lies in its outside", arguments: GlassShape.allCases, GlassBuild.allCases)
    func walls(shape: GlassShape, build: GlassBuild) {
        let form = GlassForm.of(shape, build)
        for y in stride(from: form.inner.top, to: form.inner.bottom - 1, by: 2) {
            #expect(form.inner.radius(at: y) < form.outer.radius(at: y), "at \(y)")
        }
        #expect(form.outer.bottom > form.inner.bottom)
    }

    @Test(
        "coupes, highballs and tumblers are slender or broad",
        arguments: [GlassShape.coupe, .highball, .collins, .rocks])
    func builds(shape: GlassShape) {
        func breadth(_ build: GlassBuild) -> Double {
            let inner = GlassForm.of(shape, build).inner
            return inner.start.x / (inner.bottom - inner.top)
        }
        #expect(breadth(.slender) * 1.06 < breadth(.usual) && breadth(.usual) * 1.06 < breadth(.broad))
    }

    @Test("drinks in glasses of one shape have all of its builds, each always the same one")
    func ownGlass() {
        let drinks = (0..<60).map {
            DrinkArt(glass: .coupe, layers: [.init(Color(red: Double($0) / 60, green: 0.2, blue: 0.1))]).inOwnGlass
        }
        let counts = Dictionary(grouping: drinks, by: \.build).mapValues(\.count)
        #expect(GlassBuild.allCases.allSatisfy { counts[$0, default: 0] > 8 }, "\(counts)")
        #expect(drinks.allSatisfy { $0.inOwnGlass == $0 && $0.emptied.build == $0.build && $0.emptied.layers.isEmpty })
    }

    @Test("every shape of the catalogue's format is known by its name")
    func names() {
        let names = [
            "martini", "coupe", "nick-and-nora", "flute", "champagne-saucer", "wine", "balloon", "rocks",
            "double-rocks",
            "highball", "collins", "hurricane", "tiki", "julep-cup", "mule-mug", "irish-coffee", "shot", "goblet",
            "sling",
            "mug",
        ]
        #expect(Set(GlassShape.allCases.map(\.rawValue)) == Set(names))
        #expect(GlassShape.allCases.filter(\.isOpaque) == [.tiki, .julepCup, .muleMug, .mug])
    }
}
