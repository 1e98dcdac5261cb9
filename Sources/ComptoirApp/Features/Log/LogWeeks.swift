import Store
import Widgets

/// What the bars of the log count.
enum LogMeasure: String {
    /// Servings of whatever it is.
    case drinks
    /// The alcohol in them, as a country counts it.
    case standardDrinks
}

extension LogModel {
    /// The weeks that are shown.
    static let weeks = 12

    /// The last weeks, each a bar.
    var bars: [BarEntry] {
        (statistics?.weeks.suffix(Self.weeks) ?? []).map { week in
            let value = measure == .drinks ? week.servings : standardDrinks(week.start)
            return BarEntry(
                id: String(week.start.ordinal), label: environment.formats.dayOfYear(week.start), value: value,
                valueText: words(value))
        }
    }

    private func words(_ value: Double) -> String {
        let number = environment.formats.number(value)
        return measure == .drinks
            ? trn("{count} drink", "{count} drinks", value, ["count": number])
            : trn("{number} standard drink", "{number} standard drinks", value, ["number": number])
    }

    private func standardDrinks(_ week: CalendarDay) -> Double {
        ((details?.alcohol[week]?.grams ?? 0) / environment.standardDrink.grams * 10).rounded() / 10
    }

    /// What a standard drink is and says who, and what the bars leave out; empty where they count drinks.
    var measureNote: String {
        guard measure == .standardDrinks else { return "" }
        let drink = environment.standardDrink
        let meaning = tr(
            "{grams} g of alcohol each; {source}",
            ["grams": environment.formats.number(drink.grams), "source": drink.source.title])
        let isPartial = bars.contains { bar in
            Int(bar.id).flatMap(CalendarDay.init(ordinal:)).flatMap { details?.alcohol[$0]?.isPartial } ?? false
        }
        return isPartial ? "\(meaning)\n\(tr("Drinks whose strength is not known are left out."))" : meaning
    }

    /// Counts something else.
    func measureChosen(_ id: String) { measure = LogMeasure(rawValue: id) ?? .drinks }
}

extension Environment {
    /// The definition that the person's alcohol is counted by.
    var standardDrink: StandardDrink {
        StandardDrink.of(preferences.standardDrink) ?? .ofRegion(conventions)
    }
}

extension StandardDrink {
    /// The definition of the country that somebody lives in; where it is not known or has none, that of the World Health
    /// Organization.
    static func ofRegion(_ conventions: Conventions) -> StandardDrink {
        conventions.country.flatMap(StandardDrink.of) ?? .worldHealthOrganization
    }
}
