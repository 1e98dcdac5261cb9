import Testing

@testable import Store

@Suite("A text that is put in")
struct TextLimitTests {
    @Test("loses what cannot be seen and what turns the direction of others, and its line breaks where it has one line")
    func tidied() {
        #expect(TextLimit.name.tidied(" a\u{0}b\u{7}\u{202E}c\u{2066}d\u{200F} ") == "abcd")
        #expect(TextLimit.name.tidied("one\r\ntwo\n\nthree\u{2028}four\tfive") == "one two three four five")
        #expect(TextLimit.note.tidied("one\r\ntwo\n\nthree\u{2029}four\n") == "one\ntwo\n\nthree\nfour")
        #expect(TextLimit.note.tidied("👨‍👩‍👧 ❤️ می‌خواهم") == "👨‍👩‍👧 ❤️ می‌خواهم")
    }

    @Test("is kept up to its limit, and beyond it told", arguments: ["a", "é", "本", "🍏", "e\u{301}"])
    func checked(letter: String) throws {
        let size = letter.unicodeScalars.count
        let most = String(repeating: letter, count: 100 / size)
        #expect(try TextLimit.name.checked(" \(most)\n") == most)
        #expect(throws: TextProblem(sort: .name, found: 100 + size, limit: 100)) {
            try TextLimit.name.checked(most + letter)
        }
        #expect(
            "\(TextProblem(sort: .name, found: 101, limit: 100))"
                == "The name has 101 characters and may have 100 at most. Choose a shorter one.")
    }

    @Test("is shown cut where it is too long, between two letters and at the cost of what is shown")
    func shown() {
        #expect(TextLimit.name.shown("Sugar") == "Sugar")
        #expect(TextLimit.name.shown(String(repeating: "é", count: 100)) == String(repeating: "é", count: 100))
        #expect(TextLimit.name.shown(String(repeating: "a", count: 101)) == String(repeating: "a", count: 99) + "…")
        let accents = TextLimit.name.shown(String(repeating: "e\u{301}", count: 60))
        #expect(accents == String(repeating: "é", count: 49) + "…")
        #expect(TextLimit.name.shown("e" + String(repeating: "\u{301}", count: 5_000)).unicodeScalars.count == 100)
        let endless = String(repeating: "ü", count: 10_000_000)
        let time = ContinuousClock().measure {
            for _ in 0..<1_000 { #expect(TextLimit.note.shown(endless).unicodeScalars.count == 2_000) }
        }
        // A thousand times all of it would be ten milliards of characters.
        #expect(time < .seconds(60))
    }

    @Test("that is a counter's name makes room for the number of another")
    func unused() {
        let long = String(repeating: "a", count: 100)
        let second = String(repeating: "a", count: 98) + " 2"
        #expect(CounterName.unused(long, among: [long]) == second)
        #expect(CounterName.problem(second, among: [long]) == nil)
    }
}
