import GTK
import Store
import Widgets

/// One drink's page: its servings, what it is, and its recipe.
@MainActor
final class DrinkView: Box, EntryPage, RunsUnderHeader {
    private let model: DrinkModel
    private let environment: Environment
    private let servings: DrinkServings

    init(model: DrinkModel, environment: Environment) {
        self.model = model
        self.environment = environment
        servings = DrinkServings(model: model)
        super.init(.vertical)
        let name = FittingLabel().styled("title-1", "drink-name")
        name.bind(\.text) { model.name ?? "" }
        let columns = TwoColumns(
            about(), recipe(), head: head(name))
        let text = Clamp(columns, to: 1080).layout(
            margins: Insets(top: Space.medium, bottom: Space.huge, start: Space.page, end: Space.page))
        // In a narrow window as much of the recipe as possible is in sight.
        text.observe({ environment.isNarrow }) { $0.margins.top = $1 ? Space.tiny : Space.medium }
        let made = FoldingButton(tr("I made this"), icon: "comptoir-check-symbolic") {
            environment.present(tr("I made this")) { dismiss in MadeView(model: model, dismiss: dismiss) }
        }
        let page = DetailPage(
            Box(.vertical, [servings, text]), cover: servings, backName: tr("Back"),
            actions: [FavouriteButton(model), Button.copyPage], primary: made,
            covers: [StatusPage(environment.folders, model.status)], back: { environment.navigator.back() })
        page.bind(\.title) { model.name ?? "" }
        page.heading = name
        // The light keeps to what the theme's text can be read on.
        page.ground = .page
        page.bind(\.isAwaited) { !model.record.state.isOver }
        page.bind(\.isCovered) { model.record.state.isOver && model.drink == nil }
        append(page.layout(expand: [.horizontal, .vertical]))
        model.appeared()
    }

    var entry: any EntryModel { model }

    /// The name with its stars.
    private func head(_ name: FittingLabel) -> Widget {
        let stars = StarRating(tr("My rating"), clearName: tr("Clear my rating"))
        stars.bind(\.rating) { [model] in Double(model.rating ?? 0) / 2 }
        stars.onChanged { [model] in model.rated($0) }
        // On a phone they are in one line where the name is short, which leaves more of the recipe in sight.
        let line = SplitLine(name, stars)
        // Where they are at the end of the line they end with it.
        stars.isClearFirst = true
        line.onBroken { [weak stars] in stars?.isClearFirst = !$0 }
        return Box(.vertical, [line, givenRating()])
    }

    /// What it is, in words and in short facts, and where that is from.
    private func about() -> Widget {
        let story = Label.wrapping(isSelectable: true).styled("prose")
        story.bind(\.text) { [model] in model.drink?.story ?? "" }
        let facts = FactGrid()
        facts.bind(\.facts) { [model] in model.gridFacts }
        let cautions = Cautions { [model] in model.drink?.cautions ?? [] }
        let sources = FactCard(tr("Figures and sources"), environment) { [model] in model.facts }
        return Box(
            .vertical, spacing: Space.medium,
            [story, facts, cautions, sources.layout(margins: Insets(top: Space.small))])
    }

    /// What the shop's server or a pack says of the drink, until the person has a rating of their own.
    private func givenRating() -> Widget {
        let stars = RatingStars(size: 16)
        stars.bind(\.rating) { [model] in model.givenRating?.value ?? 0 }
        let source = Label.wrapping().styled("caption", "quiet")
        source.bind(\.text) { [model] in
            model.givenRating.map { tr("Rated by {source}", ["source": $0.source?.title ?? ""]) } ?? ""
        }
        let line = TextLine([stars], text: source)
        line.bind(\.isVisible) { [model] in model.givenRating != nil }
        return line
    }

    /// For how many the amounts are, and in which units.
    private func portions() -> Widget {
        let stepper = Stepper(tr("Servings"), value: 1, in: 0.5...48, step: 1)
        stepper.format = { [model] in model.formats.number($0) }
        stepper.bind(\.value) { [model] in model.servings }
        stepper.onChanged { [model] in model.servings = $0 }
        let units = SegmentedChoice(
            tr("Units"), [Choice(id: "metric", title: tr("ml")), Choice(id: "us", title: tr("oz"))])
        units.bind(\.selection) { [environment] in environment.preferences.units.rawValue }
        units.onSelected { [environment] in
            environment.preferences.units = UnitPreference(rawValue: $0) ?? .metric
        }
        // In a narrow window a glass stands for the word, so that both are in one line.
        let sign = Image(sign: "comptoir-drinks-symbolic").styled("form-icon")
        sign.role = .none
        sign.bind(\.isVisible) { [environment] in environment.isNarrow }
        let caption = Label(tr("Servings"))
        caption.bind(\.isVisible) { [environment] in !environment.isNarrow }
        let servings = Box(.horizontal, spacing: Space.small, [sign, caption, stepper])
        return WrapBox(spacing: Space.small, [servings, units.layout(vertical: .center)])
    }

    private func recipe() -> Widget {
        let tabs = TabView(
            tr("Recipe"),
            [
                TabPage(id: "ingredients", title: tr("Ingredients")) { [model, unowned self] in
                    Box(.vertical, spacing: Space.small, [portions(), DrinkIngredients(model: model)])
                },
                TabPage(id: "instructions", title: tr("Instructions")) { [model, unowned self] in
                    Box(.vertical, spacing: Space.small, [portions(), DrinkInstructions(model: model)])
                },
                TabPage(id: "shop", title: tr("Shop")) { [model] in DrinkShop(model: model) },
            ])
        tabs.bind(\.selection) { [model] in model.tab }
        tabs.onSelected { [model] in model.tab = $0 }
        return tabs
    }
}
