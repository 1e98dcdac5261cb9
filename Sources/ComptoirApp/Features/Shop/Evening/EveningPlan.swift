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
        let list = Box(.vertical, spacing: Space.tiny)
        list.observe({ model.servedDrinks }) { list, served in
            list.removeAll()
            for drink in served { list.append(EveningPlan.row(drink, model)) }
        }
        append(list)
        let picker = EntryPicker.drinks(model.environment) { model.drinkAdded($0) }
        append(
            MenuButton(tr("_Add a drink"), popover: Popover(picker)).layout(horizontal: .start))
        append(Separator())
        append(EveningPlan.keeping(model))
    }

    private static func row(_ drink: EveningModel.Served, _ model: EveningModel) -> Widget {
        let each = Stepper(
            tr("{drink} for each guest", ["drink": drink.name]), value: Double(drink.each),
            in: 1...Double(Evening.eachLimit))
        each.onChanged { model.eachChosen(Int($0), of: drink.id) }
        let remove = Button(
            icon: "comptoir-close-symbolic", named: tr("Take {name} away", ["name": drink.name])
        ) { model.drinkRemoved(drink.id) }.styled("flat", "round", "small")
        let name = Label.wrapping(drink.name).styled("cart-name")
        return SplitLine(
            name, Box(.horizontal, spacing: Space.tiny, [each, remove.layout(vertical: .center)]))
    }

    /// Keeps the evening under a name.
    private static func keeping(_ model: EveningModel) -> Widget {
        let entry = Entry(placeholder: tr("Saturday"))
        entry.maximumLength = 80
        entry.bind(\.text) { model.plan.name }
        let keep = Button(tr("_Keep this evening"))
        let take = { @MainActor [weak entry] in model.keepClicked(named: entry?.text ?? "") }
        entry.onActivate(take)
        keep.onClicked(take)
        keep.bind(\.isSensitive) { !model.plan.drinks.isEmpty }
        return Box(
            .vertical, spacing: Space.small, [FormRow(tr("Name"), entry), keep.layout(horizontal: .start)])
    }
}
