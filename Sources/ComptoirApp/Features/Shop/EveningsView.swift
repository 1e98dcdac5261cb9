import GTK
import Store
import Widgets

/// Shopping for an evening: who comes, what is served, what that needs, and the evenings that are kept.
@MainActor
final class EveningView: Box {
    private let model: PartyModel

    /// Makes the page.
    /// - Parameter kept: the evening that is opened, of those that are kept.
    init(model: PartyModel, opening kept: Evening.ID? = nil, environment: Environment) {
        self.model = model
        super.init(.vertical)
        let plan = Box(.vertical, spacing: Space.medium, [EveningPlan(model: model), EveningsKept(model: model)])
        let columns = TwoColumns(plan, EveningNeeds(model: model))
        let page = DetailPage(
            Clamp(
                columns.layout(
                    margins: Insets(top: Space.small, bottom: Space.huge, start: Space.large, end: Space.large)),
                to: 1080),
            backName: tr("Back"), actions: [EveningView.menu(model)], back: { environment.navigator.back() })
        page.title = tr("Shop for an evening")
        append(page.layout(expand: [.horizontal, .vertical]))
        model.appeared()
        guard let kept else { return }
        observe({ model.evenings.contains { $0.id == kept } }) { _, isThere in
            if isThere, model.evening == nil { model.openedKept(kept) }
        }
    }
}

extension EveningView {
    private static func menu(_ model: PartyModel) -> Button {
        let print = Button(icon: "comptoir-list-symbolic", named: tr("Print the menu")) { model.menuClicked() }
        print.bind(\.isSensitive) { !model.plan.drinks.isEmpty }
        return print
    }
}

extension PartyModel {
    /// Prints what is served, each drink with what is in it.
    func menuClicked() {
        let ids = plan.drinks.map(\.drink)
        environment.perform { [environment, plan] in
            var courses: [(name: String, text: String)] = []
            for id in ids {
                guard let drink = try await environment.catalogue.drink(id: id) else { continue }
                let names = try await environment.catalogue.names(of: .ingredient, drink.parts.map(\.ingredient))
                let parts = drink.parts.filter { !$0.isOptional }.map { names[$0.ingredient] ?? $0.ingredient }
                courses.append((drink.name, parts.joined(separator: ", ")))
            }
            environment.print(tr("Menu")) { sheet in
                let title = plan.name.isEmpty ? tr("This evening") : plan.name
                return sheet.flow(
                    [
                        sheet.layout(AppIdentity.name, font: "Lobster 28"),
                        sheet.layout(title, font: "Playfair Display Bold Italic 24"),
                    ]
                        + courses.flatMap { course in
                            [
                                sheet.layout(course.name, font: "Playfair Display Bold 16"),
                                sheet.layout(course.text, font: "Raleway 12"),
                            ]
                        }, spacing: 9)
            }
        }
    }
}

/// Who comes and what is served.
@MainActor
final class EveningPlan: Box {
    init(model: PartyModel) {
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

    private static func row(_ drink: PartyModel.Served, _ model: PartyModel) -> Widget {
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
    private static func keeping(_ model: PartyModel) -> Widget {
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

extension PartyModel {
    /// A drink of the evening with its name.
    struct Served: Equatable, Identifiable {
        let id: String
        let name: String
        let each: Int
    }

    /// What is served.
    var servedDrinks: [Served] {
        plan.drinks.map { Served(id: $0.drink, name: names[$0.drink] ?? $0.drink, each: $0.each) }
    }
}
