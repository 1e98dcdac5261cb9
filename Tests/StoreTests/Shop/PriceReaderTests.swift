import Testing

@testable import Store

@Suite("A price that is typed")
struct PriceReaderTests {
    private static let england = PriceReader(.euro)
    private static let germany = PriceReader(.euro, decimalSeparator: ",", groupingSeparator: ".")
    private static let france = PriceReader(.euro, decimalSeparator: ",", groupingSeparator: "\u{202F}")

    private func units(_ reading: PriceReader.Reading) -> Int64? {
        if case .price(let money) = reading { money.minorUnits } else { nil }
    }

    @Test(
        "is read in the way of every country, as far as it means one thing",
        arguments: [
            ("1.234,50", 123_450), ("1,234.50", 123_450), ("12,5", 1_250), ("12.5", 1_250), ("12", 1_200),
            ("0,99", 99), ("€ 12.50", 1_250), ("12,50 €", 1_250), ("EUR 12.50", 1_250), ("12.50eur", 1_250),
            ("1 234,50", 123_450), ("1\u{202F}234.50", 123_450), ("1'234.50", 123_450), ("12.-", 1_200),
            ("12,–", 1_200), ("1.234.567", 123_456_700), ("1,234,567.8", 123_456_780), ("0.500", 50), ("٣٫٥", 350),
            ("12.", 1_200), ("1’234", 123_400), (".50", 50),
        ])
    func reads(text: String, units: Int64) {
        for reader in [Self.england, Self.germany, Self.france] { #expect(self.units(reader.read(text)) == units) }
    }

    @Test("follows the country where thousands and decimals are written alike")
    func country() {
        #expect(units(Self.england.read("1,234")) == 123_400)
        #expect(units(Self.germany.read("1.234")) == 123_400)
    }

    @Test("is asked about where it may mean two things")
    func ambiguous() throws {
        let thousand = Money(minorUnits: 123_400, .euro)
        #expect(Self.england.read("1.234") == .ambiguous([thousand]))
        #expect(Self.germany.read("1,234") == .ambiguous([thousand]))
        #expect(Self.france.read("1.234") == .ambiguous([thousand]))
        let both = [Money(minorUnits: 150, .euro), Money(minorUnits: 150_000, .euro)]
        #expect(Self.england.read("1.500") == .ambiguous(both))
        let dinar = try #require(Currency("KWD"))
        #expect(PriceReader(dinar).read("1.234") == .price(Money(minorUnits: 1_234, dinar)))
    }

    @Test(
        "is refused where it is none",
        arguments: [
            ("abc", .notANumber), ("1.2.3", .notANumber), ("1,23,4", .notANumber), ("1.234.5", .notANumber),
            ("12 34", .notANumber), ("1 2.50.1", .notANumber), ("-5", .negative), ("−5,00", .negative),
            ("-", .notANumber), ("€", nil), ("12.345,678", .tooManyDecimals(2)), ("1.2345", .tooManyDecimals(2)),
            ("½", .notANumber), ("12 EUR 5", .notANumber), ("1,234,56", .notANumber),
        ] as [(String, PriceReader.Fault?)])
    func refuses(text: String, fault: PriceReader.Fault?) {
        #expect(Self.england.read(text) == (fault.map { .wrong($0) } ?? .none))
    }

    @Test("is nothing where nothing is typed, and at most what can be counted")
    func bounds() throws {
        #expect(Self.england.read("  ") == .none)
        let most = Money(minorUnits: Money.limit, .euro)
        #expect(Self.england.read("9999999999.99") == .price(most))
        #expect(Self.england.read("10000000000.00") == .wrong(.tooMuch(most)))
        #expect(Self.england.read(String(repeating: "9", count: 400)) == .wrong(.tooMuch(most)))
        let yen = try #require(Currency("JPY"))
        #expect(PriceReader(yen).read("1,500") == .price(Money(minorUnits: 1_500, yen)))
        #expect(PriceReader(yen).read("1.5") == .wrong(.tooManyDecimals(0)))
    }
}
