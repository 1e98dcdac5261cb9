import GTK
import Store
import Widgets

/// What a product is, what it costs, which the person says themselves, and how many of it are wanted.
@MainActor
final class ProductForm: Box {
    private let model: ProductModel

    init(model: ProductModel) {
        self.model = model
        super.init(.vertical, spacing: Space.small)
        append(head())
        let price = FormRow(tr("Price ({currency})", ["currency": model.currencyCode]), price())
        // On a phone it takes a second line rather than the field does.
        price.captionWidth = 10
        append(price)
        append(problem())
        append(choices())
        let stepper = Stepper(tr("In the cart"), value: 0, in: 0...Double(Cart.quantityLimit))
        stepper.bind(\.value) { Double(model.quantity) }
        stepper.onChanged { model.quantityChosen(Int($0)) }
        stepper.passOverAtFirst()
        append(FormRow(tr("In the cart"), stepper))
        append(total())
    }

    /// The name, with the size of the pack and the aisle below it.
    private func head() -> Widget {
        let name = Label.wrapping().styled("title-1")
        name.bind(\.text) { [model] in model.summary?.name ?? "" }
        let line = Label.wrapping().styled("quiet")
        line.bind(\.text) { [model] in model.line }
        return Box(.vertical, spacing: Space.tiny, [name, line]).layout(margins: Insets(bottom: Space.small))
    }

    /// What is wanted costs, and what saves it.
    private func total() -> Widget {
        let cost = Label().styled("title-2")
        cost.bind(\.text) { [model] in model.costText ?? "" }
        cost.bind(\.isVisible) { [model] in model.costText != nil && model.quantity > 0 }
        let update = Button("") { [model] in model.updateClicked() }.styled("primary")
        update.wrapsLabel = true
        update.bind(\.label) { [model] in model.isFirst ? tr("_Add to cart") : tr("_Update cart") }
        update.bind(\.isSensitive) { [model] in model.canUpdate || model.isFirst }
        return Box(.horizontal, spacing: Space.medium, [cost, update.layout(expand: [.horizontal])])
            .layout(margins: Insets(top: Space.small))
    }

    private func price() -> Widget {
        let entry = Entry(placeholder: tr("not set"), purpose: .number).styled("tabular", "price")
        entry.textAlignment = 1
        entry.widthInCharacters = 7
        entry.maximumWidthInCharacters = 8
        entry.maximumLength = 40
        entry.bind(\.text) { [model] in model.priceText }
        // How many is what most people have come for.
        entry.passOverAtFirst()
        entry.onActivate { [weak entry, model] in model.priceTyped(entry?.text ?? "") }
        entry.onFocusChange { [weak entry, model] hasFocus in
            if !hasFocus, let text = entry?.text, text != model.priceText { model.priceTyped(text) }
        }
        return entry
    }

    private func problem() -> Widget {
        let label = Label.wrapping().styled("danger", "caption")
        label.announced(as: .alert)
        label.bind(\.text) { [model] in model.priceProblem ?? "" }
        label.bind(\.isVisible) { [model] in model.priceProblem != nil }
        return label
    }

    /// What a price may mean that can be read in two ways.
    private func choices() -> Widget {
        let box = WrapBox()
        box.observe({ [model] in model.priceChoices }) { [model] box, prices in
            box.isVisible = !prices.isEmpty
            let question = Label(tr("What does that mean?")).styled("caption", "quiet")
            box.setChildren(
                [question]
                    + prices.map { price in
                        Button(model.environment.formats.money(price)) { model.priceChosen(price) }.styled("chip")
                    })
        }
        return box
    }
}

extension ProductModel {
    /// The code of the currency that the price is typed in.
    var currencyCode: String { (summary?.price?.currency ?? environment.currency).code }

    /// The size of the pack and the aisle on one line.
    var line: String {
        guard let summary else { return "" }
        return [environment.formats.pack(summary.pack), summary.kind.title].joined(separator: " · ")
    }
}
