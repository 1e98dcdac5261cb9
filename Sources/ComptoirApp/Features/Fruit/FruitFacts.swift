import Store

extension Fruit {
    /// What the page says besides nutrition, in order.
    func facts(_ formats: Formats) -> [Fact] {
        var result: [Fact] = []
        // What is left over is a figure of the same entry as the nutrition.
        let table = [nutrition.source?.title, nutrition.reference].compactMap { $0 }.joined(separator: ", ")
        if let family { result.append(Fact(name: tr("Family"), value: family.value, source: family.source?.title)) }
        if let origins {
            result.append(
                Fact(
                    name: tr("Regions of origin and diversity"),
                    value: origins.value.map { tr($0) }.joined(separator: ", "), source: origins.source?.title))
        }
        for season in seasonsShown(formats) {
            result.append(
                Fact(name: season.title, value: season.text, source: season.sources.joined(separator: "; ")))
        }
        if let refuse, refuse.percent > 0 {
            let share = formats.percent(refuse.percent / 100)
            result.append(
                Fact(
                    name: tr("What is left over"),
                    value: refuse.part.map { "\(share) · \($0)" } ?? share, source: table))
        }
        result.append(Fact(name: tr("Nutrition"), value: tr(nutrition.basis), source: table))
        for note in notes { result.append(Fact(name: tr("Note"), value: note)) }
        return result
    }
}
