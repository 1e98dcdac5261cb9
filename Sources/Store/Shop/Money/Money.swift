public import Foundation

/// An amount of money, whole in the smallest unit of its currency: there is no floating point in it anywhere.
public struct Money: Sendable, Hashable, Codable {
    /// The amount in the currency's smallest unit, at least 0: 1250 for €12.50.
    public let minorUnits: Int64

    /// The currency.
    public let currency: Currency

    /// The most that one price may be, in the smallest unit; what it is multiplied and added up to stays countable.
    public static let limit: Int64 = 999_999_999_999

    /// An amount.
    ///
    /// - Parameters:
    ///   - minorUnits: The amount in the currency's smallest unit, at least 0.
    ///   - currency: The currency.
    public init(minorUnits: Int64, _ currency: Currency) {
        precondition(minorUnits >= 0, "a price is at least 0, not \(minorUnits)")
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// An amount that is written with a point before its decimals, as in `12.50` or `12.5`.
    ///
    /// - Returns: nil where it is written otherwise, has more decimals than the currency, or is beyond ``limit``.
    public init?(decimal text: String, _ currency: Currency) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let decimals = parts.count == 2 ? parts[1] : ""
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isDigit) }),
            parts[0].utf8.count <= 15, decimals.dropFirst(currency.decimals).allSatisfy({ $0 == "0" })
        else { return nil }
        let kept = decimals.prefix(currency.decimals)
        let digits = parts[0] + kept + String(repeating: "0", count: currency.decimals - kept.count)
        guard let units = Int64(digits), units <= Self.limit else { return nil }
        self.init(minorUnits: units, currency)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// The amount with a point before its decimals, all of which are written, as in `12.50`.
    public var decimalText: String {
        let digits = String(minorUnits)
        guard currency.decimals > 0 else { return digits }
        let padded = String(repeating: "0", count: max(0, currency.decimals + 1 - digits.count)) + digits
        return padded.dropLast(currency.decimals) + "." + padded.suffix(currency.decimals)
    }

    /// The amount as a decimal number, exactly.
    public var decimal: Decimal {
        Decimal(sign: .plus, exponent: -currency.decimals, significand: Decimal(minorUnits))
    }

    /// The sum with another amount, or nil where that is of another currency, or more than can be counted.
    public func adding(_ other: Money) -> Money? {
        guard other.currency == currency else { return nil }
        let (sum, isTooMuch) = minorUnits.addingReportingOverflow(other.minorUnits)
        return isTooMuch ? nil : Money(minorUnits: sum, currency)
    }

    /// What several cost, or nil where that is more than can be counted.
    ///
    /// - Parameter count: How many, at least 0.
    public func times(_ count: Int) -> Money? {
        precondition(count >= 0, "a number of things is at least 0, not \(count)")
        let (product, isTooMuch) = minorUnits.multipliedReportingOverflow(by: Int64(count))
        return isTooMuch ? nil : Money(minorUnits: product, currency)
    }
}

extension Money: CustomStringConvertible {
    /// The amount with the code of its currency, as in `12.50 EUR`.
    public var description: String { "\(decimalText) \(currency.code)" }
}
