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
        "a text without a space in it takes no longer to measure than it is long, and a usual one breaks between its words"
    )
    func endlessWord() {
        let label = Label("")
        label.wraps = true
        func time(_ letters: Int) -> Double {
            label.text = String(repeating: "x", count: letters)
            let start = processorTime()
            _ = label.measured(.horizontal)
            return processorTime() - start
        }
        // Its square would take 64 times as long.
        let ratio = (0..<3).map { _ in time(8_000) / max(time(1_000), 0.000_2) }.min() ?? .infinity
        #expect(ratio < 24, "\(ratio)")
        // Broken at any letter, the longer of two words would have no line of its own.
        label.text = "a \(String(repeating: "x", count: 30))"
        let width = Label(String(repeating: "x", count: 30)).measured(.horizontal).natural
        let line = Label("a").measured(.vertical).natural
        #expect(label.measured(.vertical, for: width).natural == 2 * line)
    }

    @Test("the underscore of a mnemonic is not a part of the text, as it is in a label without one")
    func mnemonic() {
        #expect(Label(mnemonic: "_Add a drink").text == "Add a drink" && Label("_Add").text == "_Add")
    }

    @Test("a button's text wraps where it should")
    func button() {
        let button = Button("Some words to wrap")
        let whole = button.measured(.horizontal).minimum
        button.wrapsLabel = true
        #expect(button.wrapsLabel && button.measured(.horizontal).minimum < whole)
    }
}
