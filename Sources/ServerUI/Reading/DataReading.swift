import JSON

extension DocumentReading {
    /// Reads the screen's own data.
    mutating func readData(_ node: JSONNode?) {
        guard version == .two, let node else { return }
        guard case .object = node.value.content else {
            report.add(.wrongType(node.value.type, expected: "an object"), at: node)
            return
        }
        for (name, member) in node.members {
            guard ExpressionLexer.isName(name), name != "event" else {
                report.add(
                    .unknownKey(name, hint: " A name has letters, digits and `_`, and is not `event`."), at: member)
                continue
            }
            if let value = Value(checking: member, &self) { data[name] = value }
        }
    }

    /// Reads what the screen says it reads of the program's data.
    mutating func readSources(_ node: JSONNode?) {
        guard version == .two else { return }
        for element in elements(node) {
            guard let text = text(element) else { continue }
            let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard names.allSatisfy(ExpressionLexer.isName), let path = ValuePath(names) else {
                report.add(.value(.text(text), expected: "a way such as `cart.items`"), at: element)
                continue
            }
            if let finding = objection(toSource: path) {
                report.add(finding, at: element)
            } else {
                sources.append(path)
            }
        }
    }

    /// Why a path is none to the program's data; nil where it is one.
    mutating func objection(toSource path: ValuePath) -> Finding? {
        guard let source = vocabulary.sources[path.root] else {
            let known = Array(vocabulary.sources.keys) + data.keys
            return .unknownName(path.root, hint: hints.hint(for: path.root, among: known))
        }
        guard path.names.count > 1 else { return nil }
        guard source.fields[path.names[1]] == nil else { return nil }
        let hint = hints.hint(for: path.names[1], among: source.fields.keys)
        return .unknownField(path.names[1], of: path.root, hint: hint)
    }
}
