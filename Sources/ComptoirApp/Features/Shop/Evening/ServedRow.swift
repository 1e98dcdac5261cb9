import ComptoirWidgets
import GTK
import Store
import Widgets

/// A drink that is served, with its picture, and how many of it each guest has.
@MainActor
final class ServedRow: Box {
    private let picture = DrinkPicture(size: 64)
    private let caption = Label.wrapping().styled("cart-name")
    private let each = Stepper("", value: 1, in: 1...Double(Evening.eachLimit))
    private let remove: Button

    /// Makes the row of a drink.
    /// - Parameter drink: its id.
    init(_ drink: String, _ model: EveningModel) {
        remove = Button(icon: "comptoir-close-symbolic", named: "") { model.drinkRemoved(drink) }
            .styled("flat", "round", "small")
        super.init(.vertical)
        layout(margins: Insets(top: Space.small))
        each.onChanged { model.eachChosen(Int($0), of: drink) }
        // In a narrow window how many is below the name, beside the picture, and the button beside the name.
        let (beside, end) = (Box(.vertical), Box(.vertical))
        let unit = Label(tr("per guest")).styled("caption", "quiet").layout(vertical: .center)
        // The number's own name says that.
        unit.setAccessible(.hidden, true)
        let number = WrapBox(spacing: Space.small, [each, unit])
        append(TextLine([picture], text: SplitLine(TextLine(text: caption, [beside]), number), [end]))
        observe({ model.environment.isNarrow }) { [remove] _, isNarrow in
            (isNarrow ? end : beside).setChildren([])
            (isNarrow ? beside : end).setChildren([remove])
            (beside.isVisible, end.isVisible) = (isNarrow, !isNarrow)
        }
    }

    /// Shows how the drink is served now.
    func show(_ drink: EveningModel.Served) {
        // Until the picture is known, its room is kept.
        picture.opacity = drink.sketch == nil ? 0 : 1
        if let sketch = drink.sketch { picture.art = DrinkArt(sketch) }
        caption.text = drink.name
        each.spokenName = tr("{drink} for each guest", ["drink": drink.name])
        each.value = Double(drink.each)
        let words = tr("Remove {name}", ["name": drink.name])
        remove.tooltip = words
        remove.accessibleLabel = words
    }
}
