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
        appendBases()
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
        let stars = StarRating(tr("Rating, at least"), clearName: tr("Any rating"))
        // A rating that is asked for can be given up.
        stars.bind(\.isSensitive) { [model] in model.isAnythingRated || model.query.minimumRating != nil }
        stars.bind(\.rating) { [model] in Double(model.query.minimumRating ?? 0) / 2 }
        stars.onChanged { [model] rating in
            model.query.minimumRating = rating > 0 ? Int((rating * 2).rounded()) : nil
        }
        append(FormRow(tr("Rating, at least"), stars))
        let hint = Label.wrapping(
            tr("{problem}: {advice}", ["problem": tr("Nothing is rated yet"), "advice": DrinksModel.howToRate])
        ).styled("caption", "quiet")
        hint.bind(\.isVisible) { [model] in !model.isAnythingRated }
        append(hint)
        let favourites = Switch()
        favourites.bind(\.isActive) { [model] in model.query.onlyFavourites }
        favourites.onToggled { [model] in model.query.onlyFavourites = $0 }
        append(FormRow(tr("Only favourites"), favourites))
    }

    /// A heading with a button that clears what is below.
    private func title<Value: Hashable>(_ name: String, _ path: WritableKeyPath<DrinkQuery, Set<Value>>)
        -> SectionTitle
    {
        let title = SectionTitle(name)
        title.observe({ [model] in model.query[keyPath: path].isEmpty }) { [model] title, isEmpty in
            title.action = isEmpty ? nil : NextStep(tr("Clear")) { model.query[keyPath: path] = [] }
        }
        return title
    }

    /// Chips of which several can be chosen; none means all.
    private func appendChips<Value: Hashable>(
        _ name: String, _ choices: [(value: Value, id: String, title: String)],
        _ path: WritableKeyPath<DrinkQuery, Set<Value>>
    ) {
        append(title(name, path))
        let chips = FilterChips(name, choices.map { Choice(id: $0.id, title: $0.title) })
        chips.bind(\.selection) { [model] in
            Set(choices.filter { model.query[keyPath: path].contains($0.value) }.map(\.id))
        }
        chips.onChanged { [model] ids in
            model.query[keyPath: path] = Set(choices.filter { ids.contains($0.id) }.map(\.value))
        }
        append(chips)
    }

    /// The spirits come with the first reading, perhaps after the sheet.
    private func appendBases() {
        append(title(tr("Base"), \.bases))
        let chips = FilterChips(tr("Base"), [])
        chips.bind(\.choices) { [model] in model.bases.map { Choice(id: $0.id, title: $0.name) } }
        chips.bind(\.selection) { [model] in model.query.bases }
        chips.onChanged { [model] in model.query.bases = $0 }
        append(chips)
    }

    private func appendMissing() {
        let title = SectionTitle(tr("What may be missing"))
        title.observe({ [model] in model.query.lacking == nil }) { [model] title, isEmpty in
            title.action = isEmpty ? nil : NextStep(tr("Clear")) { model.query.lacking = nil }
        }
        append(title)
        let chips = FilterChips(
            tr("What may be missing"),
            [
                Choice(id: "0", title: tr("Nothing")), Choice(id: "1", title: tr("1")),
                Choice(id: "2", title: tr("2")), Choice(id: "3", title: tr("3")),
            ], .one)
        chips.bind(\.selection) { [model] in Set([model.query.lacking].compactMap { $0.map(String.init) }) }
        chips.onChanged { [model] ids in model.query.lacking = ids.first.flatMap { Int($0) } }
        append(chips)
        let substitutes = Switch()
        substitutes.bind(\.isActive) { [model] in model.query.countsSubstitutes }
        substitutes.onToggled { [model] in model.query.countsSubstitutes = $0 }
        append(FormRow(tr("Count what may stand in"), substitutes))
    }
}
