import GTK
import Store
import Widgets

/// What stands beside the list while no fruit is open: the fruit of the season on its gradient, and the way to it; a bowl where
/// there is none.
@MainActor
final class FruitInvitation: Box {
    /// Makes it.
    /// - Parameter isAwaited: whether the list is still on its way, so that nothing can be chosen yet.
    init(_ environment: Environment, isAwaited: @escaping @MainActor () -> Bool) {
        let featured = environment.shared(FeaturedFruit.init)
        let folders = environment.folders
        super.init(.vertical)
        let picture = ArtPicture(size: 288)
        picture.bind(\.path) {
            guard !isAwaited(), let known = featured.found.value else { return nil }
            return known.map { folders.picture($0.fruit.picture) } ?? folders.statusPictures.bowl
        }
        let occasion = Label.wrapping().styled("overline")
        occasion.bind(\.text) { isAwaited() ? "" : featured.choice?.occasion ?? "" }
        let name = FittingLabel().styled("hero-name")
        name.bind(\.text) { isAwaited() ? "" : featured.choice?.fruit.name ?? "" }
        let headline = Label.wrapping().styled("hero-line")
        headline.bind(\.text) {
            guard !isAwaited(), let known = featured.found.value else { return "" }
            return known?.fruit.headline ?? tr("Choose a fruit from the list.")
        }
        let open = Button(tr("_Read about it")) {
            if let choice = featured.choice { environment.navigator.openFromList(.fruit(choice.fruit.id)) }
        }
        // While it is awaited, what is said of it is drawn as bars.
        for part in [occasion, name] as [Widget] { part.bind(\.isVisible) { featured.choice != nil || isAwaited() } }
        open.bind(\.isVisible) { featured.choice != nil && !isAwaited() }
        for label in [occasion, name.label, headline] {
            label.isCentered = true
            label.textAlignment = 0.5
        }
        let parts = [picture, occasion, name, headline, open.layout(margins: Insets(top: Space.small))] as [Widget]
        let content = Box(.vertical, spacing: Space.tiny, parts.map { $0.layout(horizontal: .center) })
        let panel = GradientPanel(content, light: picture)
        panel.bind(\.paint) { isAwaited() ? nil : featured.choice.map { GradientPaint($0.fruit.gradient) } }
        // Until it is known the panel is as pale as the rows beside it.
        panel.observe({ isAwaited() || featured.found.value == nil }) { $0[cssClass: "awaited"] = $1 }
        append(panel.layout(expand: [.horizontal, .vertical]))
        observe({ environment.today.day }) { _, _ in featured.follow() }
    }
}
