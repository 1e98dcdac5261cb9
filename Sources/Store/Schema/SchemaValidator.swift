internal import JSON
internal import Foundation

/// Checks a document against a schema and says, for each value that does not fit, what and where.
struct SchemaValidator {
    let schema: JSONSchema
    let file: String
    private(set) var problems: [Problem] = []
    /// What is shown in place of texts that are too long or have what cannot be seen, by the byte at which they begin.
    private(set) var shown: [Int: String] = [:]

    init(schema: JSONSchema, file: String) {
        self.schema = schema
        self.file = file
    }

    /// Checks a value and all that is in it; what does not fit is added to ``problems``.
    mutating func validate(_ node: JSONNode) {
        check(node, against: schema.root)
    }

    private mutating func check(_ node: JSONNode, against unresolved: JSONSchema.Node) {
        let schema = schema.resolve(unresolved)
        guard checkType(of: node, against: schema) else { return }
        checkAllowed(node, against: schema)
        switch node.value.content {
        case .object: checkMembers(of: node, against: schema)
        case .array: checkElements(of: node, against: schema)
        case .string(let text): checkText(text, of: node, against: schema)
        case .number(let number):
            if !schema.range.contains(number) { report(.range(found: number, schema.range), at: node) }
        case .null, .bool: break
        }
        checkAlternatives(of: node, against: schema)
    }

    private mutating func checkType(of node: JSONNode, against schema: JSONSchema.Node) -> Bool {
        let type = node.value.type
        if schema.types.isEmpty || schema.types.contains(type) { return true }
        if let number = node.number, schema.types.contains(.integer), number == number.rounded() { return true }
        report(.wrongType(found: type, excerpt: node.excerpt, expected: schema.types), at: node)
        return false
    }

    private mutating func checkAllowed(_ node: JSONNode, against schema: JSONSchema.Node) {
        guard let allowed = schema.allowed, !allowed.contains(where: { $0.isSame(as: node.value) }) else { return }
        let names = allowed.map(Self.text)
        let nearest = node.string.flatMap { NearestName.nearest(to: $0, among: names) }
        report(.notAllowed(excerpt: node.excerpt, allowed: names, nearest: nearest), at: node)
    }

    private mutating func checkText(_ text: String, of node: JSONNode, against schema: JSONSchema.Node) {
        let count = text.unicodeScalars.count
        if let limit = TextLimit(of: schema) {
            let isTooLong = count > limit.characters
            if isTooLong || !limit.isShownWhole(text) {
                shown[node.value.range.lowerBound] = limit.shown(text)
                report(
                    isTooLong ? .length(found: count, schema.length) : .unseen(excerpt: node.excerpt), at: node,
                    severity: .warning, effect: isTooLong ? .textCut : .charactersLeftOut)
            }
            if isTooLong { return }
        }
        if !schema.length.contains(Double(count)) { report(.length(found: count, schema.length), at: node) }
        if let pattern = schema.pattern,
            pattern.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) == nil
        {
            report(.wrongForm(excerpt: node.excerpt, form: schema.form), at: node)
        }
    }

    private mutating func checkElements(of node: JSONNode, against schema: JSONSchema.Node) {
        let elements = node.elements
        if !schema.itemCount.contains(Double(elements.count)) {
            report(.count(found: elements.count, schema.itemCount), at: node)
        }
        if schema.hasUniqueItems {
            for (index, element) in elements.enumerated()
            where elements[..<index].contains(where: { $0.value.isSame(as: element.value) }) {
                report(.repeatedElement(excerpt: element.excerpt), at: element)
            }
        }
        guard let items = schema.items else { return }
        for element in elements { check(element, against: items) }
    }

    private mutating func checkAlternatives(of node: JSONNode, against schema: JSONSchema.Node) {
        if !schema.anyOf.isEmpty { checkAlternatives(schema.anyOf, of: node, atMost: .max) }
        if !schema.oneOf.isEmpty { checkAlternatives(schema.oneOf, of: node, atMost: 1) }
    }

    /// Checks alternatives apart; where none fits, the problems of the nearest one are reported.
    private mutating func checkAlternatives(_ nodes: [JSONSchema.Node], of node: JSONNode, atMost limit: Int) {
        let outcomes = nodes.map { alternative in
            var trial = SchemaValidator(schema: schema, file: file)
            trial.check(node, against: alternative)
            shown.merge(trial.shown) { first, _ in first }
            return trial.problems
        }
        let matches = outcomes.count { outcome in !outcome.contains { $0.severity == .error } }
        if matches > 0, matches <= limit {
            problems += outcomes.first { outcome in !outcome.contains { $0.severity == .error } } ?? []
            return
        }
        let isSameType = outcomes.filter { outcome in
            !outcome.contains { if case .wrongType = $0.kind { $0.path == node.path.description } else { false } }
        }
        if matches == 0, isSameType.count == 1, let nearest = isSameType.first {
            problems += nearest
        } else {
            report(.noAlternative(excerpt: node.excerpt, matching: matches), at: node)
        }
    }

    mutating func report(
        _ kind: Problem.Kind, at node: JSONNode, severity: Problem.Severity = .error, effect: Problem.Effect = .none
    ) {
        report(kind, path: node.path, location: node.location, severity: severity, effect: effect)
    }

    mutating func report(
        _ kind: Problem.Kind, path: JSONPath, location: JSONLocation, severity: Problem.Severity,
        effect: Problem.Effect = .none
    ) {
        problems.append(
            Problem(
                kind, file: file, path: path.description, location: location, severity: severity, effect: effect))
    }

    private mutating func checkMembers(of node: JSONNode, against schema: JSONSchema.Node) {
        MemberChecks(node: node, schema: schema).run(into: &self)
        for member in node.members {
            if let property = schema.properties[member.key] {
                check(member.node, against: property)
            } else if case .checked(let additional) = schema.additional {
                check(member.node, against: additional)
            }
        }
    }

    /// A schema's constant as a person would write it: a string without its quotes.
    private static func text(_ value: JSONValue) -> String {
        switch value.content {
        case .string(let text): text
        case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
        case .bool(let bool): String(bool)
        case .null: "null"
        case .array, .object: "…"
        }
    }
}

extension TextLimit {
    /// The longest that is on one line, in characters; what may be longer has paragraphs.
    private static let longestLine = 300

    /// What a text of a schema may be, where it is words for people; nil for an id, an address, a colour and the like,
    /// which is nothing any more when it is cut.
    fileprivate init?(of schema: JSONSchema.Node) {
        guard schema.pattern == nil, schema.allowed == nil, let most = schema.length.maximum else { return nil }
        self.init(sort: .text, characters: Int(most), isOneLine: Int(most) <= Self.longestLine)
    }
}
