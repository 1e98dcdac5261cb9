import GTK
import Store
import ComptoirWidgets
import Widgets

/// What the log adds up to, above its entries: a month of glasses, the drinks made most, and the weeks.
@MainActor
final class LogHead: Box {
    /// Makes the head.
    /// - Parameter dayChosen: gets the day whose entries are to be shown.
    init(model: LogModel, dayChosen: @escaping @MainActor (CalendarDay) -> Void) {
        super.init(.vertical, spacing: Space.medium)
        let most = LogFavourites(model)
        let mostTitle = SectionTitle(tr("Made most often so far"))
        for child in [
            LogMonth(model.month, dayChosen: dayChosen), mostTitle, most, LogWeeksCard(model),
            SectionTitle(tr("The log")),
        ] as [Widget] {
            append(child)
        }
    }
}

/// A month of glasses on a card, with what it comes to.
@MainActor
final class LogMonth: Box {
    init(_ model: LogMonthModel, dayChosen: @escaping @MainActor (CalendarDay) -> Void) {
        super.init(.vertical, spacing: Space.medium)
        styled("card", "log-card")
        let formats = model.environment.formats
        let month = GlassMonth(
            tr("Drinks of the month"), name: formats.month, firstWeekday: formats.firstWeekday,
            weekdays: formats.weekdayInitials, format: { formats.number(Double($0)) },
            describe: { [weak model] day, glasses in glasses?.words ?? model?.words(day) ?? "" })
        month.observe({ model.glasses }) { month, shown in
            guard let shown else { return }
            month.show(shown.month, shown.days.mapValues(GlassDay.init), in: shown.range, today: shown.today)
        }
        month.onMonthChosen { [weak model] in model?.monthChosen($0) }
        month.onDayChosen { dayChosen($0) }
        append(month)
        let figures = EqualGrid(columnWidth: 120)
        figures.observe({ model.figures }) { grid, figures in grid.setChildren(figures.map(LogMonth.figure)) }
        append(figures)
    }

    private static func figure(_ figure: LogMonthModel.Figure) -> Widget {
        let caption = Label.wrapping(figure.caption).styled("caption", "quiet")
        let number = Label(figure.number).styled("figure")
        number.textAlignment = 0
        let box = Box(.vertical, [number, caption])
        box.role = .group
        box.accessibleLabel = "\(figure.number) \(figure.caption)"
        return box
    }
}

/// The weeks as bars, of drinks or of standard drinks.
@MainActor
final class LogWeeksCard: Box {
    init(_ model: LogModel) {
        super.init(.vertical, spacing: Space.small)
        styled("card", "log-card")
        let chart = BarChart(tr("Drinks made each week"))
        chart.bind(\.bars) { model.bars }
        chart.bind(\.limits) { model.limits }
        let measure = SegmentedChoice(
            tr("What is counted"),
            [
                Choice(id: LogMeasure.drinks.rawValue, title: tr("Drinks")),
                Choice(id: LogMeasure.standardDrinks.rawValue, title: tr("Standard drinks")),
            ])
        measure.bind(\.selection) { model.measure.rawValue }
        measure.onSelected { [weak model] in model?.measureChosen($0) }
        let note = Label.wrapping().styled("caption", "quiet")
        note.bind(\.text) { model.measureNote }
        note.bind(\.isVisible) { !model.measureNote.isEmpty }
        let title = Label.wrapping(tr("Each week")).styled("heading")
        title.role = .heading
        for child in [SplitLine(title, measure), chart, note] as [Widget] { append(child) }
    }
}

extension GlassDay {
    /// The glasses of a day; what the catalogue has no longer stands as an empty one.
    fileprivate init(_ day: LogMonthModel.Day) {
        self.init(day.glasses.map { $0.map { DrinkArt($0) } ?? DrinkArt(glass: .rocks) }, words: day.words)
    }
}
