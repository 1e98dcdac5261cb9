internal import Foundation

/// The words of a person's language that typed lines may have around an ingredient's name.
///
/// Like ``ErrorWording`` it is given a closure that looks texts up. The English words are understood in every language;
/// case and accents do not count.
public struct ShelfWords: Sendable, Hashable {
    private struct StateWord: Hashable {
        let word: String
        let state: ShelfItem.State
    }

    /// The longest first, so that “almost empty” is not read as “empty”.
    private let states: [StateWord]
    private let linking: [String]

    /// The English words alone.
    public static let english = ShelfWords { $0 }

    /// The words of a language, and the English ones.
    ///
    /// - Parameter translate: Gives the translation of a msgid, or the msgid itself where there is none.
    public init(translate: ErrorWording.Translator) {
        func tr(_ msgid: String) -> Set<String> {
            let words = (msgid + "," + translate(msgid)).split(separator: ",")
            return Set(words.map { Self.tidy(String($0)) }).subtracting([""])
        }
        // Translators: what a person may type of a bottle that is nearly empty, as in “gin: low”; words parted by commas.
        let low = tr("low, running low, almost empty, nearly empty, almost gone, almost out")
        // Translators: what a person may type of a bottle that is empty, as in “gin (empty)”; words parted by commas.
        let empty = tr("empty, gone, all gone, out, finished, used up")
        // Translators: small words before a name, as in “20 cl of gin”, with those that end in an apostrophe; by commas.
        let linking = tr("of, on, the, a, an, some")
        let states = low.map { StateWord(word: $0, state: .low) } + empty.map { StateWord(word: $0, state: .empty) }
        self.states = states.sorted { ($1.word.count, $0.word) < ($0.word.count, $1.word) }
        self.linking = linking.map { $0.hasSuffix("'") ? $0 : $0 + " " }.sorted()
    }

    /// The state that a tidy text says at its end, or at its beginning with a sign or a linking word after it, which is
    /// then taken off; nil where it says none, or nothing else.
    func state(takenFrom text: inout String) -> ShelfItem.State? {
        for known in states {
            if text.hasSuffix(known.word), !Self.isWordy(text.dropLast(known.word.count).last) {
                let rest = Self.tidy(String(text.dropLast(known.word.count)))
                if !rest.isEmpty { text = rest; return known.state }
            }
            if text.hasPrefix(known.word), !Self.isWordy(text.dropFirst(known.word.count).first) {
                let after = text.dropFirst(known.word.count)
                let rest = Self.tidy(String(after))
                let isApart = after.drop(while: \.isWhitespace).first.map { !Self.isWordy($0) } ?? false
                guard !rest.isEmpty, isApart || linking.contains(where: rest.hasPrefix) else { continue }
                text = rest
                return known.state
            }
        }
        return nil
    }

    /// A tidy text, and what is left of it as one linking word after the other is taken off its beginning.
    func names(in text: String) -> [String] {
        var names = [text]
        while let last = names.last, let word = linking.first(where: last.hasPrefix) {
            names.append(Self.tidy(String(last.dropFirst(word.count))))
        }
        return names.filter { !$0.isEmpty }
    }

    /// A text folded, with single blanks, and without signs around it.
    static func tidy(_ text: String) -> String {
        TextFolding.fold(text).split(whereSeparator: \.isWhitespace).joined(separator: " ").trimmingCharacters(
            in: signs)
    }

    private static let signs = CharacterSet(charactersIn: " ,.:=–—-•*·()")

    private static func isWordy(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "-" } ?? false
    }
}
