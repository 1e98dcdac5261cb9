import GTK
import Store
import Widgets

/// What the drinks are filtered by besides the search and the category; every choice applies at once.
@MainActor
final class DrinkFilterView: Box, FootedContent {
    private let model: DrinksModel
    /// The ways out of the filter, in sight whatever is chosen: back to all drinks, and on to those that it finds.
    let sheetFoot: Widget

    /// Makes the view.
    /// - Parameter dismiss: closes the sheet.
    init(model: DrinksModel, dismiss: @escaping @MainActor () -> Void) {
        self.model = model
        sheetFoot = DrinkFilterView.foot(model, dismiss)
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.small, start: Space.large, end: Space.large))
        append(FormGroup(tr("Your taste"), [rating(), favourites()]))
        append(chips(tr("Level"), Level.allCases.map { ($0, $0.rawValue, $0.title) }, \.levels))
        append(chips(tr("Alcohol"), DrinkAlcohol.allCases.map { ($0, $0.rawValue, $0.title) }, \.alcohol))
        append(bases())
        append(missing())
        append(
            chips(
                tr("How it is made"),
                [Drink.Method.shake, .stir, .build, .muddle, .blend, .layer].map { ($0, $0.rawValue, $0.title) },
                \.methods))
        append(chips(tr("Glass"), Glass.allCases.map { ($0, $0.rawValue, $0.title) }, \.glasses))
    }

    private static func foot(_ model: DrinksModel, _ dismiss: @escaping @MainActor () -> Void) -> Widget {
        let show = Button("", action: dismiss)
        let clear = Button(tr("_Clear filter")) { [weak show] in
            model.clearFilterClicked()
            // It goes, and takes the keyboard with it.
            show?.grabFocus()
        }.styled("flat")
        clear.bind(\.isVisible) { model.isFiltered }
        show.bind(\.label) { model.showTitle }
        // Where there is nothing to be shown it still leads to the page, which says why.
        show.observe({ model.shownCount == 0 }) { show, isEmpty in
            show[cssClass: "primary"] = !isEmpty
            show[cssClass: "quiet"] = isEmpty
        }
        for button in [clear, show] { button.wrapsLabel = true }
        return Box(.horizontal, spacing: Space.small, [clear, show.layout(expand: [.horizontal])])
            .layout(margins: Insets(top: Space.small, bottom: Space.large, start: Space.large, end: Space.large))
    }

    private func rating() -> Widget {
        let stars = StarRating(tr("Minimum rating"), clearName: tr("Any rating"))
        stars.bind(\.rating) { [model] in Double(model.query.minimumRating ?? 0) / 2 }
        stars.onChanged { [model] rating in
            model.query.minimumRating = rating > 0 ? Int((rating * 2).rounded()) : nil
        }
        let row = FormRow(tr("Minimum rating"), stars, icon: "comptoir-star-symbolic")
        // Where nothing is rated there is nothing to ask for; what was asked for can be given up.
        row.bind(\.isVisible) { [model] in model.isAnythingRated || model.query.minimumRating != nil }
        return row
    }

    private func favourites() -> Widget {
        FormRow.switching(
            tr("Only favourites"), icon: "comptoir-heart-symbolic", isOn: { [model] in model.query.onlyFavourites },
            change: { [model] in model.query.onlyFavourites = $0 })
    }

    /// Chips below a heading that has a button to clear what is chosen of them.
    private func group(
        _ name: String, _ chips: [Widget], isClear: @escaping @MainActor () -> Bool,
        clear: @escaping @MainActor () -> Void
    ) -> Widget {
        let heading = SectionTitle(name)
        heading.observe(isClear) { heading, isClear in
            heading.action = isClear ? nil : NextStep(tr("Clear"), clear)
        }
        let group = Box(.vertical, spacing: Space.tiny, [heading] + chips)
        group.role = .group
        group.accessibleLabel = name
        return group
    }

    /// Chips of which several can be chosen; none means all.
    private func chips<Value: Hashable>(
        _ name: String, _ choices: [(value: Value, id: String, title: String)],
        _ path: WritableKeyPath<DrinkQuery, Set<Value>>
    ) -> Widget {
        let chips = FilterChips(name, choices.map { Choice(id: $0.id, title: $0.title) })
        chips.bind(\.selection) { [model] in
            Set(choices.filter { model.query[keyPath: path].contains($0.value) }.map(\.id))
        }
        chips.onChanged { [model] ids in
            model.query[keyPath: path] = Set(choices.filter { ids.contains($0.id) }.map(\.value))
        }
        return group(
            name, [chips], isClear: { [model] in model.query[keyPath: path].isEmpty },
            clear: { [model] in model.query[keyPath: path] = [] })
    }

    /// The spirits come with the first reading, perhaps after the sheet.
    private func bases() -> Widget {
        let chips = FilterChips(tr("Base"), [])
        chips.bind(\.choices) { [model] in model.bases.map { Choice(id: $0.id, title: $0.name) } }
        chips.bind(\.selection) { [model] in model.query.bases }
        chips.onChanged { [model] in model.query.bases = $0 }
        return group(
            tr("Base"), [chips], isClear: { [model] in model.query.bases.isEmpty },
            clear: { [model] in model.query.bases = [] })
    }

    private func missing() -> Widget {
        let chips = FilterChips(
            tr("Missing ingredients"),
            [
                Choice(id: "0", title: tr("None at all")), Choice(id: "1", title: tr("Up to 1")),
                Choice(id: "2", title: tr("Up to 2")), Choice(id: "3", title: tr("Up to 3")),
            ], .one)
        chips.bind(\.selection) { [model] in Set([model.query.lacking].compactMap { $0.map(String.init) }) }
        chips.onChanged { [model] ids in model.query.lacking = ids.first.flatMap { Int($0) } }
        let substitutes = FormRow.switching(
            tr("Count substitutes"), icon: "comptoir-bar-symbolic",
            help: tr("Such as a gin other than the recipe’s."),
            isOn: { [model] in model.query.countsSubstitutes },
            change: { [model] in model.query.countsSubstitutes = $0 })
        return group(
            tr("Missing ingredients"), [chips, FormGroup("", [substitutes]).layout(margins: Insets(top: Space.tiny))],
            isClear: { [model] in model.query.lacking == nil }, clear: { [model] in model.query.lacking = nil })
    }
}
