extension Expression {
    /// An expression that cannot be read: why, and where.
    public struct Unreadable: Error, Sendable, Hashable {
        public let message: String
        /// The byte of the expression that it was noticed at.
        public let offset: Int
    }

    /// Reads an expression as documents write it.
    public init(_ source: String) throws(Unreadable) {
        var parser = ExpressionParser(Array(source.utf8), limits: .standard)
        do {
            self = try parser.whole()
        } catch {
            throw Unreadable(message: error.finding.message, offset: error.offset)
        }
    }

    /// The place that it names, where it is nothing but a path.
    var place: ValuePath? {
        if case .path(let path) = root { path } else { nil }
    }
}

extension TextTemplate {
    /// Reads words with values in them as documents write them.
    public init(_ source: String) throws(Expression.Unreadable) {
        do {
            self = try Self.read(source, limits: .standard)
        } catch {
            throw Expression.Unreadable(message: error.finding.message, offset: error.offset)
        }
    }

    static func read(_ source: String, limits: Limits) throws(ExpressionLexer.Failure) -> TextTemplate {
        let at = UInt8(ascii: "@")
        guard source.utf8.contains(at) else { return TextTemplate(literal: source) }
        let bytes = Array(source.utf8)
        var pieces: [Piece] = []
        var words: [UInt8] = []
        func endWords() {
            if !words.isEmpty { pieces.append(.words(String(decoding: words, as: UTF8.self))) }
            words = []
        }
        var position = 0
        while position < bytes.count {
            let next = position + 1 < bytes.count ? bytes[position + 1] : 0
            if bytes[position] == at, next == UInt8(ascii: "{") {
                endWords()
                var parser = ExpressionParser(bytes, from: position + 2, limits: limits)
                let (expression, end) = try parser.embedded()
                pieces.append(.value(expression))
                position = end
            } else {
                words.append(bytes[position])
                position += bytes[position] == at && next == at ? 2 : 1
            }
        }
        endWords()
        return TextTemplate(pieces.isEmpty ? [.words("")] : pieces)
    }

    /// The words, where there are no values in them.
    var literal: String? {
        guard pieces.count <= 1 else { return nil }
        return switch pieces.first {
        case nil: ""
        case .words(let words): words
        case .value: nil
        }
    }

    /// The expression, where there are no words around it.
    var onlyValue: Expression? {
        guard pieces.count == 1, case .value(let expression) = pieces[0] else { return nil }
        return expression
    }

    /// The expressions in it.
    var expressions: [Expression] {
        pieces.compactMap { if case .value(let expression) = $0 { expression } else { nil } }
    }
}
