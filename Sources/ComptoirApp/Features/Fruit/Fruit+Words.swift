import Store

extension Fruit {
    /// The facts that fit on chips: family, scientific name, seasons.
    var chips: [String] {
        var result: [String] = []
        if let family { result.append(family.value) }
        if let scientificName { result.append(scientificName) }
        let names = seasonNames
        if !names.isEmpty { result.append(names.joined(separator: " · ")) }
        return result
    }

    /// The names of the seasons, in the order of the year.
    var seasonNames: [String] {
        let order = ["spring", "summer", "autumn", "winter", "year-round"]
        let names = seasons?.seasons.map(\.name) ?? []
        return names.sorted { (order.firstIndex(of: $0) ?? 9) < (order.firstIndex(of: $1) ?? 9) }.map(seasonTitle)
    }
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
