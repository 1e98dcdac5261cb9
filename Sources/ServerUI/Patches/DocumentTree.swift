import JSON

/// A document as a tree that can be changed.
struct DocumentTree {
    /// The lists of a document whose elements have ids.
    enum List: String, CaseIterable {
        case components, templates, bodies
    }

    /// What stands beside the lists.
    private var head: [String: Value] = [:]
    var lists: [List: [Value]] = [:]

    init?(_ root: JSONNode) {
        guard case .record(var record) = Value(root) else { return nil }
        for list in List.allCases { lists[list] = Self.take(list.rawValue, from: &record) }
        // The bodies have two names; what stands under the first comes first.
        lists[.bodies] = Self.take("body", from: &record) + (lists[.bodies] ?? [])
        head = record
    }

    private static func take(_ key: String, from record: inout [String: Value]) -> [Value] {
        guard case .list(let list)? = record[key] else { return [] }
        record[key] = nil
        return list
    }

    /// The document.
    var value: Value {
        .record(head.merging(lists.map { ($0.key.rawValue, Value.list($0.value)) }) { $1 })
    }

    /// Makes a change.
    /// - Throws: Why it cannot be made; nothing has changed then.
    mutating func apply(_ change: Change) throws(Finding) {
        var copy = self
        try copy.make(change)
        self = copy
    }

    private mutating func make(_ change: Change) throws(Finding) {
        switch change {
        case .set(let target, let keys): try set(keys, of: target)
        case .remove(let target): try remove(target)
        case .insertTemplate(let template, let place): try insert(template, place)
        case .insertComponent(let target, .known(let id), let place):
            guard index(of: id, in: .components) != nil else {
                throw .patch("There is no component `\(Finding.short(id))`.")
            }
            try refer(to: id, from: target, place)
        case .insertComponent(let target, .new(let component, let body), let place):
            try refer(to: try add(component, body, beside: place), from: target, place)
        }
    }

    // MARK: Finding

    func index(of id: String, in list: List) -> Int? {
        lists[list]?.firstIndex { $0["id"] == .text(id) }
    }

    func find(_ target: Change.Target) throws(Finding) -> (list: List, index: Int) {
        for list in target.list.map({ [$0] }) ?? List.allCases {
            if let index = index(of: target.id, in: list) { return (list, index) }
        }
        throw .patch("Nothing has the id `\(Finding.short(target.id))`.")
    }

    // MARK: Setting

    private mutating func set(_ keys: [String: Value], of target: Change.Target) throws(Finding) {
        let (list, index) = try find(target)
        var keys = keys
        if list == .components, let words = keys.removeValue(forKey: "body") {
            guard case .text(let body)? = lists[list]?[index]["bodyId"], let place = self.index(of: body, in: .bodies)
            else {
                throw .patch("The component `\(Finding.short(target.id))` has no body.")
            }
            lists[.bodies]?[place].merge(["body": words])
        }
        lists[list]?[index].merge(keys)
    }

    // MARK: Removing

    private mutating func remove(_ target: Change.Target) throws(Finding) {
        let list = try find(target).list
        let id = Value.text(target.id)
        if list == .bodies, lists[.components]?.contains(where: { $0["bodyId"] == id }) == true {
            throw .patch("The body `\(Finding.short(target.id))` is still that of a component.")
        }
        lists[list]?.removeAll { $0["id"] == id }
        guard list == .components else { return }
        for (list, keys) in [(List.templates, ["componentsId", "empty"]), (.components, ["children", "fallback"])] {
            for index in (lists[list] ?? []).indices {
                for key in keys { lists[list]?[index].drop(id, from: key) }
            }
        }
    }
}
