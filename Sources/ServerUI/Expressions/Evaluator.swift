/// Works out what an expression comes to.
struct Evaluator {
    /// Why there is no value.
    enum Interruption: Error {
        /// Something that it reads is not known yet; nobody has done anything wrong.
        case unknown
        /// It cannot be worked out.
        case wrong(Finding)
    }

    typealias Node = Expression.Node

    let words: ScreenWords
    let limits: Limits
    /// The value at a path.
    let lookup: (ValuePath) throws(Interruption) -> Value
    private var steps = 0

    init(
        words: ScreenWords, limits: Limits = .standard,
        lookup: @escaping (ValuePath) throws(Interruption) -> Value
    ) {
        self.words = words
        self.limits = limits
        self.lookup = lookup
    }

    /// What a whole expression comes to; its steps are counted from here.
    mutating func value(of expression: Expression) throws(Interruption) -> Value {
        steps = 0
        return try value(of: expression.root)
    }

    /// Counts what is done, so that nobody's expression can keep the program busy.
    mutating func count(_ more: Int = 1) throws(Interruption) {
        steps += more
        guard steps <= limits.steps else { throw .wrong(.steps(limit: limits.steps)) }
    }

    mutating func value(of node: Node) throws(Interruption) -> Value {
        try count()
        switch node {
        case .literal(let value): return value
        case .path(let path): return try lookup(path)
        case .not(let operand): return .bool(try !flag(operand, "!"))
        case .negative(let operand): return .number(-(try number(try value(of: operand), "-")))
        case .choice(let condition, let then, let otherwise):
            return try value(of: try flag(condition, "?") ? then : otherwise)
        case .binary(.and, let left, let right): return .bool(try flag(left, "&&") ? try flag(right, "&&") : false)
        case .binary(.or, let left, let right): return .bool(try flag(left, "||") ? true : try flag(right, "||"))
        case .binary(let operation, let left, let right):
            let left = try value(of: left)
            return try apply(operation, left, try value(of: right))
        case .call("default", let arguments): return try firstKnown(arguments)
        case .call(let name, let arguments):
            guard let function = Function.named[name] else {
                throw .wrong(.expression("There is no function `\(name)`."))
            }
            var values: [Value] = []
            for argument in arguments { values.append(try value(of: argument)) }
            return try function.apply(&self, values)
        }
    }

    /// The first of some values that is known, and is something; the last one in any case.
    private mutating func firstKnown(_ nodes: [Node]) throws(Interruption) -> Value {
        for node in nodes.dropLast() {
            do {
                let value = try value(of: node)
                if value != .null { return value }
            } catch {
                if case .wrong = error { throw error }
            }
        }
        guard let last = nodes.last else { return .null }
        return try value(of: last)
    }

    private mutating func flag(_ node: Node, _ sign: String) throws(Interruption) -> Bool {
        let value = try value(of: node)
        guard case .bool(let flag) = value else {
            throw .wrong(.type("`\(sign)` takes true or false, and found \(value.described)."))
        }
        return flag
    }

    /// The value at the end of a way that begins at a value; null where there is none.
    static func descend(from value: Value, _ names: ArraySlice<String>) throws(Interruption) -> Value {
        var value = value
        for name in names {
            switch value {
            case .null: return .null
            case .record(let record): value = record[name] ?? .null
            case .list(let list):
                guard let index = Int(name) else {
                    throw .wrong(.type("A list has places, as in `[0]`, and no `\(Finding.short(name))`."))
                }
                value = list.indices.contains(index) ? list[index] : .null
            case .bool, .number, .text:
                throw .wrong(.type("There is no `\(Finding.short(name))` in \(value.described)."))
            }
        }
        return value
    }
}
