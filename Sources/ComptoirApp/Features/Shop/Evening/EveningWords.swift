import Store
import Widgets

extension EveningModel {
    private var formats: Formats { environment.formats }

    /// What the page is about: shopping for an evening, and once something is served the evening itself, by its name.
    var pageTitle: String {
        if plan.drinks.isEmpty { return tr("Shop for an evening") }
        return plan.name.isEmpty ? tr("This evening") : plan.name
    }

    /// What is to be done, and once something is served how much that is: «4 guests · 8 drinks».
    var counterText: String {
        guard !plan.drinks.isEmpty else { return tr("Choose the drinks; the shopping list writes itself.") }
        let count = plan.drinks.reduce(0) { $0 + servings(of: $1) }
        let guests = trn("{count} guest", "{count} guests", plan.guests)
        let drinks = trn("{count} drink", "{count} drinks", count, ["count": formats.number(Double(count))])
        return "\(guests) · \(drinks)"
    }

    /// What is needed of an ingredient: «Gin, 200 ml, 2 dashes».
    func title(_ line: Needs.Line) -> String {
        ([line.name] + ([line.needed].compactMap(\.self) + line.apart).map(formats.quantity)).joined(separator: ", ")
    }

    /// What an ingredient is needed for, each a sentence; a reason that is the only one takes all of it, which the title says.
    func reasons(_ line: Needs.Line) -> [String] {
        if line.reasons.count == 1, let only = line.reasons.first {
            return [formats.reason(only.name, servings: only.servings, nil)]
        }
        return line.reasons.map(formats.reason)
    }

    /// What serves for an ingredient without being bought for it, each a sentence.
    func uses(_ line: Needs.Line) -> [String] {
        line.uses.map { use in
            let amount = use.amount.map(formats.quantity) ?? ""
            let values: TextValues = ["name": use.name, "amount": amount]
            return switch (use.origin, use.amount == nil) {
            case (.own, false) where use.amount == line.needed: tr("All of it is on the shelf.")
            case (.own, false): tr("{amount} is on the shelf.", values)
            case (.own, true): tr("On the shelf, amount not noted.")
            case (.family, false): tr("{amount} of {name} from the shelf.", values)
            case (.family, true): tr("{name} from the shelf, amount not noted.", values)
            case (.substitute, false): tr("{amount} of {name} from the shelf in its place.", values)
            case (.substitute, true): tr("{name} from the shelf in its place, amount not noted.", values)
            case (.bought, _): tr("{name} is bought anyway, and there is enough of it.", values)
            }
        }
    }

    /// How much of an ingredient is to be bought; nil where nothing is.
    func missing(_ line: Needs.Line) -> String? {
        guard line.isMissing else { return nil }
        guard line.product != nil else { return tr("Nobody sells it here.") }
        guard let missing = line.missing else { return tr("To buy; the recipe does not say how much.") }
        return tr("{amount} to buy", ["amount": formats.quantity(missing)])
    }

    /// What is to be bought, in words.
    var purchaseNames: String {
        ListFormat(formats.locale).and((needs.value?.purchases ?? []).map(\.product.name))
    }

    /// What all that is to be bought costs.
    var totalText: String { needs.value.map { formats.total($0.total) } ?? "" }

    /// Whether anything that is to be bought has a price.
    var hasTotal: Bool { needs.value?.total.amounts.isEmpty == false }

    /// What an evening is called where the person gave it no name: its drinks.
    func name(_ evening: Evening) -> String {
        if !evening.plan.name.isEmpty { return evening.plan.name }
        return ListFormat(formats.locale).and(
            evening.plan.drinks.map { names[$0.drink] ?? TextLimit.name.shown($0.drink) })
    }

    /// What stands in place of the needs: nil where there are any.
    func status(_ pictures: StatusPictures) -> StatusState? {
        needs.state.status(tr("Counting bottles…"), pictures, retry: { [weak self] in self?.retryClicked() }) {
            [weak self] needs in
            // Drinks to begin with say by themselves that none is served.
            guard needs.lines.isEmpty, self?.offered.isEmpty != false else { return nil }
            // The counter above has glasses enough.
            return .empty(
                title: tr("Nothing is served yet"), text: tr("Choose the drinks of the evening."), icon: nil)
        }
    }
}

extension EveningModel {
    /// A drink of the evening with its name, and with what its picture is drawn from, once that is known.
    struct Served: Equatable, Identifiable {
        let id: String
        let name: String
        let each: Int
        let sketch: DrinkSketch?
    }

    /// What is served.
    var servedDrinks: [Served] {
        plan.drinks.map {
            Served(
                id: $0.drink, name: names[$0.drink] ?? TextLimit.name.shown($0.drink), each: $0.each,
                sketch: sketches[$0.drink])
        }
    }
}

extension EveningModel {
    /// A kept evening with its name.
    struct Kept: Equatable, Identifiable {
        let id: Evening.ID
        let name: String
    }

    /// The kept evenings, the newest first.
    var keptEvenings: [Kept] { evenings.map { Kept(id: $0.id, name: name($0)) } }

    /// Opens a kept evening by its number.
    func openedKept(_ id: Evening.ID) {
        if let evening = evenings.first(where: { $0.id == id }) { opened(evening) }
    }

    /// Takes a kept evening away by its number.
    func removedKept(_ id: Evening.ID) {
        if let evening = evenings.first(where: { $0.id == id }) { removed(evening) }
    }
}
