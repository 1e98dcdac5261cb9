import GTK
import Store
import Widgets

extension FruitSummary {
    /// What assistive technology says of the fruit's row.
    var spoken: String {
        let values: TextValues = ["name": name, "headline": headline]
        return isFavourite ? tr("{name}. {headline}. Favourite", values) : tr("{name}. {headline}", values)
    }
}

/// One fruit in the list.
@MainActor
final class FruitRow: Box {
    private let heart = Image(sign: "comptoir-heart-filled-symbolic")
    private let row: GradientRow

    init(_ environment: Environment) {
        row = GradientRow(trailing: heart)
        super.init(.vertical, spacing: 0)
        row.bind(\.wrapsHeadline) {
            environment.isNarrow || environment.preferences.isTextLarge || !environment.hasOwnType
        }
        row.layout(margins: Insets(vertical: 5, horizontal: Space.page))
        append(row)
        heart.accessibleLabel = tr("Favourite")
    }

    func show(_ fruit: FruitSummary, folders: Folders) {
        heart.isVisible = fruit.isFavourite
        row.show(
            picture: folders.picture(fruit.picture), gradient: GradientPaint(fruit.gradient), name: fruit.name,
            headline: fruit.headline)
    }
}
