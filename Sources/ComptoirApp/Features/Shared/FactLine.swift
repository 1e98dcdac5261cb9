import GTK
import Widgets

/// One thing that is known, with where it comes from.
struct Fact: Equatable {
    let name: String
    let value: String
    var source: String?
}

/// A line with something that is known.
@MainActor
final class FactLine: Box {
    init(_ fact: Fact) {
        super.init(.vertical)
        let name = FruitView.text("caption").styled("quiet")
        name.text = fact.name
        let value = FruitView.text()
        value.text = fact.value
        value.isSelectable = true
        value.canFocus = false
        append(name)
        append(value)
        if let source = fact.source {
            let label = FruitView.text("caption").styled("quiet")
            label.text = tr("Source: {source}", ["source": source])
            append(label)
        }
        layout(margins: Insets(vertical: 0, horizontal: Space.tiny))
    }
}
