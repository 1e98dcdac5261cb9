import GTK
import Store
import Widgets

/// What stands beside the list while no fruit is open: the fruit of the season on its gradient, and the way to it; a bowl where
/// there is none.
@MainActor
final class FruitInvitation: Box {
    init(_ environment: Environment) {
        let featured = environment.shared(FeaturedFruit.init)
        let folders = environment.folders
        super.init(.vertical)
        let picture = ArtPicture(size: 288)
        picture.bind(\.path) {
            guard let known = featured.found.value else { return nil }
            return known.map { folders.picture($0.fruit.picture) } ?? folders.statusPictures.bowl
        }
        let occasion = Label.wrapping().styled("overline")
        occasion.bind(\.text) { featured.choice?.occasion ?? "" }
        let name = Label.wrapping().styled("hero-name")
        name.bind(\.text) { featured.choice?.fruit.name ?? "" }
        let headline = Label.wrapping().styled("hero-line")
        headline.bind(\.text) {
            guard let known = featured.found.value else { return "" }
            return known?.fruit.headline ?? tr("Choose a fruit from the list.")
        }
        let open = Button(tr("_Read about it")) {
            if let choice = featured.choice { environment.navigator.openFromList(.fruit(choice.fruit.id)) }
        }
        for part in [occasion, name, open] as [Widget] { part.bind(\.isVisible) { featured.choice != nil } }
        for label in [occasion, name, headline] {
            label.isCentered = true
            label.textAlignment = 0.5
        }
        let parts = [picture, occasion, name, headline, open.layout(margins: Insets(top: Space.small))] as [Widget]
        let content = Box(.vertical, spacing: Space.tiny, parts.map { $0.layout(horizontal: .center) })
        let panel = GradientPanel(content, light: picture)
        panel.bind(\.paint) { featured.choice.map { GradientPaint($0.fruit.gradient) } }
        append(panel.layout(expand: [.horizontal, .vertical]))
        observe({ environment.today.day }) { _, _ in featured.follow() }
    }
}
