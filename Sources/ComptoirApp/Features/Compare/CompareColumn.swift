import GTK
import Store
import Widgets

/// The head of a fruit's column: its picture and name, and ways to take it away and to buy it.
@MainActor
final class CompareColumn: Box {
    private let environment: Environment
    private let hero: HeroHeader
    private let caption = FittingLabel().styled("column-name").layout(
        margins: Insets(vertical: Space.tiny, horizontal: 3))
    private let remove: Button
    private let buy: Button
    private var fruit: Fruit?

    init(_ fruit: Fruit, _ model: CompareModel, _ environment: Environment) {
        self.environment = environment
        hero = HeroHeader(height: 132, alternativeText: fruit.name)
        remove = Button(icon: "comptoir-close-symbolic", named: "").styled("round", "floating", "small")
            .layout(horizontal: .end, vertical: .start, margins: 6)
        buy = Button(icon: "comptoir-shop-symbolic", named: "").styled("round", "floating", "small")
            .layout(horizontal: .end, vertical: .end, margins: 6)
        super.init(.vertical)
        styled("card")
        clipsContent = true
        caption.label.isCentered = true
        caption.label.textAlignment = 0.5
        append(Overlay(hero, over: [remove, buy]))
        append(caption)
        remove.onClicked { [weak self, weak model] in if let fruit = self?.fruit { model?.removed(fruit.id) } }
        buy.onClicked { [weak self, weak model] in if let fruit = self?.fruit { model?.buyClicked(fruit.id) } }
    }

    /// Shows a fruit.
    func show(_ fruit: Fruit) {
        guard fruit != self.fruit else { return }
        self.fruit = fruit
        hero.show(picture: environment.folders.picture(fruit.picture), gradient: GradientPaint(fruit.gradient))
        caption.text = fruit.name
        caption.tooltip = fruit.name
        for (button, words) in [
            (remove, tr("Remove {fruit}", ["fruit": fruit.name])),
            (buy, tr("Add {name} to the cart", ["name": fruit.name])),
        ] {
            button.tooltip = words
            button.accessibleLabel = words
        }
    }
}
