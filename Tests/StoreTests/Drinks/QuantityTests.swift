import Testing

@testable import Store

@Suite("Quantities")
struct QuantityTests {
    @Test(
        "are read in every spelling",
        arguments: [
            ("22.5 ml", Quantity(22.5, .millilitre)), ("22,5ml", Quantity(22.5, .millilitre)),
            ("1 l", Quantity(100, .centilitre)), ("1,5 litres", Quantity(150, .centilitre)),
            ("4.5 cl", Quantity(4.5, .centilitre)), ("70cl", Quantity(70, .centilitre)),
            ("1½ oz", Quantity(1.5, .ounce)), ("1 ½ oz.", Quantity(1.5, .ounce)),
            ("1 1/2 fl oz", Quantity(1.5, .ounce)),
            ("3/4 ounce", Quantity(0.75, .ounce)), ("2 dashes", Quantity(2, .dash)), ("1 dash", Quantity(1, .dash)),
            ("1 bar spoon", Quantity(1, .barspoon)), ("0.25 barspoon", Quantity(0.25, .barspoon)),
            ("2 Teaspoons", Quantity(2, .teaspoon)), ("1 tsp", Quantity(1, .teaspoon)),
            ("4 tablespoons", Quantity(4, .tablespoon)), ("1 tbsp.", Quantity(1, .tablespoon)),
            ("3 drops", Quantity(3, .drop)), ("1 splash", Quantity(1, .splash)), ("1 pinch", Quantity(1, .pinch)),
            ("100 g", Quantity(100, .gram)), ("1/2", Quantity(0.5, .piece)), ("½", Quantity(0.5, .piece)),
            ("2", Quantity(2, .piece)), ("1 piece", Quantity(1, .piece)), ("3-4 leaves", Quantity(3, to: 4, .leaf)),
            ("3–4 leaves", Quantity(3, to: 4, .leaf)), ("6 to 8 leaves", Quantity(6, to: 8, .leaf)),
            ("2 slices", Quantity(2, .slice)), ("1 wedge", Quantity(1, .wedge)), ("6 sprigs", Quantity(6, .sprig)),
            ("2 parts", Quantity(2, .part)), ("top up", Quantity(nil, .topUp)), ("Top-up", Quantity(nil, .topUp)),
            ("to taste", Quantity(nil, .toTaste)), ("few drops", Quantity(nil, .fewDrops)),
            ("a few dashes", Quantity(nil, .fewDashes)), ("unspecified", Quantity(nil, .unspecified)),
        ])
    func parsing(text: String, quantity: Quantity) {
        #expect(Quantity(text) == quantity)
    }

    @Test(
        "are not read from anything else",
        arguments: [
            "", "gin", "ml", "2 mlx", "-3 ml", "3 ml gin", "1/0 oz", "2 top up", "1e5", "½½", "dash", "4-3 leaves",
        ])
    func nonsense(text: String) {
        #expect(Quantity(text) == nil)
    }

    @Test("are read from the beginning of a line, with what follows")
    func prefix() throws {
        let (quantity, rest) = try #require(Quantity.parsing(prefixOf: "70 cl of  London dry gin "))
        #expect(quantity == Quantity(70, .centilitre))
        #expect(rest == "london dry gin")
        #expect(try #require(Quantity.parsing(prefixOf: "2 limes")).rest == "limes")
        #expect(try #require(Quantity.parsing(prefixOf: "4 gins")).quantity.unit == .piece)
    }

    @Test("have the volumes of their units, and say how sure those are")
    func volumes() {
        #expect(Quantity(4.5, .centilitre).volume == .init(millilitres: 45, certainty: .exact))
        // 1.5 × 29.5735 ml
        #expect(abs((Quantity(1.5, .ounce).volume?.millilitres ?? 0) - 44.36025) < 1e-9)
        #expect(Quantity(3, .dash).volume == .init(millilitres: 3, certainty: .customary))
        #expect(Quantity(2, .barspoon).volume == .init(millilitres: 10, certainty: .estimate))
        #expect(Quantity(2, to: 4, .teaspoon).volume?.millilitres == 15)
        #expect(Quantity(3, .leaf).volume == nil)
        #expect(Quantity(nil, .topUp).volume == nil)
        #expect(Quantity(3, .centilitre).converted(to: .millilitre) == Quantity(30, .millilitre))
        #expect(Quantity(3, .leaf).converted(to: .millilitre) == nil)
    }

    @Test("have an order, from a pinch to what fills the glass")
    func order() throws {
        let texts = [
            "top up", "2 oz", "1 dash", "45 ml", "few drops", "3 leaves", "to taste", "8 g", "1 tsp", "1 pinch",
        ]
        let sorted = try texts.map { try #require(Quantity($0)) }.sorted { $0.isLess(than: $1) }
        let expected = [
            "to taste", "1 pinch", "3 leaves", "8 g", "few drops", "1 dash", "1 tsp", "45 ml", "2 oz", "top up",
        ]
        #expect(sorted == expected.compactMap { Quantity($0) })
    }

    @Test("scale, with what has no amount as it is")
    func scaling() {
        #expect(Quantity(22.5, .millilitre).scaled(by: 3) == Quantity(67.5, .millilitre))
        #expect(Quantity(3, to: 4, .leaf).scaled(by: 2) == Quantity(6, to: 8, .leaf))
        #expect(Quantity(nil, .topUp).scaled(by: 5) == Quantity(nil, .topUp))
    }
}
