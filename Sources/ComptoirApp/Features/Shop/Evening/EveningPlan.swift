import GTK
import Store
import Widgets

/// Who comes and what is served.
@MainActor
final class EveningPlan: Box {
    init(model: EveningModel) {
        super.init(.vertical, spacing: Space.medium)
        styled("card", "evening-plan")
        let caption = Label(tr("Guests")).layout(vertical: .center)
        let guests = WrapBox(spacing: Space.medium, [caption, EveningPlan.guests(model)])
        // On a phone it has the line to itself.
        guests.bind(\.arrangement) { model.environment.isNarrow ? .spread : .start }
        let head = SplitLine(guests, EveningPlan.adding(model))
        head.below = .filling
        append(head)
        append(EveningPlan.drinks(model))
    }

    /// How many guests come.
    private static func guests(_ model: EveningModel) -> Stepper {
        let guests = Stepper(tr("Guests"), value: 4, in: 1...Double(Evening.guestLimit))
        guests.bind(\.value) { Double(model.plan.guests) }
        guests.onChanged { model.guestsChosen(Int($0)) }
        guests.passOverAtFirst()
        return guests
    }

    /// The button that adds a drink, which is what to do first.
    private static func adding(_ model: EveningModel) -> Widget {
        let picker = EntryPicker.drinks(model.environment) { model.drinkAdded($0) }
        let text = Label(mnemonic: tr("_Add a drink"))
        text.wraps = true
        let face = Box(.horizontal, spacing: Space.tiny, [Image(sign: "comptoir-plus-symbolic"), text])
        let add = MenuButton(child: face.layout(horizontal: .center), popover: Popover(picker))
        add.accessibleLabel = text.text
        add.observe({ model.plan.drinks.isEmpty }) { add, isFirst in
            add.children.first?[cssClass: "primary"] = isFirst
        }
        return add
    }

    /// What is served.
    private static func drinks(_ model: EveningModel) -> Widget {
        let list = KeptRows<EveningModel.Served, ServedRow>(
            make: { ServedRow($0.id, model) }, fill: { $0.show($1) })
        list.observe({ model.servedDrinks }) { $0.show($1) }
        list.bind(\.isVisible) { !model.plan.drinks.isEmpty }
        return list
    }
}
