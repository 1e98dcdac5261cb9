/// Reads the numbers of days that a person writes, as in “50, 200”.
public enum MilestoneReader {
    /// Why a text is no list of numbers of days.
    ///
    /// ``ErrorWording`` puts it into words.
    public enum Problem: Error, Sendable, Hashable {
        /// A part of it is no whole number from 1 on.
        case noNumber(String)
        /// A part of it can be read as one number and as several; the number.
        case unclear(String, whole: Int, parts: [Int])
        /// A part of it is more days than are counted.
        case tooMany(String)
        /// There are more numbers than are kept.
        case tooLong(Int)
    }

    /// The most days that a milestone may be.
    public static let most = 1_000_000

    /// Reads numbers, parted by commas, semicolons or spaces; a thousand may be written “1,000” or “1.000” too.
    ///
    /// - Throws: ``Problem`` at the first part that is no number, or can be read in two ways.
    public static func read(_ text: String) throws(Problem) -> [Int] {
        var days: [Int] = []
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0.isNewline || $0 == ";" || $0 == "；" }) {
            var word = word
            while let last = word.last, isComma(last) { word.removeLast() }
            while let first = word.first, isComma(first) { word.removeFirst() }
            if !word.isEmpty { days += try numbers(String(word)) }
        }
        guard days.count <= Milestones.mostOwn else { throw .tooLong(days.count) }
        return days
    }

    private static func numbers(_ word: String) throws(Problem) -> [Int] {
        let shown = TextLimit.name.shown(word)
        let parts = word.split(omittingEmptySubsequences: false) { !$0.isWholeNumber }
        let marks = Set(word.filter { !$0.isWholeNumber })
        let values = parts.compactMap { value($0) }
        let isList = marks.allSatisfy(isComma) && values.count == parts.count
        let isGrouped =
            marks.count == 1 && marks.isSubset(of: groupMarks) && (1...3).contains(parts[0].count)
            && value(parts[0]) != nil && parts.dropFirst().allSatisfy { $0.count == 3 }
        var whole: Int?
        if marks.isEmpty || isGrouped { whole = value(Substring(word.filter(\.isWholeNumber))) }
        if isGrouped, isList, let whole { throw .unclear(shown, whole: whole, parts: values) }
        guard let found = whole.map({ [$0] }) ?? (isList ? values : nil) else { throw .noNumber(shown) }
        if found.contains(where: { $0 > most }) { throw .tooMany(shown) }
        return found
    }

    /// The number of some digits of any script, the first of which is not 0; nil for anything else.
    private static func value(_ digits: Substring) -> Int? {
        let values = digits.compactMap(\.wholeNumberValue)
        guard let first = values.first, first > 0, values.count == digits.count, values.allSatisfy({ $0 < 10 }) else {
            return nil
        }
        // More digits than a number has are more than any that is counted.
        return values.count > 18 ? .max : values.reduce(0) { 10 * $0 + $1 }
    }

    private static func isComma(_ letter: Character) -> Bool { ",،、，".contains(letter) }

    private static let groupMarks = Set(",.'’\u{A0}\u{202F}٬")
}

extension ErrorWording {
    /// The message for what is no list of numbers of days: what was found, and what to write instead.
    public func message(_ problem: MilestoneReader.Problem) -> String {
        switch problem {
        case .noNumber(let text):
            tr("“%1$s” is not a number of days. Write whole numbers from 1 up, as in “50, 200”.", text)
        case .unclear(let text, let whole, let parts):
            tr(
                "“%1$s” may be one number or several. Write “%2$s”, or “%3$s”.", text, String(whole),
                parts.map(String.init).joined(separator: ", "))
        case .tooMany(let text):
            tr("“%1$s” is too many days. Choose %2$s at most.", text, String(MilestoneReader.most))
        case .tooLong(let count):
            tr("These are %1$s numbers. Choose %2$s at most.", String(count), String(Milestones.mostOwn))
        }
    }
}
