/// Reads an expression, from the loosest part down: choice, or, and, equality, order, sum, product, sign, path or call.
struct ExpressionParser {
    typealias Failure = ExpressionLexer.Failure
    typealias Node = Expression.Node

    private let bytes: [UInt8]
    private let limits: Limits
    var lexer: ExpressionLexer
    var token: ExpressionLexer.Token = .end
    private var depth = 0
    var paths: Set<ValuePath> = []
    private let start: Int

    /// - Parameters:
    ///   - bytes: Where the expression stands.
    ///   - start: The byte that it begins at.
    init(_ bytes: [UInt8], from start: Int = 0, limits: Limits) {
        self.bytes = bytes
        self.start = start
        self.limits = limits
        lexer = ExpressionLexer(bytes, from: start)
    }

    /// Reads up to the end.
    mutating func whole() throws(Failure) -> Expression {
        guard bytes.count - start <= limits.expressionBytes else {
            let finding = Finding.expressionSize(bytes.count - start, limit: limits.expressionBytes)
            throw Failure(finding: finding, offset: start)
        }
        let expression = try read(upTo: bytes.count)
        guard token == .end else { throw unexpected("the end of the expression") }
        return expression
    }

    /// Reads up to a closing brace, which belongs to the words around it.
    /// - Returns: The expression, and the byte after the brace.
    mutating func embedded() throws(Failure) -> (expression: Expression, end: Int) {
        let expression = try read(upTo: nil)
        guard token == .sign("}") else { throw unexpected("`}`") }
        let length = lexer.tokenStart - start
        guard length <= limits.expressionBytes else {
            throw Failure(finding: .expressionSize(length, limit: limits.expressionBytes), offset: start)
        }
        return (expression, lexer.position)
    }

    private mutating func read(upTo end: Int?) throws(Failure) -> Expression {
        try advance()
        let root = try choice()
        let source = String(decoding: bytes[start..<(end ?? lexer.tokenStart)], as: UTF8.self)
        return Expression(source: source, paths: paths, root: root)
    }

    // MARK: Parts

    mutating func choice() throws(Failure) -> Node {
        try enter()
        defer { depth -= 1 }
        let condition = try binary(0)
        guard try take("?") else { return condition }
        let then = try choice()
        guard try take(":") else { throw unexpected("`:`") }
        return .choice(condition, then: then, else: try choice())
    }

    private static let levels: [[Expression.Operator]] = [
        [.or], [.and], [.equal, .unequal], [.less, .lessOrEqual, .greater, .greaterOrEqual], [.add, .subtract],
        [.multiply, .divide, .remainder],
    ]

    private mutating func binary(_ level: Int) throws(Failure) -> Node {
        guard level < Self.levels.count else { return try unary() }
        var left = try binary(level + 1)
        var links = 0
        defer { depth -= links }
        while case .sign(let sign) = token,
            let operation = Self.levels[level].first(where: { $0.rawValue == sign })
        {
            // Each one stands around what is left of it, so that a long sum is a deep one too.
            try enter()
            links += 1
            try advance()
            left = .binary(operation, left, try binary(level + 1))
        }
        return left
    }

    private mutating func unary() throws(Failure) -> Node {
        guard token == .sign("!") || token == .sign("-") else { return try primary() }
        let isNot = token == .sign("!")
        try enter()
        defer { depth -= 1 }
        try advance()
        let operand = try unary()
        return isNot ? .not(operand) : .negative(operand)
    }

    private mutating func primary() throws(Failure) -> Node {
        switch token {
        case .number(let number):
            try advance()
            return .literal(.number(number))
        case .text(let text):
            try advance()
            return .literal(.text(text))
        case .name(let name): return try named(name)
        case .sign("("):
            try advance()
            let inner = try choice()
            guard try take(")") else { throw unexpected("`)`") }
            return inner
        default: throw unexpected("a value")
        }
    }

    // MARK: Tokens

    mutating func advance() throws(Failure) { token = try lexer.next() }

    mutating func take(_ sign: String) throws(Failure) -> Bool {
        guard token == .sign(sign) else { return false }
        try advance()
        return true
    }

    private mutating func enter() throws(Failure) {
        depth += 1
        guard depth <= limits.expressionDepth else {
            throw lexer.failure(.expressionDepth(limit: limits.expressionDepth))
        }
    }

    func unexpected(_ expected: String) -> Failure {
        let found =
            switch token {
            case .end: "the end"
            case .number(let number): "`\(ScreenWords.plainNumber(number, nil))`"
            case .text: "a text"
            case .name(let name): "`\(Finding.short(name))`"
            case .sign(let sign): "`\(sign)`"
            }
        return lexer.failure(.expression("Found \(found), expected \(expected)."))
    }
}
