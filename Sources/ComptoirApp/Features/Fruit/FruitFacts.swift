import Store

extension Fruit {
    /// The four parts of Europe that sources of origins tell apart.
    private static let europe = [
        "Northeastern Europe", "Northwestern Europe", "Southeastern Europe", "Southwestern Europe",
    ]

    /// Regions as a person says them: all parts of Europe are Europe.
    static func grouped(_ regions: [String]) -> [String] {
        guard europe.allSatisfy(regions.contains) else { return regions }
        return regions.filter { !europe.contains($0) } + [tr("Europe")]
    }

    /// What the page says besides nutrition, in order.
    func facts(_ formats: Formats) -> [Fact] {
        var result: [Fact] = []
        // What is left over is a figure of the same entry as the nutrition.
        let entry = [nutrition.source?.title, nutrition.reference].compactMap { $0 }.joined(separator: ", ")
        let table = entry.isEmpty ? [] : [FactSource(title: entry, page: nutrition.source?.page)]
        func sources(_ source: Source?) -> [FactSource] { source.map { [FactSource($0)] } ?? [] }
        if let family { result.append(Fact(name: tr("Family"), value: family.value, sources: sources(family.source))) }
        if let origins {
            result.append(
                Fact(
                    name: tr("Where it comes from"),
                    value: Fruit.grouped(origins.value).map { tr($0) }.joined(separator: ", "),
                    sources: sources(origins.source)))
        }
        for season in seasonsShown(formats) {
            result.append(Fact(name: season.title, value: season.text, sources: season.sources))
        }
        if let refuse, refuse.percent > 0 {
            let share = formats.percent(refuse.percent / 100)
            result.append(
                Fact(
                    name: tr("Inedible part"),
                    value: refuse.part.map { "\(share) · \($0)" } ?? share, sources: table))
        }
        result.append(Fact(name: tr("Nutrition"), value: tr(nutrition.basis), sources: table))
        for note in notes { result.append(Fact(name: tr("Note"), value: note)) }
        return result
    }
}
