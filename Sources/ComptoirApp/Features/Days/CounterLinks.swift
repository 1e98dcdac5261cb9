import GTK
import Store
import Widgets

/// What else in the program a counter has to do with: drinks that may set it back, fruits that feed it.
@MainActor
final class CounterLinks: Box {
    init(model: CounterModel) {
        super.init(.vertical, spacing: Space.small)
        let chips = FilterChips(tr("Linked ingredients"), [], .several)
        chips.bind(\.choices) { CounterLinks.choices(model.settings?.linkUse ?? .nothing) }
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

    /// The ties on a card with what they do; there is none where they would do nothing.
    static func card(_ model: CounterModel) -> Widget {
        let help = Label.wrapping()
        help.bind(\.text) {
            model.settings?.linkUse == .mark
                ? tr("You can mark a day on the page of any of these fruits.")
                : tr("After a drink with any of these, you are asked whether to start again.")
        }
        let card = GroupCard(
            tr("Linked ingredients"), icon: "comptoir-drinks-symbolic", help: help, [CounterLinks(model: model)])
        card.bind(\.isVisible) { model.settings.map { $0.linkUse != .nothing } ?? false }
        return card
    }

    /// The kinds of things that ties can be to: a day is marked with fruits only.
    private static func choices(_ use: Counter.Settings.LinkUse) -> [Choice] {
        let kinds = use == .mark ? [.fruit] : IngredientKind.allCases
        return (use == .mark ? [] : [Choice(id: "alcohol", title: tr("Anything with alcohol"))])
            + kinds.map { Choice(id: $0.rawValue, title: $0.title) }
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
