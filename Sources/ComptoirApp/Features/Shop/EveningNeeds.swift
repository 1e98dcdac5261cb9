import GTK
import Store
import Widgets

/// What the evening needs, what the shelf has of it, and what is to be bought.
@MainActor
final class EveningNeeds: Box {
    init(model: PartyModel) {
        super.init(.vertical, spacing: Space.medium)
        let status = Label.wrapping().styled("quiet")
        status.bind(\.text) { model.plan.drinks.isEmpty ? tr("Choose the drinks of the evening.") : model.problemText }
        status.bind(\.isVisible) { model.plan.drinks.isEmpty || !model.problemText.isEmpty }
        append(status)
        append(EveningNeeds.purchases(model))
        append(EveningNeeds.lines(model))
    }

    /// What is to be bought, and what it comes to.
    private static func purchases(_ model: PartyModel) -> Widget {
        let list = Box(.vertical, spacing: Space.small)
        list.observe({ model.needs.value?.purchases ?? [] }) { list, purchases in
            list.removeAll()
            for purchase in purchases {
                let picture = ProductPicture(size: 48, model.environment)
                picture.show(purchase.product)
                list.append(TextLine([picture], text: Label.wrapping(model.title(purchase))))
            }
        }
        let total = Label.wrapping().styled("title-2")
        total.bind(\.text) { model.totalText }
        let buy = Button(tr("Into the _cart")) { model.addToCartClicked() }.styled("primary")
        buy.bind(\.isSensitive) { model.needs.value?.purchases.isEmpty == false }
        let paper = ReceiptPaper(
            Box(
                .vertical, spacing: Space.small,
                [Label(tr("To buy")).styled("receipt-title"), Separator(), list, Separator(), total, buy]))
        paper.bind(\.isVisible) { model.needs.value?.purchases.isEmpty == false }
        return paper
    }

    /// Each ingredient with its reasons.
    private static func lines(_ model: PartyModel) -> Widget {
        let list = Box(.vertical, spacing: Space.medium)
        list.observe({ model.needs.value?.lines ?? [] }) { list, lines in
            list.removeAll()
            for line in lines {
                let texts = model.reasons(line) + model.uses(line)
                let box = Box(.vertical, spacing: 3, [Label.wrapping(model.title(line)).styled("cart-name")])
                for text in texts { box.append(Label.wrapping(text).styled("caption", "quiet")) }
                if let missing = model.missing(line) {
                    box.append(Label.wrapping(missing).styled("caption", "needs-missing"))
                }
                list.append(box)
            }
        }
        let card = Box(.vertical, [Disclosure(tr("What it needs"), isExpanded: true, body: list)])
            .styled("card", "padded")
        card.bind(\.isVisible) { model.needs.value?.lines.isEmpty == false }
        return card
    }
}

/// The evenings that are kept, to be opened again.
@MainActor
final class EveningsKept: Box {
    init(model: PartyModel) {
        super.init(.vertical, spacing: Space.tiny)
        styled("card", "padded")
        append(SectionTitle(tr("Kept evenings"), action: NextStep(tr("New")) { model.newClicked() }))
        let list = Box(.vertical, spacing: Space.tiny)
        list.observe({ model.keptEvenings }) { list, evenings in
            list.removeAll()
            for evening in evenings {
                let open = Button(evening.name) { model.openedKept(evening.id) }.styled("flat")
                let remove = Button(
                    icon: "comptoir-trash-symbolic", named: tr("Delete {name}", ["name": evening.name])
                ) { model.removedKept(evening.id) }.styled("flat")
                list.append(
                    Box(
                        .horizontal, spacing: Space.tiny,
                        [open.layout(horizontal: .start, expand: [.horizontal]), remove]))
            }
        }
        append(list)
        bind(\.isVisible) { !model.evenings.isEmpty }
    }
}

extension PartyModel {
    /// A kept evening with its name.
    struct Kept: Equatable, Identifiable {
        let id: Evening.ID
        let name: String
    }

    /// The kept evenings, the newest first.
    var keptEvenings: [Kept] { evenings.map { Kept(id: $0.id, name: name($0)) } }

    /// Opens a kept evening by its number.
    func openedKept(_ id: Evening.ID) {
        if let evening = evenings.first(where: { $0.id == id }) { opened(evening) }
    }

    /// Takes a kept evening away by its number.
    func removedKept(_ id: Evening.ID) {
        if let evening = evenings.first(where: { $0.id == id }) { removed(evening) }
    }

    /// Why the needs could not be reckoned; empty where they could.
    var problemText: String { if case .failed(let failure) = needs.state { failure.text } else { "" } }
}
