import GTK
import TestSupport
import Testing

@MainActor @Suite("Tooltips", .serialized)
struct TooltipTests {
    init() { Stage.open() }

    @Test(
        "a tooltip leaves a widget as visible as it was, in a window and before", arguments: [true, false])
    func visibility(isVisible: Bool) {
        let label = Label("Lemon")
        label.isVisible = isVisible
        label.tooltip = "A sour sun"
        #expect(label.tooltip == "A sour sun" && label.isVisible == isVisible)
        Stage.show(Box(.vertical, [label, Label("Lime")])) { _ in
            #expect(label.isMapped == isVisible)
            label.tooltip = "A sour moon"
            #expect(label.tooltip == "A sour moon" && label.isMapped == isVisible)
            label.tooltip = nil
            #expect(label.tooltip == nil && label.isVisible == isVisible)
        }
    }
}
