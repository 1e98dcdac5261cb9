import GTK
import Store
import Widgets

/// One fruit's page: its record in full.
@MainActor
final class FruitView: Box, EntryPage, RunsUnderHeader {
    private let model: FruitModel
    private let environment: Environment
    private let hero = HeroBanner()
    private let paragraphs = Box(.vertical, spacing: Space.small)

    init(model: FruitModel, environment: Environment) {
        self.model = model
        self.environment = environment
        super.init(.vertical)
        let body = Box(
            .vertical, spacing: Space.large,
            [
                FruitCounters(model: model), drinks(), paragraphs,
                Cautions { model.fruit?.cautions ?? [] },
                FruitNutrition(model: model), FruitShop(model: model, environment: environment),
                FruitSources(model: model, environment: environment),
            ]
        ).layout(margins: Insets(top: Space.small, bottom: Space.huge, start: Space.page, end: Space.page))
        let page = DetailPage(
            Box(.vertical, [hero, Clamp(body)]), cover: hero, backName: tr("Back"), actions: actions(),
            covers: [StatusPage(environment.folders, model.status)], back: { environment.navigator.back() })
        page.bind(\.title) { model.name ?? "" }
        page.bind(\.ground) { model.fruit.map { HeaderGround(on: GradientPaint($0.gradient)) } ?? .page }
        page.bind(\.isAwaited) { !model.record.state.isOver }
        page.bind(\.isCovered) { model.record.state.isOver && model.fruit == nil }
        append(page.layout(expand: [.horizontal, .vertical]))
        hero.dials.bind(\.values) { model.dials }
        hero.aside = besideDials()
        observe({ model.fruit }) { view, fruit in
            if let fruit { view.show(fruit) }
        }
        model.appeared()
    }

    var entry: any EntryModel { model }

    /// How the dials are read, and when the fruit is in season.
    private func besideDials() -> Widget {
        let caption = Label.wrapping().styled("caption", "quiet")
        caption.bind(\.text) { [model] in model.dialsCaption }
        caption.bind(\.isVisible) { [model] in !model.dials.isEmpty }
        return Box(.vertical, spacing: Space.medium, [caption, FruitSeason(model: model)])
    }

    private func drinks() -> Widget {
        DrinkTiles(tr("Good in these drinks"), environment) { [model] in
            model.drinks
        } query: { [model] in
            DrinkQuery(fruit: model.id)
        }
    }

    private func actions() -> [Button] {
        let compare = Button(icon: "comptoir-compare-symbolic", named: tr("Compare with others")) {
            [model, navigator = environment.navigator] in navigator.open(.compare([model.id]))
        }
        return [FavouriteButton(model), compare, Button.copyPage]
    }

    private func show(_ fruit: Fruit) {
        hero.show(
            picture: environment.folders.picture(fruit.picture), gradient: GradientPaint(fruit.gradient),
            name: fruit.name, line: fruit.headline, chips: fruit.chips)
        paragraphs.removeAll()
        for paragraph in fruit.text.split(separator: "\n\n") {
            paragraphs.append(Label.wrapping(String(paragraph), isSelectable: true).styled("prose"))
        }
    }
}
