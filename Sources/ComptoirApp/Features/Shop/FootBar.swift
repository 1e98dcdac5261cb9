import GTK
import Widgets

/// How much there is and the way on, at the foot of a narrow window, where the receipt that has both is below the rest of the
/// page.
@MainActor
class FootBar: Box {
    /// Makes a bar.
    /// - Parameters:
    ///   - environment: tells whether the window is narrow.
    ///   - count: how much there is, in words.
    ///   - total: what it costs, or what it is; nil or empty for neither.
    ///   - button: what is done with it.
    ///   - isNeeded: whether there is anything.
    init(
        _ environment: Environment, count: @escaping @MainActor () -> String,
        total: @escaping @MainActor () -> String?, button: Button, isNeeded: @escaping @MainActor () -> Bool
    ) {
        super.init(.vertical)
        styled("cart-footer")
        let words = Label.wrapping().styled("cart-count")
        words.bind(\.text, to: count)
        let sum = Label.wrapping().styled("caption", "quiet")
        (sum.ellipsis, sum.lineLimit) = (.end, 2)
        sum.bind(\.text) { total() ?? "" }
        sum.bind(\.isVisible) { total()?.isEmpty == false }
        button.wrapsLabel = true
        let line = SplitLine(Box(.vertical, [words, sum]).layout(vertical: .center), button.styled("primary"))
        line.below = .filling
        append(line.layout(margins: Insets(vertical: Space.small, horizontal: Space.page)))
        bind(\.isVisible) { environment.isNarrow && isNeeded() }
    }
}
