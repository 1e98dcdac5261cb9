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

    @Test("every glass fills from its floor to below its rim, and never sinks", arguments: GlassShape.allCases)
    func filling(shape: GlassShape) {
        let form = GlassForm.of(shape)
        #expect(abs(form.surface(fill: 0) - form.inner.bottom) < 0.5)
        #expect(abs(form.surface(fill: 1) - form.brim) < 0.5)
        let heights = stride(from: 0.0, through: 1, by: 0.05).map { form.surface(fill: $0) }
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 > $1 })
        #expect(form.brim > form.inner.top)
    }

    @Test("the inside of every glass lies in its outside", arguments: GlassShape.allCases)
    func walls(shape: GlassShape) {
        let form = GlassForm.of(shape)
        for y in stride(from: form.inner.top, to: form.inner.bottom - 1, by: 2) {
            #expect(form.inner.radius(at: y) < form.outer.radius(at: y), "at \(y)")
        }
        #expect(form.outer.bottom > form.inner.bottom)
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
