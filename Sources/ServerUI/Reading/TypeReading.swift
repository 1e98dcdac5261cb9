import JSON

extension DocumentReading {
    /// Reads what a component is.
    /// - Throws: That this program has no such type, or not the version that the component needs.
    mutating func type(of object: IdTable.Object) throws(Finding) -> ComponentType {
        try checkRequirements(object.keys["requires"])
        guard let node = object.keys["type"] else {
            throw reported(.missing("type", "nobody knows what the component is."), at: object.node)
        }
        guard let name = text(node) else { throw .wrongType(node.value.type, expected: "a text") }
        guard let type = vocabulary.components[name] else {
            let hint = hints.hint(for: name, among: vocabulary.components.keys)
            throw reported(.unknownType(name, hint: hint), at: node)
        }
        return type
    }

    private mutating func checkRequirements(_ node: JSONNode?) throws(Finding) {
        guard let node, let members = members(node) else { return }
        for (type, member) in members {
            guard let version = text(member) else { continue }
            guard let needed = version.split(separator: ".").first.flatMap({ Int($0) }) else {
                report.add(.value(.text(version), expected: "a version such as `2`"), at: member)
                continue
            }
            let has = vocabulary.components[type]?.version
            if has.map({ $0 < needed }) ?? true { throw reported(.requires(type, version, has: has), at: member) }
        }
    }
}
