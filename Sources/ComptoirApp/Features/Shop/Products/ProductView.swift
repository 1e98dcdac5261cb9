import GTK
import Store
import Widgets

/// One product's page: what one gets, what it costs, how many are wanted, and which drinks it goes into.
@MainActor
final class ProductView: Box, RunsUnderHeader {
    private let model: ProductModel

    init(model: ProductModel, environment: Environment) {
        self.model = model
        super.init(.vertical)
        let picture = ProductPicture(size: 240, environment)
        let stage = ProductStage(picture, height: 264, topInset: 56, beside: ProductForm(model: model))
        stage.observe({ model.summary }) { stage, summary in
            picture.show(summary)
            if let summary { stage.tint = summary.tint }
        }
        let below = Box(.vertical, spacing: Space.large, [words(), drinks(), basis(), sources(environment)])
        let body = Box(
            .vertical, spacing: Space.large,
            [
                stage,
                Clamp(below, to: 1080).layout(
                    margins: Insets(top: 0, bottom: Space.huge, start: Space.page, end: Space.page)),
            ])
        let page = DetailPage(
            body, cover: stage, backName: tr("Back"), covers: [StatusPage(environment.folders, model.status)],
            back: { environment.navigator.back() })
        // On the tinted ground everything can be read that can be read on the page.
        page.ground = .page
        page.bind(\.title) { model.summary?.name ?? "" }
        page.bind(\.isCovered) { model.record.state.isOver && model.product == nil }
        append(page.layout(expand: [.horizontal, .vertical]))
        model.appeared()
    }

    private func drinks() -> Widget {
        DrinkTiles(tr("Drinks with it"), model.environment, most: 8) { [model] in
            model.drinks
        } query: { [model] in
            model.product?.of?.drinks ?? DrinkQuery()
        }
    }

    /// What the server says of it, and the way to its fruit.
    private func words() -> Widget {
        let text = Label.wrapping(isSelectable: true).styled("prose")
        text.bind(\.text) { [model] in model.product?.text ?? "" }
        text.bind(\.isVisible) { [model] in model.product?.text.isEmpty == false }
        let about = Button(tr("About this fruit")) { [model] in
            if let fruit = model.product?.of?.fruit { model.environment.navigator.open(.fruit(fruit)) }
        }.styled("chip").layout(horizontal: .start)
        about.bind(\.isVisible) { [model] in model.product?.of?.fruit != nil }
        let words = Box(.vertical, spacing: Space.small, [text, about])
        words.bind(\.isVisible) { [model] in model.product?.text.isEmpty == false || model.product?.of?.fruit != nil }
        return words
    }

    /// Where the size of the pack is from, folded away.
    private func sources(_ environment: Environment) -> Widget {
        let card = FactCard(tr("Figures and sources"), environment) { [model] in model.facts }
        card.bind(\.isVisible) { [model] in !model.facts.isEmpty }
        return card
    }

    /// What the size of the pack rests on where no source says it, at the foot of the page.
    private func basis() -> Widget {
        let basis = Label.wrapping().styled("caption", "quiet")
        basis.bind(\.text) { [model] in model.product?.pack.basisText ?? "" }
        basis.bind(\.isVisible) { [model] in model.product?.pack.basisText?.isEmpty == false }
        return basis
    }
}
