/// An expression that was read and checked: `cart.count > 0 ? "full" : "empty"`.
///
/// It has no effects; what it comes to depends on the values at its `paths` alone.
public struct Expression: Sendable, Hashable {
    /// As it is written.
    public let source: String
    /// What it reads.
    public let paths: Set<ValuePath>
    let root: Node

    init(source: String, paths: Set<ValuePath>, root: Node) {
        self.source = source
        self.paths = paths
        self.root = root
    }

    /// A part of an expression.
    indirect enum Node: Sendable, Hashable {
        case literal(Value)
        case path(ValuePath)
        case not(Node)
        case negative(Node)
        case binary(Operator, Node, Node)
        case choice(Node, then: Node, else: Node)
        case call(String, [Node])
    }

    /// What stands between two parts.
    enum Operator: String, Sendable, Hashable, CaseIterable {
        case multiply = "*"
        case divide = "/"
        case remainder = "%"
        case add = "+"
        case subtract = "-"
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case equal = "=="
        case unequal = "!="
        case and = "&&"
        case or = "||"
    }
}

/// Words with values in them: `@{item.title}, @{item.count} pieces`; `@@` stands for an at sign.
public struct TextTemplate: Sendable, Hashable {
    /// A part of it.
    public enum Piece: Sendable, Hashable {
        case words(String)
        case value(Expression)
    }

    public let pieces: [Piece]

    public init(_ pieces: [Piece]) { self.pieces = pieces }

    /// Words alone, as they are.
    public init(literal: String) { pieces = [.words(literal)] }
}
