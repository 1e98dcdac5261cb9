import GTK
import Store
import Widgets

/// What stands beside the list while no fruit is open: the fruit of the season, and the way to it; a bowl where there is
/// none.
@MainActor
final class FruitInvitation: Box {
    init(_ environment: Environment) {
        let featured = environment.shared(FeaturedFruit.init)
        let folders = environment.folders
        super.init(.vertical, spacing: Space.small)
        let picture = ArtPicture(size: 240)
        picture.bind(\.path) {
            guard let known = featured.found.value else { return nil }
            return known.map { folders.picture($0.fruit.picture) } ?? folders.statusPictures.bowl
        }
        let occasion = Label.wrapping().styled("overline", "quiet")
        occasion.bind(\.text) { featured.choice?.occasion ?? "" }
        let name = Label.wrapping().styled("title-1")
        name.bind(\.text) { featured.choice?.fruit.name ?? "" }
        let headline = Label.wrapping().styled("quiet")
        headline.bind(\.text) {
            guard let known = featured.found.value else { return "" }
            return known?.fruit.headline ?? tr("Choose a fruit from the list.")
        }
        let open = Button(tr("_Read about it")) {
            if let choice = featured.choice { environment.navigator.openFromList(.fruit(choice.fruit.id)) }
        }.styled("primary")
        for part in [occasion, name, open] as [Widget] { part.bind(\.isVisible) { featured.choice != nil } }
        for label in [occasion, name, headline] {
            label.isCentered = true
            label.textAlignment = 0.5
        }
        append(picture)
        append(Box(.vertical, spacing: 3, [occasion, name, headline]))
        append(open.layout(margins: Insets(top: Space.tiny)))
        for child in children { child.layout(horizontal: .center) }
        observe({ environment.today.day }) { _, _ in featured.follow() }
    }
}
