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

    /// What is low risk, what a standard drink is, and who says so, and what the bars leave out; empty where they count drinks.
    var measureNote: String {
        guard measure == .standardDrinks else { return "" }
        let drink = environment.standardDrink
        let meaning = tr(
            "{grams} g of alcohol each; {source}",
            ["grams": environment.formats.number(drink.grams), "source": drink.source.title])
        let isPartial = bars.contains { bar in
            Int(bar.id).flatMap(CalendarDay.init(ordinal:)).flatMap { details?.alcohol[$0]?.isPartial } ?? false
        }
        let rest = isPartial ? tr("Drinks whose strength is not known are left out.") : nil
        return [guidelineText, meaning, rest].compactMap(\.self).joined(separator: "\n")
    }

    /// What the country of the standard drinks counts as low risk a week; nil where the bars count drinks, and where no source
    /// says it.
    private var guideline: WeeklyGuideline? {
        measure == .standardDrinks ? WeeklyGuideline.of(environment.standardDrink.id) : nil
    }

    /// The same as lines across the bars: for women, and for men where that is another.
    var limits: [Double] { guideline.map { $0.women == $0.men ? [$0.men] : [$0.women, $0.men] } ?? [] }

    /// The same in words, with who says so; nil where there is none.
    private var guidelineText: String? {
        guard let guideline else { return nil }
        let (women, men) = (environment.formats.number(guideline.women), environment.formats.number(guideline.men))
        return guideline.women == guideline.men
            ? tr(
                "Dashed: low risk is at most {number} a week; {source}",
                ["number": men, "source": guideline.source.title])
            : tr(
                "Dashed: low risk is at most {women} a week for women and {men} for men; {source}",
                ["women": women, "men": men, "source": guideline.source.title])
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
