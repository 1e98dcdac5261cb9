internal import JSON

/// The checks of an object's keys: those missing, unknown, misspelt or written twice.
struct MemberChecks {
    let node: JSONNode
    let schema: JSONSchema.Node

    func run(into validator: inout SchemaValidator) {
        guard case .object(let members) = node.value.content else { return }
        let unknown = members.filter { schema.properties[$0.key] == nil }
        var misspelt: Set<String> = []
        for key in schema.required where !members.contains(where: { $0.key == key }) {
            let similar = NearestName.nearest(to: key, among: unknown.map(\.key))
            if let similar { misspelt.insert(similar) }
            validator.report(.missingKey(key, similar: similar), at: node)
        }
        reportUnknown(unknown.filter { !misspelt.contains($0.key) }, among: members, into: &validator)
        reportRepeated(members, into: &validator)
    }

    private func reportUnknown(
        _ unknown: [JSONMember], among members: [JSONMember], into validator: inout SchemaValidator
    ) {
        guard case .forbidden = schema.additional else { return }
        let free = schema.properties.keys.filter { key in !members.contains { $0.key == key } }.sorted()
        for member in unknown {
            let nearest = NearestName.nearest(to: member.key, among: free)
            report(.unknownKey(member.key, nearest: nearest), at: member, into: &validator)
        }
    }

    private func reportRepeated(_ members: [JSONMember], into validator: inout SchemaValidator) {
        var seen: Set<String> = []
        for member in members where !seen.insert(member.key).inserted {
            report(.repeatedKey(member.key), at: member, into: &validator)
        }
    }

    private func report(_ kind: Problem.Kind, at member: JSONMember, into validator: inout SchemaValidator) {
        validator.report(
            kind, path: node.path.appending(member.key),
            location: node.document.location(of: member.keyRange.lowerBound), severity: .warning)
    }
}
