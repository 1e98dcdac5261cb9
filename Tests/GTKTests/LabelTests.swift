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

    @Test(
        "a text without a space in it, however long, is measured in a moment, and a usual one breaks between its words")
    func endlessWord() {
        let label = Label(String(repeating: "x", count: 10_000))
        label.wraps = true
        let time = ContinuousClock().measure { _ = label.measured(.horizontal) }
        #expect(time < .seconds(3))
        // Broken at any letter, the longer of two words would have no line of its own.
        label.text = "a \(String(repeating: "x", count: 30))"
        let width = Label(String(repeating: "x", count: 30)).measured(.horizontal).natural
        let line = Label("a").measured(.vertical).natural
        #expect(label.measured(.vertical, for: width).natural == 2 * line)
    }

    @Test("a button's text wraps where it should")
    func button() {
        let button = Button("Some words to wrap")
        let whole = button.measured(.horizontal).minimum
        button.wrapsLabel = true
        #expect(button.wrapsLabel && button.measured(.horizontal).minimum < whole)
    }
}
