import Store
import TestSupport
import Testing

@testable import ComptoirApp

@Suite("Lengths in inches")
struct FormatsInchesTests {
    @Test(
        "are in centimetres for who prefers metric units, and as they are for the others",
        arguments: [
            ("1 medium (3″ across)", "1 medium (7.6 cm across)"), ("1 large (3¼″ across)", "1 large (8.3 cm across)"),
            ("1 fruit (2¼″ high, 2½″ across)", "1 fruit (5.7 cm high, 6.4 cm across)"),
            ("1 large (3 1⁄16″ across)", "1 large (7.8 cm across)"),
            ("1 melon (6–7″ across)", "1 melon (15.2–17.8 cm across)"),
            ("1 wedge (⅛ of a melon 5¼″ across)", "1 wedge (⅛ of a melon 13.3 cm across)"),
            ("1 piece (2″ × 2″ × ½″)", "1 piece (5.1 cm × 5.1 cm × 1.3 cm)"), ("1 cup, slices", "1 cup, slices"),
            ("1 large (8–8⅞″ long)", "1 large (20.3–22.5 cm long)"), ("", ""), ("″", "″"),
        ])
    func inches(text: String, metric: String) {
        #expect(Formats(language: "en").metricLengths(in: text) == metric)
        #expect(Formats(language: "en", units: .us).metricLengths(in: text) == text)
        #expect(Formats(language: "de").metricLengths(in: "1 small (1½″ across)") == "1 small (3,8 cm across)")
    }

    @MainActor
    @Test("of no portion of the catalogue are left")
    func portions() async throws {
        let catalogue = try await Kitchen(bundled: ["fruits"]).environment.catalogue
        let formats = Formats(language: "en")
        var count = 0
        for fruit in try await catalogue.summaries(matching: FruitQuery()) {
            let names = try #require(try await catalogue.fruit(id: fruit.id)).portions.map(\.name)
            count += names.count { $0.contains("″") }
            #expect(names.allSatisfy { !formats.metricLengths(in: $0).contains("″") }, "\(fruit.id)")
        }
        #expect(count > 50)
    }
}
