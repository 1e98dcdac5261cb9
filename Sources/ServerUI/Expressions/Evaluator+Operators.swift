extension Evaluator {
    /// What stands between two values, except for `&&` and `||`, which may leave the second alone.
    mutating func apply(_ operation: Expression.Operator, _ left: Value, _ right: Value) throws(Interruption) -> Value {
        switch operation {
        case .equal, .unequal:
            try count(min(left.extent, right.extent))
            return .bool((left == right) == (operation == .equal))
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return .bool(try compare(operation, left, right))
        case .add:
            if case .number(let one) = left, case .number(let other) = right { return try finite(one + other, "+") }
            guard left.isText || right.isText else {
                throw .wrong(.type("`+` takes numbers or texts, and found \(left.described) and \(right.described)."))
            }
            return try text(try plainText(left) + plainText(right))
        case .subtract: return try finite(try number(left, "-") - number(right, "-"), "-")
        case .multiply: return try finite(try number(left, "*") * number(right, "*"), "*")
        case .divide: return try finite(try number(left, "/") / number(right, "/"), "/")
        case .remainder:
            return try finite(try number(left, "%").truncatingRemainder(dividingBy: number(right, "%")), "%")
        case .and, .or: throw .wrong(.type("`\(operation.rawValue)` takes true or false."))
        }
    }

    private func compare(_ operation: Expression.Operator, _ left: Value, _ right: Value) throws(Interruption) -> Bool {
        switch (left, right) {
        case (.number(let one), .number(let other)): return operation.holds(one, other)
        case (.text(let one), .text(let other)): return operation.holds(one, other)
        default:
            let sign = operation.rawValue
            throw .wrong(
                .type("`\(sign)` takes two numbers or two texts, and found \(left.described) and \(right.described)."))
        }
    }

    /// A number that can be kept.
    func finite(_ number: Double, _ name: String) throws(Interruption) -> Value {
        guard number.isFinite else { throw .wrong(.type("What `\(name)` comes to is no number.")) }
        return .number(number)
    }

    func number(_ value: Value, _ name: String) throws(Interruption) -> Double {
        guard case .number(let number) = value else {
            throw .wrong(.type("`\(name)` takes numbers, and found \(value.described)."))
        }
        return number
    }

    /// A text that is not too long to be kept.
    func text(_ text: String) throws(Interruption) -> Value {
        guard text.utf8.count <= limits.textBytes else {
            throw .wrong(.textSize(text.utf8.count, limit: limits.textBytes))
        }
        return .text(text)
    }

    /// A value as programs write it, for ids and addresses.
    func plainText(_ value: Value) throws(Interruption) -> String {
        if case .number(let number) = value { return ScreenWords.plainNumber(number, nil) }
        return try shown(value)
    }

    /// A value as the person reads it.
    func shown(_ value: Value) throws(Interruption) -> String {
        switch value {
        case .null: return ""
        case .text(let text): return text
        case .number(let number): return words.number(number, nil)
        case .bool(let flag): throw .wrong(.type("\(flag) is no text; choose one with `? :`."))
        case .list: throw .wrong(.type("A list is no text; `join` makes one of it."))
        case .record: throw .wrong(.type("A record is no text; name one of its fields."))
        }
    }
}

extension Expression.Operator {
    /// Whether two things stand in this order.
    fileprivate func holds<T: Comparable>(_ one: T, _ other: T) -> Bool {
        switch self {
        case .less: one < other
        case .lessOrEqual: one <= other
        case .greater: one > other
        case .greaterOrEqual: one >= other
        default: false
        }
    }
}

extension Value {
    var isText: Bool { if case .text = self { true } else { false } }

    /// How much there is to compare in it.
    var extent: Int {
        switch self {
        case .null, .bool, .number, .text: 1
        case .list(let list): list.reduce(1) { $0 + $1.extent }
        case .record(let record): record.values.reduce(1) { $0 + $1.extent }
        }
    }
}
