import GTK
import TestSupport
import Testing

@MainActor @Suite("Labels", .serialized)
struct LabelTests {
    init() { Stage.open() }

    @Test("text that wraps asks for one line where it prefers that, and else for as little as the height lets it")
    func oneLine() {
        let label = Label("Some words to wrap")
        let whole = label.measured(.horizontal).natural
        label.wraps = true
        #expect(label.measured(.horizontal, for: 200).natural < whole)
        label.prefersOneLine = true
        #expect(label.prefersOneLine && label.measured(.horizontal, for: 200).natural == whole)
        #expect(label.measured(.horizontal).minimum < whole)
    }

    @Test("a button's text wraps where it should")
    func button() {
        let button = Button("Some words to wrap")
        let whole = button.measured(.horizontal).minimum
        button.wrapsLabel = true
        #expect(button.wrapsLabel && button.measured(.horizontal).minimum < whole)
    }
}
