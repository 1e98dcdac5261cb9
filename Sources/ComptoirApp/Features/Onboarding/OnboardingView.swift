import GTK
import Store
import Widgets

/// Full-window cards, one for each featured fruit, from one card repeated.
@MainActor
final class OnboardingView: Box {
    private let pager = Pager { tr("Card {number} of {count}", ["number": $0, "count": $1]) }

    init(model: OnboardingModel, folders: Folders) {
        super.init(.vertical)
        let dots = PageDots(label: tr("Cards")) {
            tr("Card {number} of {count}", ["number": $0, "count": $1])
        }.layout(horizontal: .center, vertical: .end, margins: Insets(bottom: Space.medium))
        let line = HeaderLine()
        let follow = { @MainActor [weak dots, weak line] (page: Int) in
            let gradient = GradientPaint(model.fruits[page].gradient)
            dots?.setForeground(for: gradient)
            line?.ground = HeaderGround(on: gradient)
        }
        dots.onSelected { [pager] page in
            pager.page = page
            follow(page)
        }
        pager.onPageChanged { [weak dots] page in
            dots?.page = page
            follow(page)
        }
        append(Overlay(pager, over: [dots, line.layout(vertical: .start)]).layout(expand: [.horizontal, .vertical]))
        dots.bind(\.count) { model.fruits.count }
        pager.observe({ model.fruits }) { pager, fruits in
            pager.pages = fruits.map { fruit in
                let card = OnboardingCard(startTitle: tr("Start exploring"))
                card.show(
                    picture: folders.picture(fruit.picture), gradient: GradientPaint(fruit.gradient),
                    name: fruit.name, headline: fruit.headline)
                card.onStart { model.startClicked() }
                return card
            }
            pager.grabFocus()
            if !fruits.isEmpty { follow(0) }
        }
        model.appeared()
    }
}
