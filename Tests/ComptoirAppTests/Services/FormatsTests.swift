import Store
import Testing

@testable import ComptoirApp

@Suite("Numbers as people write them")
struct FormatsTests {
    private let english = Formats(language: "en")
    private let french = Formats(language: "fr")

    @Test(
        "have three significant digits, and none after the point from 100",
        arguments: [
            (0, "0"), (1, "1"), (0.041, "0.041"), (0.12345, "0.123"), (2.4, "2.4"), (10.39, "10.4"), (85.56, "85.6"),
            (99.96, "100"), (100.4, "100"), (396.76, "397"), (1234.5, "1,234"), (12_345, "12,345"),
        ])
    func numbers(value: Double, text: String) {
        #expect(english.number(value) == text)
    }

    @Test("have the comma of the person's language", arguments: [(10.39, "10,4"), (0.041, "0,041"), (52, "52")])
    func comma(value: Double, text: String) {
        #expect(french.number(value) == text)
        #expect(Formats(language: "de-DE").number(value) == text)
    }

    @Test("have the nutrient's unit")
    func amounts() {
        #expect(english.amount(52, of: .energyKcal) == "52 kcal")
        #expect(english.amount(10.39, of: .sugars) == "10.4 g")
        #expect(english.amount(3, of: .vitaminA) == "3 µg RAE")
        #expect(french.amount(4.6, of: .vitaminC) == "4,6 mg")
    }

    @Test(
        "shares are whole percents, and what is little says so",
        arguments: [
            (0, "0%"), (0.001, "under 1%"), (0.0049, "under 1%"), (0.006, "1%"), (0.026, "3%"), (0.74, "74%"),
            (1.16, "116%"), (12, "1,200%"),
        ])
    func shares(fraction: Double, text: String) {
        #expect(english.percent(fraction) == text)
    }

    @Test("are each as their own part of the locale has them, whatever the language is")
    func conventions() throws {
        let formats = Formats(
            Conventions(
                language: "en",
                environment: [
                    "LANG": "en_GB.UTF-8", "LC_TIME": "fr_FR.UTF-8", "LC_NUMERIC": "de_DE.UTF-8@euro",
                    "LC_MONETARY": "de_CH.UTF-8", "LC_MEASUREMENT": "en_US.UTF-8",
                ]), units: .metric)
        let day = try #require(CalendarDay("2026-01-10"))
        #expect(formats.date(day) == "10 janvier 2026" && formats.firstWeekday == 1)
        #expect(formats.number(12.5) == "12,5" && formats.amount(1.5, of: .sugars) == "1,5 g")
        #expect(formats.currency.code == "CHF" && formats.conventions.units == .us)
        #expect(formats.conventions.country == "US")
        #expect(ListFormat(formats.locale).and(["gin", "lime"]) == "gin and lime")
    }

    @Test("follow LC_ALL before all else, and the language where the locale is nobody's")
    func precedence() throws {
        let day = try #require(CalendarDay("2026-01-10"))
        func formats(_ environment: [String: String]) -> Formats {
            Formats(Conventions(language: "fr", environment: environment), units: .metric)
        }
        #expect(formats(["LC_ALL": "en_US", "LC_TIME": "de_DE", "LANG": "de_DE"]).date(day) == "January 10, 2026")
        #expect(formats(["LC_ALL": "en_US"]).firstWeekday == 7 && formats(["LC_ALL": "en_GB"]).firstWeekday == 1)
        for plain in ["C", "C.UTF-8", "POSIX", ""] {
            #expect(
                formats(["LANG": plain]).date(day) == "10 janvier 2026" && formats(["LANG": plain]).number(1.5) == "1,5"
            )
        }
        #expect(formats(["LANG": "fr_FR"]).conventions.units == .metric)
        #expect(formats(["LC_MEASUREMENT": "en_GB"]).conventions.units == .metric)
        #expect(Conventions(language: "en").units == .metric)
    }

    @Test("percents are set as the language sets them")
    func frenchShares() {
        #expect(french.percent(0.74) == "74\u{202F}%" || french.percent(0.74) == "74\u{A0}%")
    }

    @Test("weights are in grams or in ounces")
    func weights() {
        let us = Formats(language: "en", units: .us)
        #expect(english.weight(grams: 182) == "182 g" && english.weight(grams: 28.349523125) == "28.3 g")
        // 182 g / 28.349523125 g = 6.4199…
        #expect(us.weight(grams: 182) == "6.42 oz" && us.weight(grams: 28.349523125) == "1 oz")
    }

    @Test(
        "have the decimals of the currency, and its sign where the language has it",
        arguments: [
            ("en-GB", "EUR", "1234.5", "€1,234.50"), ("de-DE", "EUR", "1234.5", "1.234,50\u{A0}€"),
            ("fr-FR", "EUR", "1234.5", "1\u{202F}234,50\u{A0}€"), ("en-US", "USD", "0", "$0.00"),
            ("ja-JP", "JPY", "1500", "¥1,500"), ("en-GB", "KWD", "1.234", "KWD\u{A0}1.234"),
        ])
    func money(language: String, code: String, amount: String, text: String) throws {
        let currency = try #require(Currency(code))
        let money = try #require(Money(decimal: amount, currency))
        let formats = Formats(language: language)
        #expect(formats.money(money).replacing("￥", with: "¥") == text)
        // What is shown in the field is read back as it was.
        #expect(formats.priceReader(currency).read(formats.typedMoney(money)) == .price(money))
    }

    @Test("begin with the currency of the person's region")
    func currency() {
        #expect(Formats(language: "de-CH").currency.code == "CHF" && Formats(language: "en-US").currency.code == "USD")
        #expect(Formats(language: "eo").currency == .euro)
    }

    @Test(
        "name packs as a label does",
        arguments: [
            (ProductPack(Quantity(70, .centilitre)), "70 cl"), (ProductPack(Quantity(100, .centilitre)), "1 l"),
            (ProductPack(Quantity(1_500, .gram)), "1.5 kg"), (ProductPack(Quantity(250, .gram)), "250 g"),
            (ProductPack(count: 6, Quantity(1, .piece)), "6 pieces"), (ProductPack(Quantity(1, .piece)), "1 piece"),
            (ProductPack(count: 4, Quantity(20, .centilitre)), "4 × 20 cl"),
        ])
    func packs(pack: ProductPack, text: String) {
        #expect(english.pack(pack) == text)
    }
}
