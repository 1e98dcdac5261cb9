import TestSupport
import Testing

@testable import GTK

@MainActor @Suite("The last words of a text", .serialized)
struct LastWordsTests {
    init() { Stage.open() }

    @Test(
        "a short word at the end of a sentence takes the one before it along",
        arguments: [
            ("Set a home place to see the nearest first.", 35), ("Changes are saved as you make them.", 30),
            ("one two three four fünf", 20), ("Corpse Reviver #2", 14),
        ])
    func place(text: String, place: Int) throws {
        let space = try #require(text.lastBreakToAvoid)
        #expect(Array(text.utf8)[space] == UInt8(ascii: " "))
        #expect(!text.utf8.dropFirst(space + 1).contains(UInt8(ascii: " ")))
    }

    @Test(
        "a few words, long ones, and words that are no sentence are broken wherever there is no room",
        arguments: [
            "", "Gin", "Goes into 1 drink", "Number #2", "One two three four extraordinarily",
            "Of what is extraordinarily long",
            " ",
        ])
    func none(text: String) { #expect(text.lastBreakToAvoid == nil) }

    /// Returns how wide the text is where it has a little less room than a line of it needs.
    private func widthBroken(_ label: Label) -> Double {
        let whole = Label(label.text).measured(.horizontal).natural
        let box = Box(.vertical, [label])
        defer { box.remove(label) }
        return Stage.show(box, width: whole - 2) { _ in label.textSize.width }
    }

    private func width(_ text: String) -> Double { Label(text).textSize.width }

    @Test("the last line is never one short word, another text has its own place, and all of it can be undone")
    func kept() {
        let label = Label("Changes are saved as you make them.")
        label.wraps = true
        #expect(abs(widthBroken(label) - width("Changes are saved as you make")) <= 1)
        label.keepsLastWords = true
        #expect(abs(widthBroken(label) - width("Changes are saved as you")) <= 1)
        label.text = "Set a home place to see the nearest first."
        #expect(abs(widthBroken(label) - width("Set a home place to see the")) <= 1)
        // A place of the text before is none of this one.
        label.text = "Gin and Wermut"
        #expect(abs(widthBroken(label) - width("Gin and")) <= 1)
        label.text = "Changes are saved as you make them."
        label.keepsLastWords = false
        #expect(abs(widthBroken(label) - width("Changes are saved as you make")) <= 1)
    }
}
