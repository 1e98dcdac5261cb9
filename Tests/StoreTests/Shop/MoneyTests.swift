import Foundation
import Testing

@testable import Store

@Suite("Money")
struct MoneyTests {
    private func money(_ text: String, _ code: String = "EUR") throws -> Money? {
        Money(decimal: text, try #require(Currency(code)))
    }

    @Test(
        "is read and written in whole units of its currency",
        arguments: [
            ("12.50", "EUR", 1_250, "12.50"), ("12.5", "EUR", 1_250, "12.50"), ("0.05", "EUR", 5, "0.05"),
            ("12", "EUR", 1_200, "12.00"), ("0012.5000", "EUR", 1_250, "12.50"), ("1200", "JPY", 1_200, "1200"),
            ("1200.00", "JPY", 1_200, "1200"), ("1.234", "KWD", 1_234, "1.234"), ("0", "EUR", 0, "0.00"),
        ])
    func decimals(text: String, code: String, units: Int64, written: String) throws {
        let money = try #require(try money(text, code))
        #expect(money.minorUnits == units && money.decimalText == written)
        #expect(money.decimal == Decimal(string: text))
    }

    @Test(
        "is nothing else", arguments: ["", ".", "1.", ".5", "-1", "+1", "1e3", "1,5", "1.005", "１", "1000000000000000"])
    func noMoney(text: String) throws { #expect(try money(text) == nil) }

    @Test("adds up exactly, and never across currencies or beyond what can be counted")
    func sums() throws {
        let tenth = try #require(try money("0.10"))
        var sum = Money(minorUnits: 0, .euro)
        for _ in 0..<1_000 { sum = try #require(sum.adding(tenth)) }
        #expect(sum.decimalText == "100.00")
        #expect(sum.adding(try #require(try money("1", "JPY"))) == nil)
        #expect(Money(minorUnits: .max, .euro).adding(tenth) == nil)
        #expect(Money(minorUnits: .max, .euro).times(2) == nil)
        #expect(tenth.times(0)?.minorUnits == 0)
    }

    @Test("of a full cart can be counted")
    func limits() {
        var sum = MoneySum()
        for _ in 0..<Cart.lineLimit {
            sum.add(Money(minorUnits: Money.limit, .euro), count: Cart.quantityLimit)
        }
        #expect(sum.withoutPrice == 0)
        #expect(sum.amounts.map(\.minorUnits) == [Money.limit * Int64(Cart.quantityLimit) * Int64(Cart.lineLimit)])
    }

    @Test("sums by currency, and says how many have no price")
    func sumsByCurrency() throws {
        var sum = MoneySum()
        sum.add(try money("2.50"), count: 3)
        sum.add(nil, count: 5)
        sum.add(try money("900", "JPY"))
        sum.add(try money("1"))
        #expect(sum.amounts.map(\.description) == ["8.50 EUR", "900 JPY"] && sum.withoutPrice == 1)
    }

    @Test("is of a currency that ISO 4217 has")
    func currencies() throws {
        #expect(Currency("eur") == .euro && Currency("XAU") == nil && Currency("") == nil && Currency("EURO") == nil)
        let decimals = Dictionary(grouping: Currency.all, by: \.decimals).mapValues(\.count)
        #expect(Set(decimals.keys) == [0, 2, 3] && decimals[3] == 7 && decimals[0] == 16)
        #expect(Set(Currency.all).count == Currency.all.count && Currency.all.count > 140)
        let coded = try JSONEncoder().encode([Currency.euro])
        #expect(try JSONDecoder().decode([Currency].self, from: coded) == [.euro])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Currency].self, from: Data(#"["XXX"]"#.utf8))
        }
    }
}
