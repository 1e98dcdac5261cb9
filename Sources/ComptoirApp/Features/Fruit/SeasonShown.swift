import Foundation
import Store

/// What is shown of when a fruit is in season: where, in which months, and who says so.
struct SeasonShown: Equatable {
    let title: String
    let months: Set<Int>
    /// Further months, which not all sources name.
    var disputed: Set<Int> = []
    /// The months or seasons in words.
    let text: String
    let sources: [FactSource]
}

extension Fruit {
    /// When it is in season, by region: that of the person's country first, or else one of the same continent.
    func seasonsShown(_ formats: Formats) -> [SeasonShown] {
        let country = formats.conventions.country.map { Locale.Region($0) }
        let near = calendars.enumerated().sorted {
            ($0.element.distance(from: country), $0.offset) < ($1.element.distance(from: country), $1.offset)
        }.map(\.element)
        let harvests = near.map { calendar in
            SeasonShown(
                title: tr("In season ({region})", ["region": tr(calendar.region)]), months: calendar.months,
                text: formats.months(calendar.months).capitalizedFirst, sources: calendar.sources.map { FactSource($0) }
            )
        }
        guard let seasons else { return harvests }
        let sure = seasons.namedMonths.isEmpty ? seasons.months : seasons.namedMonths
        let named = SeasonShown(
            title: seasons.title, months: sure, disputed: seasons.months.subtracting(sure),
            text: seasons.text.capitalizedFirst,
            sources: seasons.sources)
        let isNear = near.first.map { $0.distance(from: country) < 2 } ?? false
        return isNear ? harvests + [named] : [named] + harvests
    }
}

extension Seasons {
    /// Who says so of any of them, each once.
    fileprivate var sources: [FactSource] {
        Set(seasons.flatMap(\.sources)).sorted { $0.title < $1.title }.map { FactSource($0) }
    }
}

extension HarvestCalendar {
    /// How far its region is from a country: 0 for the country itself, 1 for its continent, 2 for any other.
    fileprivate func distance(from country: Locale.Region?) -> Int {
        guard let country, let own = HarvestCalendar.regions[region] else { return 2 }
        return own == country ? 0 : own.continent != nil && own.continent == country.continent ? 1 : 2
    }

    /// The countries of the world, by their English names.
    private static let regions: [String: Locale.Region] = {
        let english = Locale(identifier: "en")
        let named = Locale.Region.isoRegions.compactMap { region in
            english.localizedString(forRegionCode: region.identifier).map { ($0, region) }
        }
        return Dictionary(named, uniquingKeysWith: { first, _ in first })
    }()
}

extension Formats {
    /// A letter for each month, from January on.
    var monthLetters: [String] { calendar.veryShortStandaloneMonthSymbols }

    /// Months in words, 1 to 12: those that follow each other as a span, also beyond the end of the year.
    func months(_ months: Set<Int>) -> String {
        guard months.count < 12 else { return tr("all year") }
        let names = calendar.standaloneMonthSymbols
        let firsts = months.sorted().filter { !months.contains(($0 + 10) % 12 + 1) }
        let spans = firsts.map { first in
            var last = first
            while months.contains(last % 12 + 1) { last = last % 12 + 1 }
            let (start, end) = (names[first - 1], names[last - 1])
            return first == last ? start : tr("{first} to {last}", ["first": start, "last": end])
        }
        return spans.joined(separator: ", ")
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = conventions.dates
        return calendar
    }
}
