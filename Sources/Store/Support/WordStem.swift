/// Makes a word and its plural one, as English and French form it.
///
/// Stems are for comparing with each other only, and are no words: `cherry` and `cherries` give `cherri`, `leaf` and
/// `leaves` give `leav`, `eau` and `eaux` give `eau`.
enum WordStem {
    /// The stem of a folded word.
    static func stem(_ word: Substring) -> String {
        var stem = word
        if stem.count > 3, stem.last == "s" || stem.last == "x", !stem.hasSuffix("ss") { stem.removeLast() }
        // The e of “mangoes” and “peaches” goes, and so must that of “limes”, of which one is no “lim”.
        if stem.count > 3, stem.last == "e" { stem.removeLast() }
        switch stem.last {
        case "y": return stem.dropLast() + "i"
        case "f": return stem.dropLast() + "v"
        default: return String(stem)
        }
    }

    /// The stems of a text's words, without the “s” that an apostrophe parts off.
    static func stems(of text: String) -> [String] {
        TextFolding.words(in: text).filter { $0 != "s" }.map(stem)
    }
}
