import Store

extension ProductModel {
    private var currency: Currency { summary?.price?.currency ?? environment.currency }

    /// The price as it stands in the field; empty where there is none.
    var priceText: String { summary?.price.map(environment.formats.typedMoney) ?? "" }

    /// What several cost together; nil for one, and where the product has no price.
    var totalText: String? {
        guard quantity > 1, let costText else { return nil }
        return tr("{price} for {count}", ["price": costText, "count": environment.formats.number(quantity)])
    }

    /// The price with the sign of its currency; nil where there is none.
    var shownPrice: String? { summary?.price.map(environment.formats.money) }

    /// Reads a price that was typed: it is kept, or the person is told what is wrong with it or asked what it means.
    ///
    /// Nothing typed takes the person's own price away.
    func priceTyped(_ text: String) {
        (priceProblem, priceChoices) = (nil, [])
        switch environment.formats.priceReader(currency).read(text) {
        case .none:
            isPricing = false
            if summary?.isOwnPrice == true { setPrice(nil) }
        case .price(let price):
            isPricing = false
            if summary?.isOwnPrice != true || price != summary?.price { setPrice(price) }
        case .ambiguous(let prices): priceChoices = prices
        case .wrong(let fault): priceProblem = words(fault)
        }
    }

    /// Takes what was typed where the person goes on to something else.
    func priceLeft(_ text: String) {
        if text != priceText {
            priceTyped(text)
        } else if priceProblem == nil, priceChoices.isEmpty {
            isPricing = false
        }
    }

    /// Takes one of the prices that what was typed may mean.
    func priceChosen(_ price: Money) {
        (priceProblem, priceChoices, isPricing) = (nil, [], false)
        setPrice(price)
    }

    private func setPrice(_ price: Money?) {
        let (catalogue, id, name, formats) = (environment.catalogue, id, summary?.name ?? id, environment.formats)
        environment.perform { [environment] in
            let old = try await catalogue.setPrice(price, product: id)
            let text =
                price.map { tr("{name} costs {price}.", ["name": name, "price": formats.money($0)]) }
                ?? tr("{name} no longer has a price of yours.", ["name": name])
            environment.tell(text) { try await catalogue.setPrice(old, product: id) }
        }
    }

    private func words(_ fault: PriceReader.Fault) -> String {
        switch fault {
        case .notANumber: tr("Type a price as a number, as in {example}.", ["example": example])
        case .negative: tr("A price cannot be negative.")
        case .tooManyDecimals(0): tr("{currency} has no decimals.", ["currency": currency.code])
        case .tooManyDecimals(let count):
            trn(
                "{currency} has {count} decimal.", "{currency} has {count} decimals.", count,
                [
                    "currency": currency.code, "count": String(count),
                ])
        case .tooMuch(let limit):
            tr("A price is at most {price}.", ["price": environment.formats.money(limit)])
        }
    }

    private var example: String {
        environment.formats.typedMoney(Money(decimal: "12.5", currency) ?? Money(minorUnits: 12, currency))
    }
}
