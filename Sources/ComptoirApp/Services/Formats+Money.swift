import Foundation
import Store

extension Formats {
    /// An amount of money with the sign of its currency, all its decimals written.
    func money(_ money: Money) -> String {
        money.decimal.formatted(
            .currency(code: money.currency.code).precision(.fractionLength(money.currency.decimals)).locale(
                conventions.money))
    }

    /// An amount of money as a person types it, without the sign.
    func typedMoney(_ money: Money) -> String {
        money.decimal.formatted(
            .number.grouping(.never).precision(.fractionLength(money.currency.decimals)).locale(conventions.money))
    }

    /// What things cost together, with how many have no price: «€31.00, 3 products without price».
    func total(_ sum: MoneySum) -> String {
        let (amounts, rest) = (amounts(sum), withoutPrice(sum.withoutPrice))
        if amounts.isEmpty || rest.isEmpty { return amounts + rest }
        return tr("{total}, {rest}", ["total": amounts, "rest": rest])
    }

    /// What things cost together, each currency for itself; empty where nothing has a price.
    func amounts(_ sum: MoneySum) -> String { sum.amounts.map(money).joined(separator: " + ") }

    /// How many things have no price; empty where all have one.
    func withoutPrice(_ count: Int) -> String {
        count == 0 ? "" : trn("{count} without a price", "{count} without a price", count)
    }

    /// What is missing beside a number of things: that none of them has a price, or how many have none; empty where all
    /// have one.
    func unpriced(_ sum: MoneySum) -> String {
        sum.amounts.isEmpty && sum.withoutPrice > 0 ? tr("no prices yet") : withoutPrice(sum.withoutPrice)
    }

    /// What a drink costs, with «at least» where something of it has no price; nil where nothing has one.
    func cost(_ cost: DrinkCost) -> String? {
        cost.amount.map { cost.isWhole ? money($0) : tr("at least {figure}", ["figure": money($0)]) }
    }

    /// Reads prices as the person types them.
    func priceReader(_ currency: Currency) -> PriceReader {
        PriceReader(
            currency, decimalSeparator: conventions.money.decimalSeparator?.first ?? ".",
            groupingSeparator: conventions.money.groupingSeparator?.first ?? ",")
    }

    /// The currency of the person's region; the euro where the region is not known.
    var currency: Currency { conventions.money.currency.flatMap { Currency($0.identifier) } ?? .euro }

    /// What one gets for the price: «70 cl», «4 × 20 cl», «6 pieces».
    func pack(_ pack: ProductPack) -> String {
        if pack.size.unit == .piece {
            let pieces = pack.content.amount ?? 1
            return trn("{count} piece", "{count} pieces", pieces, ["count": number(pieces)])
        }
        let size = packSize(pack.size)
        return pack.count == 1 ? size : tr("{count} × {size}", ["count": String(pack.count), "size": size])
    }

    /// What one gets, where how many stands beside it; nil for a single piece, of which the number says all.
    func packBesideNumber(_ pack: ProductPack) -> String? {
        pack.size.unit == .piece && pack.content.amount == 1 ? nil : self.pack(pack)
    }

    /// A size as a label has it: centilitres stay what they are, a thousand millilitres are a litre.
    private func packSize(_ size: Quantity) -> String {
        guard units == .metric, let amount = size.amount else { return quantity(size) }
        let thousandth = size.unit == .centilitre ? amount / 100 : amount / 1_000
        guard thousandth >= 1 else { return size.unit.words(number(amount), number: amount) }
        switch size.unit {
        case .millilitre, .centilitre: return tr("{amount} l", ["amount": number(thousandth)])
        case .gram: return tr("{amount} kg", ["amount": number(thousandth)])
        default: return size.unit.words(number(amount), number: amount)
        }
    }
}
