import GTK
import Widgets

/// Full-window cards, one for each featured fruit, from one card repeated.
@MainActor
final class OnboardingView: Box {
    private let pager = Pager { tr("Card {number} of {count}", ["number": String($0), "count": String($1)]) }

    init(model: OnboardingModel, folders: Folders) {
        super.init(.vertical)
        append(pager.layout(expand: [.horizontal, .vertical]))
        pager.observe({ model.fruits }) { pager, fruits in
            pager.pages = fruits.map { fruit in
                let card = OnboardingCard(startTitle: tr("Start"))
                card.show(
                    picture: folders.picture(fruit.picture), gradient: GradientPaint(fruit.gradient),
                    name: fruit.name, headline: fruit.headline)
                card.onStart { model.startClicked() }
                return card
            }
            pager.grabFocus()
        }
        model.appeared()
    }
}
