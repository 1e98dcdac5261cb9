import Dates
import Observation
import Store

/// The month of the log that is looked at, day by day.
@MainActor @Observable
final class LogMonthModel {
    /// The month as the log has it; that of before while another is being read.
    let shown = LiveValue<MadeMonth>()
    /// The first day of the month that is asked for.
    private(set) var month: CalendarDay

    @ObservationIgnored let environment: Environment

    init(environment: Environment) {
        self.environment = environment
        month = environment.today.day.startOfMonth
    }

    /// Starts reading; goes on until the model is gone.
    func appeared() { shown.follow(environment.catalogue.madeMonthUpdates(of: month)) }

    /// Shows another month.
    func monthChosen(_ day: CalendarDay) {
        guard day.startOfMonth != month else { return }
        month = day.startOfMonth
        appeared()
    }

    /// What was made on a day, a glass for each serving.
    struct Day: Equatable {
        /// How the drinks look; nil where the catalogue has one no longer.
        let glasses: [DrinkSketch?]
        /// The day in words.
        let words: String
    }

    /// What the widget shows.
    struct Shown: Equatable {
        let month: CalendarDay
        let days: [CalendarDay: Day]
        let range: ClosedRange<CalendarDay>
        let today: CalendarDay
    }

    /// The month with its glasses; nil while it comes.
    var glasses: Shown? {
        guard let value = shown.value else { return nil }
        let today = environment.today.day
        let first = min(value.log?.lowerBound ?? today, today).startOfMonth
        let last = max(value.log?.upperBound ?? today, today)
        let days = value.days.map { day, drinks in
            (day, Day(glasses: drinks.flatMap(Self.glasses), words: words(day, drinks)))
        }
        return Shown(
            month: value.start, days: Dictionary(uniqueKeysWithValues: days), range: first...last, today: today)
    }

    /// A glass for each serving; half a one is a glass too, and nobody counts more than a hundred.
    private static func glasses(of drink: MadeMonth.Drink) -> [DrinkSketch?] {
        Array(repeating: drink.sketch, count: Int(min(100, max(1, drink.servings.rounded()))))
    }

    /// A day without anything, in words.
    func words(_ day: CalendarDay) -> String {
        tr("{day}: nothing made", ["day": name(of: day)])
    }

    private func name(of day: CalendarDay) -> String {
        environment.formats.day(environment.formats.weekday(day), isToday: day == environment.today.day)
    }

    private func words(_ day: CalendarDay, _ drinks: [MadeMonth.Drink]) -> String {
        let formats = environment.formats
        let names = drinks.map { drink in
            let name = drink.name ?? TextLimit.name.shown(drink.id)
            guard drink.servings != 1 else { return name }
            return tr("{count} × {name}", ["count": formats.number(drink.servings), "name": name])
        }
        return tr("{day}: {drinks}", ["day": name(of: day), "drinks": ListFormat(formats.locale).and(names)])
    }

    /// A number of the month, with what it counts.
    struct Figure: Equatable {
        let number: String
        let caption: String
    }

    /// What the month comes to; empty while it comes.
    var figures: [Figure] {
        guard let value = shown.value else { return [] }
        let formats = environment.formats
        func figure(_ number: Double, _ caption: String) -> Figure {
            Figure(number: formats.number(number), caption: caption)
        }
        let standard = (value.alcohol.grams / environment.standardDrink.grams * 10).rounded() / 10
        return [
            figure(value.servings, trn("drink", "drinks", value.servings)),
            figure(Double(value.days.count), trn("day with a drink", "days with a drink", Double(value.days.count))),
            figure(Double(value.kinds), trn("different drink", "different drinks", Double(value.kinds))),
            figure(
                standard,
                value.alcohol.isPartial
                    ? trn("standard drink at least", "standard drinks at least", standard)
                    : trn("standard drink", "standard drinks", standard)),
        ]
    }
}
