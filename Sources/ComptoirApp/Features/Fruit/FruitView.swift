import GTK
import Store
import Widgets

/// One fruit's page: its record in full.
@MainActor
final class FruitView: Box {
    let model: FruitModel
    private let environment: Environment
    private static let coverHeight = 264
    private let hero = HeroHeader(height: FruitView.coverHeight)
    private let nameLabel = FruitView.text("title-1")
    private let headline = FruitView.text("emphasis")
    private let chips = WrapBox()
    private let paragraphs = Box(.vertical, spacing: Space.small)
    private let facts: FruitFacts

    init(model: FruitModel, environment: Environment) {
        self.model = model
        self.environment = environment
        facts = FruitFacts(model: model)
        super.init(.vertical)
        let body = Box(
            .vertical, spacing: Space.small,
            [
                nameLabel, headline, chips.layout(margins: Insets(vertical: Space.tiny, horizontal: 0)), paragraphs,
                FruitNutrition(model: model).layout(margins: Insets(top: Space.small)), facts,
                FruitDrinks(model: model, environment: environment),
            ]
        ).layout(margins: Insets(top: Space.medium, bottom: Space.huge, start: Space.large, end: Space.large))
        let page = DetailPage(
            Box(.vertical, [hero, Clamp(body)]), coverHeight: FruitView.coverHeight, backName: tr("Back"),
            actions: actions(), covers: [statusPage()], back: { environment.navigator.back() })
        page.bind(\.title) { model.fruit?.name ?? "" }
        append(page.layout(expand: [.horizontal, .vertical]))
        observe({ model.fruit }) { view, fruit in
            if let fruit { view.show(fruit) }
        }
        model.appeared()
    }

    private func actions() -> [Button] {
        let favourite = FavouriteButton(addName: tr("Add to favourites"), removeName: tr("Remove from favourites"))
        favourite.bind(\.isFavourite) { [model] in model.isFavourite }
        favourite.onToggled { [model] _ in model.favouriteClicked() }
        let compare = Button(icon: "comptoir-compare-symbolic", named: tr("Compare with others")) {
            [model, navigator = environment.navigator] in navigator.open(.compare([model.id]))
        }
        let copy = Button(icon: "comptoir-copy-symbolic", named: tr("Copy as text"))
        copy.setAction("win.copy")
        return [favourite, compare, copy]
    }

    private func statusPage() -> StatusPage {
        let page = StatusPage()
        let broken = environment.folders.picture("states/broken-glass.svg")
        page.observe({ [model] in model.status(brokenPicture: broken) }) { page, state in page.state = state }
        return page
    }

    private func show(_ fruit: Fruit) {
        hero.show(picture: environment.folders.picture(fruit.picture), gradient: GradientPaint(fruit.gradient))
        nameLabel.text = fruit.name
        headline.text = fruit.headline
        chips.setChildren(fruit.chips.map { Chip($0) })
        paragraphs.removeAll()
        for paragraph in fruit.text.split(separator: "\n\n") {
            let label = FruitView.text("prose")
            label.text = String(paragraph)
            label.isSelectable = true
            label.canFocus = false
            paragraphs.append(label)
        }
    }

    /// A label for running text.
    static func text(_ style: String? = nil) -> Label {
        let label = Label()
        if let style { label.styled(style) }
        label.wraps = true
        label.textAlignment = 0
        return label
    }
}

extension Fruit {
    /// The facts that fit on chips: family, scientific name, seasons.
    var chips: [String] {
        var result: [String] = []
        if let family { result.append(family.value) }
        if let scientificName { result.append(scientificName) }
        let names = seasonNames
        if !names.isEmpty { result.append(names.joined(separator: " · ")) }
        return result
    }

    /// The names of the seasons, in the order of the year.
    var seasonNames: [String] {
        let order = ["spring", "summer", "autumn", "winter", "year-round"]
        let names = seasons?.seasons.map(\.name) ?? []
        return names.sorted { (order.firstIndex(of: $0) ?? 9) < (order.firstIndex(of: $1) ?? 9) }.map(seasonTitle)
    }
}

/// The name of a season as the catalogue has it, in the person's language.
func seasonTitle(_ name: String) -> String {
    switch name {
    case "spring": tr("spring")
    case "summer": tr("summer")
    case "autumn": tr("autumn")
    case "winter": tr("winter")
    case "year-round": tr("all year")
    default: name
    }
}
