internal import JSON

/// Which entries of a pack were left out, so that each problem can say what became of it.
struct LeftOut {
    /// The ids of the entries left out, by path; nil where the id could not be read.
    private var ids: [String: String?] = [:]

    /// Notes that an entry was left out.
    mutating func insert(_ path: JSONPath, id: String?) {
        ids.updateValue(id, forKey: path.description)
    }

    /// What a problem at a path has led to.
    func effect(on path: String) -> Problem.Effect {
        guard let id = ids[Self.entryPath(of: path)] else { return .valueIgnored }
        return .entryLeftOut(id: id)
    }

    /// The path of the entry that a path lies in: `$.fruits[3]` for `$.fruits[3].gradient[1]`; a path
    /// in no entry is its own.
    static func entryPath(of path: String) -> String {
        guard path.hasPrefix("$."), let close = path.firstIndex(of: "]"),
            let open = path.firstIndex(of: "["), !path[path.index(path.startIndex, offsetBy: 2)..<open].contains(".")
        else { return path }
        return String(path[...close])
    }
}
