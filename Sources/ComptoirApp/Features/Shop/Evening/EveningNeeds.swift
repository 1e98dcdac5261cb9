import GTK
import Store
import Widgets

/// What the evening needs, what the shelf has of it, and what is to be bought.
@MainActor
final class EveningNeeds: Box {
    init(model: EveningModel) {
        super.init(.vertical, spacing: Space.medium)
        append(EveningNeeds.purchases(model))
        append(EveningNeeds.lines(model))
        bind(\.isVisible) { model.needs.value?.lines.isEmpty == false }
    }

    /// What is to be bought, and what it comes to.
    private static func purchases(_ model: EveningModel) -> Widget {
        let list = Box(.vertical, spacing: Space.small)
        list.observe({ model.needs.value?.purchases ?? [] }) { list, purchases in
            list.removeAll()
            for purchase in purchases {
                list.append(
                    ReceiptLine(
                        purchase.product, count: purchase.packs, name: purchase.product.name,
                        details: [model.environment.formats.pack(purchase.product.pack)], cost: purchase.cost,
                        model.environment))
            }
        }
        let total = Label.wrapping()
        total.bind(\.text) { model.totalText }
        // How many things have no price is no sum.
        total.observe({ model.hasTotal }) { total, isSum in
            total[cssClass: "title-1"] = isSum
            total[cssClass: "quiet"] = !isSum
        }
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
    private static func lines(_ model: EveningModel) -> Widget {
        // Its words begin where those of the heading do.
        let list = Box(.vertical, spacing: Space.small)
            .layout(margins: Insets(vertical: Space.tiny, horizontal: Space.tiny))
        list.observe({ model.needs.value?.lines ?? [] }) { list, lines in
            list.removeAll()
            for line in lines {
                list.append(EveningNeeds.line(line, model))
            }
        }
        let card = Box(.vertical, [Disclosure(tr("What it needs"), isExpanded: true, body: list)])
            .styled("card", "padded")
        card.bind(\.isVisible) { model.needs.value?.lines.isEmpty == false }
        return card
    }

    /// An ingredient: a sign says whether it is there or to be bought, and words what for and from where.
    private static func line(_ line: Needs.Line, _ model: EveningModel) -> Widget {
        let words = Box(.vertical, spacing: 3, [Label.wrapping(model.title(line)).styled("needs-name")])
        for text in model.reasons(line) + model.uses(line) {
            words.append(Label.wrapping(text).styled("caption", "quiet"))
        }
        if let missing = model.missing(line) {
            words.append(Label.wrapping(missing).styled("caption", "needs-missing"))
        }
        let sign = Image(sign: line.isMissing ? "comptoir-shop-symbolic" : "comptoir-check-symbolic")
            .styled(line.isMissing ? "needs-missing" : "needs-there")
            .layout(vertical: .start, margins: Insets(top: 3))
        sign.setAccessible(.hidden, true)
        return TextLine([sign], text: words)
    }
}
