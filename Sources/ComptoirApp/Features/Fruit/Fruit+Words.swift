import Store

extension Fruit {
    /// The facts that fit on chips: family and scientific name.
    var chips: [String] { [family?.value, scientificName].compactMap(\.self) }
}

extension Seasons {
    /// The heading of a season: where it is one.
    var title: String { region.map { tr("In season ({region})", ["region": tr($0)]) } ?? tr("In season") }

    /// The names of the seasons, in the order of the year.
    var names: [String] {
        let order = ["spring", "summer", "autumn", "winter", "year-round"]
        let names = seasons.map(\.name)
        return names.sorted { (order.firstIndex(of: $0) ?? 9) < (order.firstIndex(of: $1) ?? 9) }.map(seasonTitle)
    }

    /// The seasons in words; where one source names some and another says all of them, that it does.
    var text: String {
        let (names, whole) = (names, seasonTitle("year-round"))
        guard names.count > 1, names.last == whole else { return names.joined(separator: ", ") }
        return tr(
            "{seasons}; {whole} by one source",
            ["seasons": names.dropLast().joined(separator: ", "), "whole": whole])
    }

    /// The months of the seasons that sources name, 1 to 12: three months each, as they are counted in the north, of
    /// which the sources speak. Empty where no name is one of a season.
    var months: Set<Int> {
        let names = Set(seasons.map(\.name))
        if names.contains("year-round") { return Set(1...12) }
        return namedMonths
    }

    /// The months of those seasons that have a name, 1 to 12, whether or not another source says all of them.
    var namedMonths: Set<Int> {
        let names = Set(seasons.map(\.name))
        return Set((1...12).filter { names.contains(Seasons.season(ofMonth: $0)) })
    }

    /// The season that a month is counted to in the north, three months each, winter from December on.
    static func season(ofMonth month: Int) -> String { ["winter", "spring", "summer", "autumn"][month % 12 / 3] }
}

/// The name of a season as the catalogue has it, in the person's language.
func seasonTitle(_ name: String) -> String {
    switch name {
    case "spring": tr("spring")
    case "summer": tr("summer")
    case "autumn": tr("autumn")
    case "winter": tr("winter")
    case "year-round": tr("all year")
    default: name
    }
}
