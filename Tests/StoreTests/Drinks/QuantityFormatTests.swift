import Foundation
import Testing

@testable import Store

@Suite("Quantities as they are shown")
struct QuantityFormatTests {
    @Test(
        "in millilitres and in ounces, with bar fractions",
        arguments: [
            (Quantity(30, .millilitre), "30 ml", "1 oz"), (Quantity(22.5, .millilitre), "22.5 ml", "¾ oz"),
            (Quantity(45, .millilitre), "45 ml", "1½ oz"), (Quantity(7.5, .millilitre), "7.5 ml", "¼ oz"),
            (Quantity(15, .millilitre), "15 ml", "½ oz"), (Quantity(20, .millilitre), "20 ml", "⅔ oz"),
            (Quantity(50, .millilitre), "50 ml", "1⅔ oz"), (Quantity(40, .millilitre), "40 ml", "1⅓ oz"),
            (Quantity(35, .millilitre), "35 ml", "1¼ oz"), (Quantity(52.5, .millilitre), "52.5 ml", "1¾ oz"),
            (Quantity(10, .millilitre), "10 ml", "⅓ oz"), (Quantity(5, .millilitre), "5 ml", "1 teaspoon"),
            (Quantity(236, .millilitre), "235 ml", "8 oz"), (Quantity(4.5, .centilitre), "45 ml", "1½ oz"),
            (Quantity(2, .ounce), "60 ml", "2 oz"), (Quantity(1.5, .ounce), "45 ml", "1½ oz"),
            (Quantity(0.75, .ounce), "22.5 ml", "¾ oz"), (Quantity(1.0 / 3, .ounce), "10 ml", "⅓ oz"),
            (Quantity(67.5, .millilitre), "67.5 ml", "2¼ oz"), (Quantity(360, .millilitre), "360 ml", "12¼ oz"),
            (Quantity(27, .millilitre), "27 ml", "0.9 oz"),
        ])
    func volumes(quantity: Quantity, metric: String, us: String) {
        #expect(text(quantity, .metric) == metric)
        #expect(text(quantity, .us) == us)
    }

    @Test(
        "in the unit that they have where that is no volume, never in long decimals",
        arguments: [
            (Quantity(1.0 / 3, .piece), "⅓ piece"), (Quantity(0.5, .piece), "½ piece"),
            (Quantity(1.5, .piece), "1½ piece"),
            (Quantity(0.25, .barspoon), "¼ barspoon"), (Quantity(3, to: 4, .leaf), "3–4 leaf"),
            (Quantity(2.0 / 3, .teaspoon), "⅔ teaspoon"), (Quantity(nil, .topUp), " top-up"),
            (Quantity(8, .gram), "8 g"),
            (Quantity(2, .dash), "2 dash"), (Quantity(0, .dash), "0 dash"),
        ])
    func others(quantity: Quantity, shown: String) {
        #expect(text(quantity, .metric) == shown)
        #expect(text(quantity, .us) == shown)
    }

    @Test("with the decimal sign that is asked for, and a number for the plural")
    func signs() {
        let formatted = QuantityFormatter(.metric, decimalSeparator: ",").format(Quantity(22.5, .millilitre))
        #expect(formatted.text == "22,5")
        #expect(QuantityFormatter(.us).format(Quantity(0.5, .piece)).number == 0.5)
        #expect(QuantityFormatter(.us).format(Quantity(1.5, .piece)).number == 1.5)
        #expect(QuantityFormatter(.us).format(Quantity(3, to: 4, .leaf)).number == 4)
        #expect(QuantityFormatter(.us).format(Quantity(nil, .topUp)).number == nil)
    }

    @Test("off by no more than is promised, at every amount from a thimble to a bucket")
    func error() {
        for step in 1...40_000 {
            let millilitres = Double(step) / 20
            let metric = QuantityFormatter(.metric).format(Quantity(millilitres, .millilitre))
            #expect(metric.error <= max(0.065, 0.2501 / millilitres), "\(millilitres) ml: \(metric)")
            let ounces = Quantity(millilitres, .millilitre).converted(to: .ounce)?.amount ?? 0
            let us = QuantityFormatter(.us).format(Quantity(millilitres, .millilitre))
            if us.unit == .ounce {
                #expect(us.error <= max(0.065, 0.0501 / ounces), "\(millilitres) ml: \(us)")
            }
            #expect(us.text.count <= 6 && metric.text.count <= 6, "\(metric.text) \(us.text)")
        }
    }

    private func text(_ quantity: Quantity, _ system: QuantityFormatter.System) -> String {
        let formatted = QuantityFormatter(system).format(quantity)
        return formatted.text + " " + formatted.unit.rawValue
    }
}
