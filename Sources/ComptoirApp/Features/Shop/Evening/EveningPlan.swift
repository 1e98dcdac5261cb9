import GTK
import Store
import Widgets

/// Who comes and what is served.
@MainActor
final class EveningPlan: Box {
    init(model: EveningModel) {
        super.init(.vertical, spacing: Space.small)
        styled("card", "padded")
        let guests = Stepper(tr("Guests"), value: 4, in: 1...Double(Evening.guestLimit))
        guests.bind(\.value) { Double(model.plan.guests) }
        guests.onChanged { model.guestsChosen(Int($0)) }
        append(FormRow(tr("Guests"), guests))
        append(SectionTitle(tr("Drinks, and how many of each a guest has")))
        let list = KeptRows<EveningModel.Served, ServedRow>(
            spacing: Space.tiny, make: { ServedRow($0.id, model) }, fill: { $0.show($1) })
        list.observe({ model.servedDrinks }) { $0.show($1) }
        append(list)
        let picker = EntryPicker.drinks(model.environment) { model.drinkAdded($0) }
        append(
            MenuButton(tr("_Add a drink"), popover: Popover(picker)).layout(horizontal: .start))
        append(Separator())
        append(EveningPlan.keeping(model))
    }

    /// Keeps the evening under a name.
    private static func keeping(_ model: EveningModel) -> Widget {
        let entry = Entry(placeholder: tr("Saturday"))
        let full = entry.limited(to: TextLimit.name)
        entry.bind(\.text) { model.plan.name }
        let keep = Button(tr("_Keep this evening"))
        let take = { @MainActor [weak entry] in model.keepClicked(named: entry?.text ?? "") }
        entry.onActivate(take)
        keep.onClicked(take)
        keep.bind(\.isSensitive) { !model.plan.drinks.isEmpty }
        return Box(
            .vertical, spacing: Space.small, [FormRow(tr("Name"), entry), full, keep.layout(horizontal: .start)])
    }
}

/// A drink that is served, and how many of it each guest has.
@MainActor
private final class ServedRow: Box {
    private let caption = Label.wrapping().styled("cart-name")
    private let each = Stepper("", value: 1, in: 1...Double(Evening.eachLimit))
    private let remove: Button

    init(_ drink: String, _ model: EveningModel) {
        remove = Button(icon: "comptoir-close-symbolic", named: "") { model.drinkRemoved(drink) }
            .styled("flat", "round", "small")
        super.init(.vertical)
        each.onChanged { model.eachChosen(Int($0), of: drink) }
        append(SplitLine(caption, Box(.horizontal, spacing: Space.tiny, [each, remove.layout(vertical: .center)])))
    }

    func show(_ drink: EveningModel.Served) {
        caption.text = drink.name
        each.spokenName = tr("{drink} for each guest", ["drink": drink.name])
        each.value = Double(drink.each)
        let words = tr("Take {name} away", ["name": drink.name])
        remove.tooltip = words
        remove.accessibleLabel = words
    }
}
