import ComptoirWidgets
import GTK
import Store
import Widgets

/// What would have to be bought for the drink, where, and what the web says of it.
@MainActor
final class DrinkShop: Box {
    init(model: DrinkModel) {
        super.init(.vertical, spacing: Space.large)
        let bar = Button(tr("Go to my bar")) { model.environment.navigator.open(.bar) }
        let stores = StoresSection(
            model: PlacesModel(for: .drink(model.id), environment: model.environment), aside: bar)
        append(
            Box(.vertical, spacing: Space.small, [DrinkShop.needs(model), Separator(), stores])
                .styled("card", "group-card"))
        append(EntryLinks(model.environment, links: { model.drink?.links ?? [] }))
    }
}

extension DrinkShop {
    /// What the shelf lacks, and what can be done about that.
    private static func needs(_ model: DrinkModel) -> Widget {
        let title = Label.wrapping(tr("Still to get")).styled("heading")
        title.role = .heading
        title.bind(\.isVisible) { !model.missing.isEmpty }
        let text = Label.wrapping().styled("caption", "quiet")
        text.bind(\.text) {
            model.missing.isEmpty ? model.lackText : tr("Tick what you have. The rest can go in the cart.")
        }
        let list = KeptRows<MissingIngredient, MissingRow>(
            spacing: 0, make: { missing in MissingRow { model.haveClicked(missing.id) } },
            fill: { $0.show($1, folders: model.environment.folders) })
        list.observe({ model.missing }) { $0.show($1) }
        return Box(.vertical, spacing: Space.small, [Box(.vertical, [title, text]), list, buying(model)])
    }

    /// Puts what is missing into the cart, and says what a serving costs.
    private static func buying(_ model: DrinkModel) -> Widget {
        let cost = model.cost
        let buy = Button("") { model.addMissingClicked() }.styled("primary")
        buy.bind(\.label) {
            trn("_Add {count} to the cart", "_Add {count} to the cart", model.missing.count)
        }
        buy.wrapsLabel = true
        buy.bind(\.isVisible) { !model.missing.isEmpty }
        let price = Label.wrapping().styled("cart-name")
        price.bind(\.text) { cost.text.map { tr("A serving costs {price}.", ["price": $0]) } ?? "" }
        price.bind(\.isVisible) { cost.text != nil }
        let coverage = Label.wrapping().styled("caption", "quiet")
        coverage.bind(\.text) { cost.coverageText ?? "" }
        coverage.bind(\.isVisible) { cost.coverageText != nil }
        return Box(.vertical, spacing: Space.tiny, [buy, price, coverage])
    }
}

/// An ingredient that is left to buy, to be ticked by those who have it.
@MainActor
private final class MissingRow: Box {
    private let picture = BottlePicture(size: 48)
    private let caption = Label.wrapping()
    private let amount = Label.wrapping().styled("caption", "quiet")
    private let check = CheckButton()

    init(had: @escaping @MainActor () -> Void) {
        super.init(.vertical)
        styled("row-list-row")
        // All of the row is the box to tick.
        check.child = TextLine(
            [picture], text: Box(.vertical, [caption, amount]).layout(vertical: .center), spacing: Space.tiny)
        append(check)
        check.tooltip = tr("I have it")
        // It goes once it is on the shelf.
        check.onToggled { if $0 { had() } }
    }

    func show(_ missing: MissingIngredient, folders: Folders) {
        check.isActive = false
        picture.art = missing.summary.map { BottleArt($0, folders: folders) }
        caption.text = missing.name
        amount.text = missing.amount
        amount.isVisible = !missing.amount.isEmpty
        let spoken = missing.amount.isEmpty ? missing.name : "\(missing.name), \(missing.amount)"
        check.accessibleLabel = tr("{name}: {value}", ["name": tr("I have it"), "value": spoken])
    }
}

/// An ingredient that is left to buy.
struct MissingIngredient: Equatable, Identifiable {
    let id: String
    let name: String
    let amount: String
    /// What its picture is drawn from; nil where no pack has it.
    let summary: IngredientSummary?
}

extension DrinkModel {
    /// What the shelf lacks, with how much of it the servings take.
    var missing: [MissingIngredient] {
        guard let makeable else { return [] }
        let lacking = Set(makeable.lacking)
        return makeable.lines.filter { lacking.contains($0.part.ingredient) && $0.part.isEssential }.map {
            MissingIngredient(
                id: $0.part.ingredient, name: name(of: $0.part.ingredient),
                amount: formats.quantity($0.part.quantity.scaled(by: servings)),
                summary: record.value??.lacking[$0.part.ingredient])
        }
    }

    /// Puts an ingredient on the shelf.
    func haveClicked(_ ingredient: String) {
        environment.perform { [library = environment.library] in try await library.setShelf([ShelfItem(ingredient)]) }
    }
}
