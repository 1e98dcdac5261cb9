import JSON

/// What ids stand for in a list of a document; the first of two that are the same counts.
///
/// An id is looked up once, where something refers to it; from there on its place stands for it.
struct IdTable {
    /// In the document's order.
    private(set) var objects: [Object] = []
    private var places: [String: Int] = [:]

    /// An object with the keys that mean something.
    struct Object {
        let id: String
        let node: JSONNode
        let keys: Keyed
    }

    /// The place of an id among the objects.
    func place(of id: String) -> Int? { places[id] }

    /// Adds an object.
    /// - Returns: Whether its id is new.
    fileprivate mutating func add(_ object: Object) -> Bool {
        let place = objects.count
        guard places[object.id, default: place] == place else { return false }
        places[object.id] = place
        objects.append(object)
        return true
    }

    fileprivate mutating func reserve(_ count: Int) {
        objects.reserveCapacity(objects.count + count)
        places.reserveCapacity(objects.count + count)
    }
}

/// What was made of the objects of a table, by their places and the names of entries that are known where they stand.
struct MadeTable<Made> {
    private var plain: [Made?]
    private var others: [Key: Made] = [:]

    private struct Key: Hashable {
        let place: Int
        let names: Set<String>
    }

    init(_ table: IdTable = IdTable()) { plain = Array(repeating: nil, count: table.objects.count) }

    subscript(place: Int, names: Set<String>, default missing: @autoclosure () -> Made) -> Made {
        get { self[place, names] ?? missing() }
        set { self[place, names] = newValue }
    }

    subscript(place: Int, names: Set<String>) -> Made? {
        get { names.isEmpty ? plain[place] : others[Key(place: place, names: names)] }
        set {
            if names.isEmpty {
                plain[place] = newValue
            } else {
                others[Key(place: place, names: names)] = newValue
            }
        }
    }
}

extension DocumentReading {
    /// Reads the ids of some lists, one after the other.
    /// - Parameter what: What has the ids, in a word.
    mutating func idTable(_ what: String, _ known: Keys, _ lists: [JSONNode?]) -> IdTable {
        var table = IdTable()
        for list in lists {
            let elements = elements(list)
            table.reserve(min(elements.count, limits.components))
            for (index, node) in elements.enumerated() {
                guard index < limits.components else {
                    report.add(.tooMany(.components, "of these", limit: limits.components), at: node)
                    break
                }
                guard case .object = node.value.content else {
                    report.add(.wrongType(node.value.type, expected: "an object"), at: node)
                    continue
                }
                let keys = node.keyed(&self, known)
                guard let id = text(keys["id"], "id", of: node, "nothing can refer to this \(what).") else { continue }
                if !table.add(IdTable.Object(id: id, node: node, keys: keys)) {
                    report.add(.duplicateID(id), at: keys["id"] ?? node)
                }
            }
        }
        return table
    }
}
