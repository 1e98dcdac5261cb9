import GTK
import Store
import Widgets

/// What a product is, what it costs, which the person says themselves, and how many of it are wanted.
@MainActor
final class ProductForm: Box {
    private let model: ProductModel
    private let change = Button(icon: "comptoir-edit-symbolic", named: tr("Change the price"))
        .styled("flat", "round", "small")
    private let set = Button(
        child: Box(
            .horizontal, spacing: Space.tiny, [Image(sign: "comptoir-edit-symbolic"), Label(tr("Set a price"))])
    ).styled("chip")

    init(model: ProductModel) {
        self.model = model
        super.init(.vertical, spacing: Space.medium)
        set.accessibleLabel = tr("Set a price")
        for button in [change, set] {
            button.onClicked { model.isPricing = true }
            // How many is what most people have come for.
            button.passOverAtFirst()
        }
        append(head())
        append(cost())
        append(costless())
        let price = FormRow(tr("Price ({currency})", ["currency": model.currencyCode]), price())
        // On a phone it takes a second line rather than the field does.
        price.captionWidth = 10
        price.bind(\.isVisible) { model.isPricing }
        append(price)
        append(problem())
        append(choices())
        append(buying())
    }

    /// The name, with the size of the pack and the aisle below it.
    private func head() -> Widget {
        let name = FittingLabel().styled("title-1")
        name.bind(\.text) { [model] in model.summary?.name ?? "" }
        let line = Label.wrapping().styled("quiet")
        line.bind(\.text) { [model] in model.line }
        return Box(.vertical, spacing: Space.tiny, [name, line])
    }

    /// What it costs, with a way to change that.
    private func cost() -> Widget {
        let cost = Label().styled("title-2")
        cost.bind(\.text) { [model] in model.shownPrice ?? "" }
        let total = Label().styled("caption", "quiet")
        total.bind(\.text) { [model] in model.totalText ?? "" }
        total.bind(\.isVisible) { [model] in model.totalText != nil }
        let line = WrapBox(spacing: Space.small, [cost, change, total].map { $0.layout(vertical: .center) })
        line.bind(\.isVisible) { [model] in model.shownPrice != nil && !model.isPricing }
        return line
    }

    /// The way to say what it costs.
    private func costless() -> Widget {
        let row = Box(.horizontal, [set])
        row.bind(\.isVisible) { [model] in model.shownPrice == nil && !model.isPricing }
        return row
    }

    /// How many are wanted, and what saves that, in one line where there is room.
    private func buying() -> Widget {
        let stepper = Stepper("", value: 1, in: 1...Double(Cart.quantityLimit))
        stepper.bind(\.spokenName) { [model] in model.quantityName }
        stepper.observe({ [model] in (all: model.quantities, one: model.quantity) }) { stepper, now in
            stepper.range = Double(now.all.lowerBound)...Double(now.all.upperBound)
            stepper.value = Double(now.one)
        }
        stepper.onChanged { [model] in model.quantityChosen(Int($0)) }
        stepper.passOverAtFirst()
        let update = Button("") { [model] in model.updateClicked() }.styled("primary", "snug")
        update.wrapsLabel = true
        update.bind(\.label) { [model] in model.isFirst ? tr("_Add to cart") : tr("_Update cart") }
        update.bind(\.isSensitive) { [model] in model.canUpdate }
        let caption = Label.wrapping(tr("In the cart"))
        caption.bind(\.isVisible) { [model] in !model.isFirst }
        let line = WrapBox(spacing: Space.small, [stepper, update])
        line.arrangement = .fill
        return Box(.vertical, spacing: Space.tiny, [caption, line])
    }

    private func price() -> Widget {
        let entry = Entry(placeholder: tr("not set"), purpose: .number).styled("tabular", "price")
        entry.textAlignment = 1
        entry.widthInCharacters = 7
        entry.maximumWidthInCharacters = 8
        entry.maximumLength = 40
        entry.bind(\.text) { [model] in model.priceText }
        // It is there once it is asked for, and then the keyboard is in it.
        entry.onMap { [weak entry] in entry?.grabFocus() }
        entry.onActivate { [weak self, weak entry, model] in
            model.priceTyped(entry?.text ?? "")
            guard !model.isPricing else { return }
            MainLoop.whenIdle {
                guard let self else { return }
                (model.shownPrice == nil ? self.set : self.change).grabFocus()
            }
        }
        entry.onFocusChange { [weak entry, model] hasFocus in
            if !hasFocus, let text = entry?.text { model.priceLeft(text) }
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

    /// What the number of them is: the name of a question until there are some.
    var quantityName: String { isFirst ? tr("How many") : tr("In the cart") }

    /// What its page says that is from a source.
    var facts: [Fact] {
        guard let pack = product?.pack, let source = pack.source else { return [] }
        return [Fact(name: tr("Pack size"), value: environment.formats.pack(pack), sources: [FactSource(source)])]
    }

    /// The size of the pack and the aisle on one line.
    var line: String {
        guard let summary else { return "" }
        return [environment.formats.pack(summary.pack), summary.kind.title].joined(separator: " · ")
    }
}
