import Store
import ComptoirWidgets
import Widgets

extension DrinkModel {
    /// What the drink holds, each with its name: strength, standard drinks, energy.
    var figureFacts: [(String, String?)] {
        guard let figures else { return [] }
        var facts: [(String, String?)] = []
        if let strength = figures.strength {
            facts.append((tr("Strength"), formats.figure(strength) { tr("{number}% vol", ["number": $0]) }))
        }
        if let drinks = figures.standardDrinks(by: standardDrink)?.scaled(by: servings), drinks.rounded > 0 {
            facts.append((tr("Standard drinks"), formats.figure(drinks) { $0 }))
        }
        if let energy = figures.energy {
            let words = formats.figure(energy.scaled(by: servings)) { tr("{number} kcal", ["number": $0]) }
            facts.append((tr("Energy"), words))
        }
        return facts
    }

    /// The definition that the person's alcohol is counted by.
    var standardDrink: StandardDrink {
        let chosen = environment.preferences.standardDrink
        let country = chosen.isEmpty ? environment.conventions.country ?? "" : chosen
        return StandardDrink.of(country) ?? .worldHealthOrganization
    }

    /// The same in full, each with how it was reckoned and from what.
    var facts: [Fact] {
        guard let drink, let figures else { return [] }
        var facts: [Fact] = []
        func add(_ name: String, _ figure: Figure?, source: String? = nil, _ words: (String) -> String) {
            guard let figure else { return }
            facts.append(fact(name, figure, formats.figure(figure, words), source: source))
        }
        if let volume = figures.volume?.scaled(by: servings) {
            facts.append(fact(tr("In the glass, without ice"), volume, formats.volume(volume)))
        }
        add(tr("Strength"), figures.strength, source: figures.dilution.model.words) {
            tr("{number}% vol", ["number": $0])
        }
        add(tr("Alcohol"), figures.alcohol?.scaled(by: servings)) { tr("{number} g", ["number": $0]) }
        add(
            tr("Standard drinks"), figures.standardDrinks(by: standardDrink)?.scaled(by: servings),
            source: tr(
                "{grams} g of alcohol each; {source}",
                ["grams": formats.number(standardDrink.grams), "source": standardDrink.source.title])
        ) { $0 }
        add(tr("Sugar"), figures.sugars?.scaled(by: servings)) { tr("{number} g", ["number": $0]) }
        let energies = figures.energies(of: servings)
        add(
            tr("Energy"), energies.whole,
            source: tr("As the ingredients’ sources give it, and at least 7 kcal a gram of alcohol and 4 of sugar")
        ) { tr("{number} kcal", ["number": $0]) }
        add(tr("Energy from alcohol"), energies.fromAlcohol) {
            tr("{number} kcal", ["number": $0])
        }
        add(tr("Energy from sugar"), energies.fromSugars) {
            tr("{number} kcal", ["number": $0])
        }
        facts += recipeFacts(drink)
        return facts
    }

    /// A figure in words, with how much of the recipe it was reckoned from where that is not all.
    private func fact(_ name: String, _ figure: Figure, _ text: String, source: String? = nil) -> Fact {
        let share = tr("from {percent} of the recipe", ["percent": formats.percent(figure.coverage)])
        return Fact(
            name: name, value: figure.coverage < 0.995 ? "\(text) · \(share)" : text,
            sources: source.map { [FactSource(title: $0)] } ?? [])
    }

    private func recipeFacts(_ drink: Drink) -> [Fact] {
        var facts = [
            Fact(
                name: tr("Glass"), value: [drink.glass.text, drink.glass.shape.title].compactMap { $0 }.first ?? "",
                sources: drink.glass.source.map { [FactSource($0)] } ?? [])
        ]
        if let reason = drink.level.reason {
            facts.append(Fact(name: tr("Level"), value: "\(drink.level.value.title) · \(reason)"))
        }
        for category in drink.categories {
            facts.append(
                Fact(name: category.id.title, value: category.reason ?? ""))
        }
        for text in drink.disagreements { facts.append(Fact(name: tr("Sources disagree"), value: text)) }
        for note in drink.notes { facts.append(Fact(name: tr("Note"), value: note)) }
        if let rating = givenRating?.source {
            facts.append(Fact(name: tr("Rating"), value: rating.title, sources: [FactSource(rating)]))
        }
        facts.append(
            Fact(
                name: drink.isSingleSource ? tr("One source alone") : tr("Recipe"),
                value: drink.publishers.joined(separator: "; "), sources: drink.sources.map(FactSource.init)))
        return facts
    }
}

extension Drink {
    /// Who is behind the sources, which their titles begin with; each once.
    fileprivate var publishers: [String] {
        sources.map { String($0.title.prefix { $0 != "," }) }.reduce(into: []) { seen, name in
            if !seen.contains(name) { seen.append(name) }
        }
    }
}

extension Dilution.Model {
    /// How the water of the ice was reckoned.
    var words: String {
        let arnold = "Dave Arnold, Liquid Intelligence, 2014"
        return switch self {
        case .stirred: tr("With the water of stirring on ice, after {source}", ["source": arnold])
        case .shaken: tr("With the water of shaking with ice, after {source}", ["source": arnold])
        case .built: tr("With the water of the ice in the glass, after {source}", ["source": arnold])
        case .none: tr("No ice touches it")
        case .unknown: tr("Before the ice melts: no source says how much of it does")
        }
    }
}
