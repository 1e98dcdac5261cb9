import JSON

extension DocumentReading {
    /// Reads words with values in them; in version 1 all of it is words.
    mutating func template(_ node: JSONNode, names: Set<String>) throws(Finding) -> TextTemplate {
        guard let source = node.string else {
            throw reported(.wrongType(node.value.type, expected: "a text"), at: node)
        }
        guard source.utf8.count <= limits.textBytes else {
            throw reported(.textSize(source.utf8.count, limit: limits.textBytes), at: node)
        }
        guard version == .two else { return TextTemplate(literal: source) }
        let template: TextTemplate
        do throws(ExpressionLexer.Failure) {
            template = try TextTemplate.read(source, limits: limits)
        } catch {
            throw reported(error, in: node)
        }
        for expression in template.expressions { try check(expression, names, at: node) }
        return template
    }

    /// Reads an expression.
    mutating func expression(_ node: JSONNode, names: Set<String>) throws(Finding) -> Expression {
        guard let source = node.string else {
            throw reported(.wrongType(node.value.type, expected: "an expression in a text"), at: node)
        }
        let expression: Expression
        do throws(ExpressionLexer.Failure) {
            var parser = ExpressionParser(Array(source.utf8), limits: limits)
            expression = try parser.whole()
        } catch {
            throw reported(error, in: node)
        }
        try check(expression, names, at: node)
        return expression
    }

    /// Whether what an expression reads is there to be read.
    private mutating func check(_ expression: Expression, _ names: Set<String>, at node: JSONNode) throws(Finding) {
        for path in expression.paths.sorted(by: { $0.description < $1.description }) {
            if names.contains(path.root) || data[path.root] != nil { continue }
            if let finding = objection(toSource: path) {
                var finding = finding
                if finding.rule == .unknownName {
                    let known = Array(names) + data.keys + vocabulary.sources.keys
                    finding = .unknownName(path.root, hint: hints.hint(for: path.root, among: known))
                }
                throw reported(finding, at: node)
            }
            if path.names.count == 1 { throw reported(.sourceAlone(path.root), at: node) }
            if !sources.contains(where: { $0.root == path.root }) { report.add(.undeclared(path.root), at: node) }
        }
    }

    /// Whether something can be written to a place.
    func isWritable(_ place: ValuePath?, _ names: Set<String>) -> Bool {
        guard let place else { return false }
        return names.contains(place.root) || data[place.root] != nil
    }

    /// Reports what keeps a text from being read, at the very character where that can be told.
    private mutating func reported(_ failure: ExpressionLexer.Failure, in node: JSONNode) -> Finding {
        let range = node.value.range
        // With escapes in it the text's bytes are not the document's.
        let isPlain = node.string?.utf8.count == range.count - 2
        let offset = isPlain ? range.lowerBound + 1 + failure.offset : range.lowerBound
        report.add(failure.finding, at: node, offset: offset)
        return failure.finding
    }
}
