/// A function of expressions: what it is called, what it takes, and what it is for.
///
/// The page for authors and the schema are written from `Function.all`.
public struct Function: Sendable {
    public let name: String
    /// What it takes, in words; what ends in `?` can be left out, what ends in `…` can be repeated.
    public let arguments: [String]
    /// What it comes to, in a sentence.
    public let summary: String
    let apply: @Sendable (inout Evaluator, [Value]) throws(Evaluator.Interruption) -> Value

    init(
        _ name: String, _ arguments: [String], _ summary: String,
        apply: @escaping @Sendable (inout Evaluator, [Value]) throws(Evaluator.Interruption) -> Value
    ) {
        self.name = name
        self.arguments = arguments
        self.summary = summary
        self.apply = apply
    }

    /// All there are, for people first, then lists, numbers, and what is left.
    public static let all: [Function] = ofWords + ofLists + ofNumbers + ofDays

    static let named: [String: Function] = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    /// As it is written: `format(number, places?)`.
    public var signature: String { "\(name)(\(arguments.joined(separator: ", ")))" }

    /// How many values it can be given.
    var counts: ClosedRange<Int> {
        let needed = arguments.filter { !$0.hasSuffix("?") }.count
        return needed...(arguments.last?.hasSuffix("…") == true ? 16 : arguments.count)
    }

    var countInWords: String {
        counts.lowerBound == counts.upperBound ? "\(counts.lowerBound)" : "\(counts.lowerBound) to \(counts.upperBound)"
    }
}

extension Evaluator {
    func list(_ value: Value, _ name: String) throws(Interruption) -> [Value] {
        guard case .list(let list) = value else {
            throw .wrong(.type("`\(name)` takes a list, and found \(value.described)."))
        }
        return list
    }

    func string(_ value: Value, _ name: String) throws(Interruption) -> String {
        guard case .text(let text) = value else {
            throw .wrong(.type("`\(name)` takes a text, and found \(value.described)."))
        }
        return text
    }

    /// A whole number of decimal places, or of things; nil where none is given.
    func whole(_ values: [Value], at index: Int, _ range: ClosedRange<Int>, _ name: String) throws(Interruption) -> Int?
    {
        guard values.indices.contains(index) else { return nil }
        let number = try number(values[index], name)
        guard let whole = Int(exactly: number), range.contains(whole) else {
            let found = ScreenWords.plainNumber(number, nil)
            throw .wrong(
                .type(
                    "`\(name)` takes a whole number from \(range.lowerBound) to \(range.upperBound), and found \(found)."
                ))
        }
        return whole
    }

    func day(_ value: Value, _ name: String) throws(Interruption) -> CalendarDay {
        guard case .text(let text) = value, let day = CalendarDay(text) else {
            throw .wrong(.type("`\(name)` takes a day as `2026-01-31`, and found \(value.described)."))
        }
        return day
    }
}
