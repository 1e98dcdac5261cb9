import GTK
import Store
import Widgets

/// One product's page: what one gets, what it costs, and how many are wanted.
@MainActor
final class ProductView: Box, RunsUnderHeader {
    private let model: ProductModel

    init(model: ProductModel, environment: Environment) {
        self.model = model
        super.init(.vertical)
        let picture = ProductPicture(size: 216, environment)
        let stage = ProductStage(picture, height: 264)
        stage.observe({ model.summary }) { stage, summary in
            picture.show(summary)
            if let summary { stage.tint = summary.tint }
        }
        let body = Box(
            .vertical, spacing: Space.medium,
            [
                stage,
                Clamp(TwoColumns(words(), ProductForm(model: model)), to: 1080).layout(
                    margins: Insets(top: 0, bottom: Space.huge, start: Space.large, end: Space.large)),
            ])
        let page = DetailPage(
            body, coverHeight: 264, backName: tr("Back"), covers: [StatusPage(environment.folders, model.status)],
            back: { environment.navigator.back() })
        page.bind(\.title) { model.summary?.name ?? "" }
        page.bind(\.isCovered) { model.record.state.isOver && model.product == nil }
        append(page.layout(expand: [.horizontal, .vertical]))
        model.appeared()
    }

    private func words() -> Widget {
        let name = Label.wrapping().styled("title-1")
        name.bind(\.text) { [model] in model.summary?.name ?? "" }
        let line = Label.wrapping().styled("quiet")
        line.bind(\.text) { [model] in model.line }
        let text = Label.wrapping(isSelectable: true).styled("prose")
        text.bind(\.text) { [model] in model.product?.text ?? "" }
        text.bind(\.isVisible) { [model] in model.product?.text.isEmpty == false }
        let basis = Label.wrapping().styled("caption", "quiet")
        basis.bind(\.text) { [model] in model.product?.pack.basisText ?? "" }
        let links = WrapBox()
        links.observe({ [model] in model.product?.of }) { [environment = model.environment] box, subject in
            var buttons: [Widget] = []
            if let fruit = subject?.fruit {
                buttons.append(
                    Button(tr("About this fruit")) { environment.navigator.open(.fruit(fruit)) }.styled("chip"))
            }
            if let ingredient = subject?.ingredient {
                buttons.append(
                    Button(tr("Drinks with it")) { environment.showDrinks(with: ingredient) }.styled("chip"))
            }
            box.setChildren(buttons)
        }
        return Box(.vertical, spacing: Space.small, [name, line, text, links, basis])
    }
}

extension ProductModel {
    /// The size of the pack and the aisle on one line.
    var line: String {
        guard let summary else { return "" }
        return [environment.formats.pack(summary.pack), summary.kind.title].joined(separator: " · ")
    }
}

extension Environment {
    /// Shows the drinks that an ingredient goes into.
    func showDrinks(with ingredient: String) {
        var query = DrinkQuery()
        query.ingredient = ingredient
        navigator.open(.drinksMatching(query))
    }
}
