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
        append(Label.wrapping(fact.name).styled("caption", "quiet"))
        append(Label.wrapping(fact.value, isSelectable: true))
        if let source = fact.source {
            append(Label.wrapping(tr("Source: {source}", ["source": source])).styled("caption", "quiet"))
        }
    }
}
