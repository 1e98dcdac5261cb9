import ComptoirWidgets
import GTK
import Widgets

/// The last card of the list of counters, which asks what else is to be counted.
@MainActor
final class AddingCard: Box {
    init() {
        let tally = TallyMarks(3, seed: 5)
        let question = Label.wrapping(tr("What would you like to count?")).styled("adding-question")
        let hint = Label.wrapping(tr("Days with, days without, days since or days until")).styled("quiet", "caption")
        for label in [question, hint] {
            label.isCentered = true
            label.textAlignment = 0.5
        }
        super.init(.vertical)
        styled("adding-card")
        append(
            Box(.vertical, spacing: Space.small, [tally.styled("adding-marks"), question, hint])
                .layout(horizontal: .center, vertical: .center, expand: [.horizontal, .vertical]))
    }
}
