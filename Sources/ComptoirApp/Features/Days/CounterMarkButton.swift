import GTK
import Store
import Widgets

/// Marks today for a counter of marked days, or takes the mark away; there is none for the others.
@MainActor
final class CounterMarkButton: CustomWidget {
    private let button = Button(child: nil).styled("today-mark")
    private let icon = Image(sign: "comptoir-plus-symbolic")
    private let clicked = HandlerList<Void>()

    override init() {
        super.init()
        button.child = Box(.horizontal, spacing: Space.tiny, [icon, Label(tr("Today"))])
        adopt(button)
        button.onClicked { [weak self] in self?.clicked.send() }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "counter-mark"
        type.role = AccessibleRole.none
    }

    /// Shows whether today is marked.
    func show(_ place: CounterLine.Place) {
        isVisible = place.counter.settings.countsMarks && place.state != nil
        let isMarked = place.state?.isMarkedToday ?? false
        icon.icon = isMarked ? "comptoir-check-symbolic" : "comptoir-plus-symbolic"
        button[cssClass: "on"] = isMarked
        button.accessibleLabel = isMarked ? tr("Take today’s mark away") : tr("Today as well")
    }

    /// Called when today is to be marked, or no longer.
    @discardableResult
    func onClicked(_ handler: @escaping @MainActor () -> Void) -> Connection { clicked.add(handler) }
}
