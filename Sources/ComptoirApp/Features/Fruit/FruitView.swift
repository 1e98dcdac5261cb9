import GTK
import Store
import Widgets

/// One fruit's page: its record in full.
@MainActor
final class FruitView: Box, EntryPage, RunsUnderHeader {
    private let model: FruitModel
    private let environment: Environment
    private static let coverHeight = 264
    private let hero = HeroHeader(height: FruitView.coverHeight)
    private let nameLabel = Label.wrapping().styled("title-1")
    private let headline = Label.wrapping().styled("emphasis")
    private let chips = WrapBox()
    private let paragraphs = Box(.vertical, spacing: Space.small)

    init(model: FruitModel, environment: Environment) {
        self.model = model
        self.environment = environment
        super.init(.vertical)
        let body = Box(
            .vertical, spacing: Space.small,
            [
                nameLabel, headline, chips.layout(margins: Insets(vertical: Space.tiny, horizontal: 0)), paragraphs,
                FruitCounters(model: model),
                FruitNutrition(model: model).layout(margins: Insets(top: Space.small)),
                FactCard(tr("Facts and sources")) { model.fruit?.facts(model.formats) ?? [] },
                FruitDrinks(model: model, environment: environment),
                FruitShop(model: model, environment: environment),
            ]
        ).layout(margins: Insets(top: Space.medium, bottom: Space.huge, start: Space.large, end: Space.large))
        let page = DetailPage(
            Box(.vertical, [hero, Clamp(body)]), coverHeight: FruitView.coverHeight, backName: tr("Back"),
            actions: actions(), covers: [StatusPage(environment.folders, model.status)],
            back: { environment.navigator.back() })
        page.bind(\.title) { model.name ?? "" }
        page.bind(\.ground) { model.fruit.map { HeaderGround(on: GradientPaint($0.gradient)) } ?? .page }
        page.bind(\.isCovered) { model.record.state.isOver && model.fruit == nil }
        append(page.layout(expand: [.horizontal, .vertical]))
        observe({ model.fruit }) { view, fruit in
            if let fruit { view.show(fruit) }
        }
        model.appeared()
    }

    var entry: any EntryModel { model }

    private func actions() -> [Button] {
        let compare = Button(icon: "comptoir-compare-symbolic", named: tr("Compare with others")) {
            [model, navigator = environment.navigator] in navigator.open(.compare([model.id]))
        }
        return [FavouriteButton(model), compare, Button.copyPage]
    }

    private func show(_ fruit: Fruit) {
        hero.show(picture: environment.folders.picture(fruit.picture), gradient: GradientPaint(fruit.gradient))
        nameLabel.text = fruit.name
        headline.text = fruit.headline
        chips.setChildren(fruit.chips.map { Chip($0) })
        paragraphs.removeAll()
        for paragraph in fruit.text.split(separator: "\n\n") {
            paragraphs.append(Label.wrapping(String(paragraph), isSelectable: true).styled("prose"))
        }
    }
}
