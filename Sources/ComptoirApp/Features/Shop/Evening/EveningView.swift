import GTK
import Store
import Widgets

/// Shopping for an evening: who comes, what is served, what that needs, and the evenings that are kept.
@MainActor
final class EveningView: Box, RunsUnderHeader {
    private let model: EveningModel

    /// Makes the page.
    /// - Parameter kept: the evening that is opened, of those that are kept.
    init(model: EveningModel, opening kept: Evening.ID? = nil, environment: Environment) {
        self.model = model
        super.init(.vertical)
        // As high as what it says, so that it stands below the plan and not in the middle of the page.
        let status = StatusPage(environment.folders, scrolls: false, model.status).styled("evening-status")
        let rest = [status, EveningView.ideas(model), EveningsKept(model: model)]
        let shopping = Box(
            .vertical, spacing: Space.large, [EveningPurchases(model: model), EveningNeeds(model: model)])
        // Where nothing is needed the rest has the whole width.
        shopping.bind(\.isVisible) { model.needs.value?.lines.isEmpty == false }
        let columns = TwoColumns(
            Box(.vertical, spacing: Space.medium, rest), shopping, head: EveningPlan(model: model))
        let counter = EveningCounter.make(model)
        let body = Clamp(
            columns.layout(margins: Insets(top: 0, bottom: Space.huge, start: Space.page, end: Space.page)), to: 1080)
        let page = DetailPage(
            Box(.vertical, spacing: Space.large, [counter, body]), cover: counter, backName: tr("Back"),
            actions: [EveningView.menu(model)], back: { environment.navigator.back() })
        page.ground = .page
        page.bind(\.title) { model.pageTitle }
        append(page.layout(expand: [.horizontal, .vertical]))
        append(EveningBar(model))
        model.appeared()
        guard let kept else { return }
        observe({ model.evenings.contains { $0.id == kept } }) { _, isThere in
            if isThere, model.evening == nil { model.openedKept(kept) }
        }
    }
}

extension EveningView {
    /// Some drinks to choose from.
    private static func ideas(_ model: EveningModel) -> Widget {
        let title = SectionTitle("")
        title.bind(\.text) { model.plan.drinks.isEmpty ? tr("Start with one of these") : tr("Add another") }
        return DrinkTiles(
            title, model.environment, most: EveningModel.mostIdeas, drinks: { model.offered.nearestFirst },
            sign: "comptoir-plus-symbolic",
            name: { tr("{name}: {value}", ["name": tr("Add a drink"), "value": $0]) }
        ) { model.drinkAdded($0.id) }
    }

    private static func menu(_ model: EveningModel) -> Button {
        let menu = Button(icon: "comptoir-copy-symbolic", named: tr("The menu")) { model.menuClicked() }
        menu.bind(\.isVisible) { !model.plan.drinks.isEmpty }
        return menu
    }
}
