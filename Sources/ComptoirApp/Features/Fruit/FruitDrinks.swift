import GTK
import Store
import ComptoirWidgets
import Widgets

/// The drinks that a fruit goes into, as small pictures that lead to them.
@MainActor
final class FruitDrinks: Box {
    private static let most = 8

    init(model: FruitModel, environment: Environment) {
        super.init(.vertical, spacing: Space.small)
        let title = SectionTitle(tr("Good in these drinks"))
        title.observe({ model.drinks.count }) { title, count in
            title.action =
                count > FruitDrinks.most
                ? NextStep(tr("Show all {count}", ["count": count])) { model.allDrinksClicked() } : nil
        }
        let box = WrapBox(spacing: Space.small)
        box.observe({ Array(model.drinks.prefix(FruitDrinks.most)) }) { box, drinks in
            box.setChildren(drinks.map { FruitDrinks.button($0, environment.navigator) })
        }
        append(title)
        append(box)
        bind(\.isVisible) { !model.drinks.isEmpty }
    }

    private static func button(_ drink: DrinkSummary, _ navigator: Navigator) -> Widget {
        let name = Label(drink.name).styled("caption")
        name.ellipsis = .end
        name.minimumSize = SizeRequest(width: 96)
        name[Property<Int>("max-width-chars")] = 12
        let picture = DrinkPicture(DrinkArt(drink.sketch), size: 72)
        let button = Button(child: Box(.vertical, spacing: 3, [picture, name])).styled("flat")
        button.accessibleLabel = drink.name
        button.onClicked { navigator.open(.drink(drink.id)) }
        return button
    }
}
