import GTK
import Testing

@testable import ComptoirWidgets
@testable import Widgets

@Suite("What a drink looks like")
struct DrinkArtTests {
    private func liquid(_ hex: UInt32, _ opacity: Double) -> Liquid { Liquid(color: Color(hex: hex), opacity: opacity) }

    private let three = DrinkArt(
        glass: .shot,
        layers: [
            .init(Color(hex: 0x3A1C0E), share: 10), .init(.white, share: 20), .init(Color(hex: 0xE8923A), share: 10),
        ],
        fill: 0.8, garnishes: [.init(.cherry)])

    @Test("equal parts of one colour make that colour, and water thins it")
    func clear() throws {
        let campari = liquid(0xC8181A, 0)
        let same = try #require(Liquid.mixing([(campari, 1), (campari, 3)]))
        #expect(abs(same.color.red - campari.color.red) < 0.01 && abs(same.color.green - campari.color.green) < 0.01)
        let thin = try #require(Liquid.mixing([(campari, 1), (liquid(0xFFFFFF, 0), 3)]))
        #expect(thin.color.green > campari.color.green + 0.2 && thin.color.red > thin.color.green)
        #expect(thin.opacity == 0)
        #expect(Liquid.mixing([]) == nil)
    }

    @Test("cream makes coffee pale and cloudy, and keeps it brown")
    func cloudy() throws {
        let mix = try #require(Liquid.mixing([(liquid(0x2C150B, 0.4), 1), (liquid(0xFFF6E4, 0.97), 1)]))
        #expect(mix.cloud > 0.6)
        #expect(mix.color.red > mix.color.green && mix.color.green > mix.color.blue)
        #expect(mix.color.luminance > 0.2 && mix.color.luminance < 0.8)
    }

    @Test("water is all but invisible, cream is not to be seen through")
    func coverage() {
        #expect(liquid(0xFFFFFF, 0).coverage() < 0.2)
        #expect(liquid(0xC8181A, 0.1).coverage() > 0.7)
        #expect(liquid(0xFFF6E4, 1).coverage() == 1)
    }

    @Test("a stirred drink is one band, with its float and its foam above")
    func bands() {
        var art = three
        art.layers.append(.init(.white, opacity: 1, share: 10, kind: .foam))
        art.layers.insert(.init(Color(hex: 0x5A0B22), share: 10, kind: .float), at: 0)
        #expect(art.bands.map(\.isFoam) == [false, false, true])
        #expect(abs(art.bands.reduce(0) { $0 + $1.share } - 1) < 1e-9)
        art.blend = .layered
        #expect(art.bands.count == 5 && art.bands.last?.isFoam == true)
        art.blend = .mixed
        art.layers.append(.init(Color(hex: 0xB5112F), share: 10, kind: .sunk))
        #expect(art.bands.count == 4 && art.bands[1].isSoft)
        #expect(art.bands.first?.liquid.color == Color(hex: 0xB5112F))
        art.layers = []
        #expect(art.bands.isEmpty)
    }

    @Test("a drink is poured layer after layer, and adorned with the last of it")
    func pouring() {
        #expect(
            three.progress(ofLayers: 0) == 0 && three.progress(ofLayers: 3) == 1 && three.progress(ofLayers: 9) == 1)
        #expect(three.progress(ofLayers: 1) == 0.25)
        let half = three.poured(to: 0.5)
        #expect(half.layers.map(\.share) == [10, 10])
        #expect(abs(half.fill - 0.4) < 1e-9)
        #expect(half.garnishes.isEmpty && three.poured(to: 1) == three)
        #expect(three.poured(to: 0).layers.isEmpty)
    }

    @Test("layers lie in the glass by volume")
    func column() {
        var art = three
        art.blend = .layered
        let column = LiquidColumn(art, form: .of(.shot))
        let inner = GlassForm.of(.shot).inner
        let volumes = column.bands.map { inner.volume(below: $0.top) - inner.volume(below: $0.bottom) }
        #expect(volumes.count == 3)
        #expect(abs(volumes[1] / volumes[0] - 2) < 0.05 && abs(volumes[2] / volumes[0] - 1) < 0.05)
    }

    @Test("equal drinks have the same seed, others another")
    func seeds() {
        var other = three
        #expect(other.seed == three.seed)
        other.glass = .flute
        #expect(other.seed != three.seed)
    }
}
