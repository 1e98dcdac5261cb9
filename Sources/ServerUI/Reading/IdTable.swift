import JSON

/// What ids stand for in a list of a document; the first of two that are the same counts.
struct IdTable {
    fileprivate(set) var objects: [String: Object] = [:]
    /// In the document's order.
    fileprivate(set) var ids: [String] = []

    /// An object with the keys that mean something.
    struct Object {
        let node: JSONNode
        let keys: Keyed
    }
}

extension DocumentReading {
    /// Reads the ids of some lists, one after the other.
    /// - Parameter what: What has the ids, in a word.
    mutating func idTable(_ what: String, _ lists: [JSONNode?]) -> IdTable {
        var table = IdTable()
        for list in lists {
            let elements = elements(list)
            table.objects.reserveCapacity(table.objects.count + min(elements.count, limits.components))
            for (index, node) in elements.enumerated() {
                guard index < limits.components else {
                    report.add(.tooMany(.components, "of these", limit: limits.components), at: node)
                    break
                }
                guard case .object = node.value.content else {
                    report.add(.wrongType(node.value.type, expected: "an object"), at: node)
                    continue
                }
                let keys = node.keyed(&self, what == "body" ? Keys.body : Keys.component)
                guard let id = text(keys["id"], "id", of: node, "nothing can refer to this \(what).") else { continue }
                guard table.objects[id] == nil else {
                    report.add(.duplicateID(id), at: keys["id"] ?? node)
                    continue
                }
                table.objects[id] = IdTable.Object(node: node, keys: keys)
                table.ids.append(id)
            }
        }
        return table
    }
}
