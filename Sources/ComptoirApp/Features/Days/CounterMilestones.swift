import GTK
import Store
import Widgets

/// The numbers of days that are worth a word, and whether one is told of them.
@MainActor
final class CounterMilestones: Box {
    private let own = Entry(purpose: .freeForm)
    private let problem = Label.wrapping().styled("error", "caption")
    private let model: CounterModel

    init(model: CounterModel) {
        self.model = model
        super.init(.vertical, spacing: Space.medium)
        append(
            FormRow.switching(
                tr("Tell me when one is reached"), isOn: { model.settings?.notifies ?? false },
                change: { [weak model] isOn in model?.change { $0.notifies = isOn } }))
        append(
            FormRow.switching(
                tr("7, 30, 100 and 365 days, and every year"), isOn: { model.settings?.milestones.hasUsual ?? true },
                change: { [weak model] isOn in
                    model?.change { $0.milestones = Milestones(own: $0.milestones.own, hasUsual: isOn) }
                }))
        own.placeholder = tr("50, 200")
        append(FormRow(tr("More milestones"), own))
        append(own.limited(to: 1_000))
        append(problem)
        own.observe({ model.settings.map { _ in model.milestonesText } }) { entry, text in
            // What is being typed is never typed over.
            if let text, !entry.hasFocus { entry.text = text }
        }
        own.onActivate { [weak self] in self?.take() }
        own.onFocusChange { [weak self] hasFocus in if !hasFocus { self?.take() } }
        own.onUnmap { [weak self] in self?.take() }
        problem.announced(as: .alert)
        own.setAccessible(.describedBy, problem)
        problem.bind(\.text) { model.milestoneProblem ?? "" }
        problem.bind(\.isVisible) { model.milestoneProblem != nil }
        own.observe({ model.milestoneProblem != nil }) { entry, isWrong in
            entry[cssClass: "error"] = isWrong
            entry.setAccessible(.invalid, isWrong)
        }
    }

    /// Takes on the numbers that were typed.
    private func take() {
        // Before the counter has been read nothing can have been typed.
        if model.settings != nil { model.milestonesTyped(own.text) }
    }
}

/// What else in the program a counter has to do with: drinks that may set it back, fruits that feed it.
@MainActor
final class CounterLinks: Box {
    init(model: CounterModel) {
        super.init(.vertical, spacing: Space.small)
        let choices =
            [Choice(id: "alcohol", title: tr("Anything with alcohol"))]
            + IngredientKind.allCases.map { Choice(id: $0.rawValue, title: $0.title) }
        let chips = FilterChips(tr("Linked ingredients"), choices, .several)
        chips.bind(\.selection) { CounterLinks.ids(model.settings?.links ?? []) }
        chips.onChanged { [weak model] ids in
            model?.change { settings in
                let single = settings.links.filter { CounterLinks.ids([$0]).isEmpty }
                settings.links = single.union(ids.compactMap(CounterLinks.link))
            }
        }
        append(chips)
        append(CounterSingleLinks(model: model))
    }

    /// What the ties do.
    static func help(_ model: CounterModel) -> Label {
        let help = Label.wrapping()
        help.bind(\.text) {
            model.settings?.countsMarks == true
                ? tr("You can mark a day on the page of any of these fruits.")
                : tr("After a drink with any of these, you are asked whether to start again.")
        }
        return help
    }

    private nonisolated static func ids(_ links: Set<CounterLink>) -> Set<String> {
        Set(
            links.compactMap { link in
                switch link {
                case .alcohol: "alcohol"
                case .ingredientKind(let kind): kind.rawValue
                case .drink, .fruit: nil
                }
            })
    }

    private nonisolated static func link(_ id: String) -> CounterLink? {
        id == "alcohol" ? .alcohol : IngredientKind(rawValue: id).map(CounterLink.ingredientKind)
    }
}
