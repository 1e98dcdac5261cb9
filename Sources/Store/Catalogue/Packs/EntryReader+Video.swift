internal import JSON

extension EntryReader {
    /// The video that the text under a key names; nil where there is none.
    func video(_ key: String) throws -> Drink.Video? {
        guard let value = node[key] else { return nil }
        guard let text = value.string else { throw Missing(key: key, node: node) }
        guard let video = Drink.Video(text) else {
            let form =
                "the https address of a file, or “youtube:” and the video’s id, or “peertube:”, the server’s name, “/” and the video’s id"
            throw Fault(kind: .wrongForm(excerpt: value.excerpt, form: form), node: value)
        }
        return video
    }

    /// The time under a key, in seconds; nil where there is none.
    func seconds(_ key: String, of object: JSONNode) throws -> Double? {
        guard let value = object[key] else { return nil }
        guard let seconds = value.number else { throw Missing(key: key, node: object) }
        guard (0...86_400).contains(seconds) else {
            throw Fault(kind: .range(found: seconds, .init(minimum: 0, maximum: 86_400)), node: value)
        }
        return seconds
    }
}
