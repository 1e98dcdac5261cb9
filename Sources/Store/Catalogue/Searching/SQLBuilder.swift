/// Collects the conditions of a statement together with their arguments, so that neither can go without the other.
struct SQLBuilder {
    private(set) var conditions: [String] = []
    private(set) var arguments: [RowRequest.Argument] = []

    /// Adds a condition.
    mutating func add(_ condition: String, _ arguments: RowRequest.Argument...) {
        add(condition, arguments)
    }

    /// Adds a condition.
    mutating func add(_ condition: String, _ arguments: [RowRequest.Argument]) {
        conditions.append(condition)
        self.arguments += arguments
    }

    /// Adds that a column has one of some numbers, unless all are welcome.
    mutating func add(_ column: String, oneOf numbers: [Int]) {
        guard !numbers.isEmpty else { return }
        add("\(column) IN (\(numbers.sorted().map(String.init).joined(separator: ",")))")
    }

    /// The marks for a number of arguments, as in `?,?,?`.
    static func marks(_ count: Int) -> String { repeatElement("?", count: count).joined(separator: ",") }
}
