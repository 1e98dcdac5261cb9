import GTK
import Store
import Widgets

/// What the drinks are filtered by besides the search and the category; every choice applies at once.
@MainActor
final class DrinkFilterView: Box {
    private let model: DrinksModel

    init(model: DrinksModel) {
        self.model = model
        super.init(.vertical, spacing: Space.small)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        appendRating()
        appendChips(tr("Level"), Level.allCases.map { ($0, $0.rawValue, $0.title) }, \.levels)
        appendChips(tr("Alcohol"), DrinkAlcohol.allCases.map { ($0, $0.rawValue, $0.title) }, \.alcohol)
        appendChips(tr("Base"), model.bases.map { ($0.id, $0.id, $0.name) }, \.bases)
        appendMissing()
        appendChips(
            tr("How it is made"),
            [Drink.Method.shake, .stir, .build, .muddle, .blend, .layer].map { ($0, $0.rawValue, $0.title) }, \.methods)
        appendChips(tr("Glass"), Glass.allCases.map { ($0, $0.rawValue, $0.title) }, \.glasses)
        let clear = Button(tr("_Clear filter")) { [model] in model.clearFilterClicked() }
        clear.bind(\.isSensitive) { [model] in model.isFiltered }
        append(clear.layout(horizontal: .start, margins: Insets(top: Space.small)))
    }

    private func appendRating() {
        let stars = StarRating(tr("My rating, at least"), clearName: tr("Any rating"))
        stars.bind(\.rating) { [model] in Double(model.query.minimumRating ?? 0) / 2 }
        stars.onChanged { [model] rating in
            model.query.minimumRating = rating > 0 ? Int((rating * 2).rounded()) : nil
        }
        append(FormRow(tr("My rating, at least"), stars))
        let favourites = Switch()
        favourites.bind(\.isActive) { [model] in model.query.onlyFavourites }
        favourites.onToggled { [weak favourites, model] in
            if let favourites { model.query.onlyFavourites = favourites.isActive }
        }
        append(FormRow(tr("Only favourites"), favourites))
    }

    /// Chips of which several can be chosen; none means all.
    private func appendChips<Value: Hashable>(
        _ name: String, _ choices: [(value: Value, id: String, title: String)],
        _ path: WritableKeyPath<DrinkQuery, Set<Value>>
    ) {
        let title = SectionTitle(name)
        title.observe({ [model] in model.query[keyPath: path].isEmpty }) { [model] title, isEmpty in
            title.action = isEmpty ? nil : NextStep(tr("Clear")) { model.query[keyPath: path] = [] }
        }
        append(title)
        let chips = FilterChips(name, choices.map { Choice(id: $0.id, title: $0.title) })
        chips.bind(\.selection) { [model] in
            Set(choices.filter { model.query[keyPath: path].contains($0.value) }.map(\.id))
        }
        chips.onChanged { [model] ids in
            model.query[keyPath: path] = Set(choices.filter { ids.contains($0.id) }.map(\.value))
        }
        append(chips)
    }

    private func appendMissing() {
        append(SectionTitle(tr("What may be missing")))
        let choice = SegmentedChoice(
            tr("What may be missing"),
            [
                Choice(id: "", title: tr("Anything")), Choice(id: "0", title: tr("Nothing")),
                Choice(id: "1", title: tr("1")), Choice(id: "2", title: tr("2")), Choice(id: "3", title: tr("3")),
            ])
        choice.bind(\.selection) { [model] in model.query.lacking.map(String.init) ?? "" }
        choice.onSelected { [model] in model.query.lacking = Int($0) }
        append(choice.layout(horizontal: .start))
        let substitutes = Switch()
        substitutes.bind(\.isActive) { [model] in model.query.countsSubstitutes }
        substitutes.onToggled { [weak substitutes, model] in
            if let substitutes { model.query.countsSubstitutes = substitutes.isActive }
        }
        append(FormRow(tr("Count what may stand in"), substitutes))
    }
}
