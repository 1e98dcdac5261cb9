internal import Foundation

/// How long a text of one sort may be, and whether it stands on one line.
///
/// All that a person, a server or another program can put in is tidied and measured by one of these before it is kept,
/// and what is longer in a library already is shown cut. Characters are Unicode scalars, as a field for text counts them.
public struct TextLimit: Sendable, Hashable {
    /// What a text is, for the words about it.
    public enum Sort: Sendable, Hashable {
        case name, note, text
    }

    /// What it is.
    public let sort: Sort

    /// The most characters, above 0.
    public let characters: Int

    /// Whether it stands on one line.
    public let isOneLine: Bool

    /// What something is called: a counter, an evening, a store.
    public static let name = TextLimit(sort: .name, characters: 100, isOneLine: true)

    /// What a person notes.
    public static let note = TextLimit(sort: .note, characters: 2_000, isOneLine: false)

    /// A line that is written down: what is to be bought, what a server answers.
    public static let line = TextLimit(sort: .text, characters: 300, isOneLine: true)

    /// Some lines of a store: its address, its hours.
    public static let lines = TextLimit(sort: .text, characters: 1_000, isOneLine: false)

    /// A text as it is kept: without what cannot be seen and what turns the direction of others, without space around
    /// it, and on one line where it stands on one. It may still be too long.
    public func tidied(_ text: String) -> String {
        String(String.UnicodeScalarView(scalars(of: text, upTo: .max).kept))
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// A text as it is kept.
    ///
    /// - Throws: ``TextProblem`` where it is too long.
    public func checked(_ text: String) throws(TextProblem) -> String {
        let tidied = tidied(text)
        // A character has at least one byte, so that few texts need counting.
        if tidied.utf8.count > characters {
            let found = tidied.unicodeScalars.count
            if found > characters { throw TextProblem(sort: sort, found: found, limit: characters) }
        }
        return tidied
    }

    /// A text as it is shown, whoever wrote it: what is too long is cut, with “…” in place of the rest.
    ///
    /// What it costs is that of what is shown, however long the text is.
    public func shown(_ text: String) -> String {
        if text.utf8.count <= characters, text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
        let (kept, isWhole) = scalars(of: text, upTo: characters)
        let whole = String(String.UnicodeScalarView(kept))
        if isWhole { return whole }
        // A letter is not parted from its accents, unless there is nothing else.
        let cut = String(whole.dropLast())
        return (cut.isEmpty ? String(String.UnicodeScalarView(kept.dropLast())) : cut) + "…"
    }

    /// Whether a text that is not too long is shown as it is.
    func isShownWhole(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { 0x20..<0x7F ~= $0.value || ($0.shown == $0 && !(isOneLine && $0.isNewline)) }
    }

    /// The characters that are kept, up to a number of them, and whether those are all.
    private func scalars(of text: String, upTo most: Int) -> (kept: [Unicode.Scalar], isWhole: Bool) {
        var kept: [Unicode.Scalar] = []
        kept.reserveCapacity(min(text.utf8.count, most))
        var last: Unicode.Scalar = "x"
        for scalar in text.unicodeScalars {
            defer { last = scalar }
            // CR LF is one line break everywhere; on one line those beside each other are one space.
            if scalar.isNewline, last.isNewline, isOneLine || (last == "\r" && scalar == "\n") { continue }
            guard let shown = scalar.isNewline ? (isOneLine ? " " : "\n") : scalar.shown else { continue }
            if kept.count == most { return (kept, false) }
            kept.append(shown)
        }
        return (kept, true)
    }
}

extension Unicode.Scalar {
    fileprivate var isNewline: Bool { Character(self).isNewline }

    /// What stands for it in a text that is kept: nothing for what steers a machine or turns the direction of others.
    fileprivate var shown: Unicode.Scalar? {
        if self == "\t" { return " " }
        if self == "\n" { return self }
        return properties.generalCategory == .control || properties.isBidiControl ? nil : self
    }
}
