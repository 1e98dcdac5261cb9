/// One change of a patch.
enum Change {
    /// What is changed, by its id; in which list, where that is said.
    struct Target {
        let id: String
        let list: DocumentTree.List?
    }

    /// Where something goes among others: before or after one, or at the end.
    enum Place {
        case end
        case before(String)
        case after(String)
    }

    /// Keys get other values; null takes a key away, and an object changes the keys that it has.
    case set(Target, [String: Value])
    /// A component, or one that there is, goes into a template or another component.
    case insertComponent(Target, Inserted, Place)
    case insertTemplate([String: Value], Place)
    case remove(Target)

    /// What is put into something else.
    enum Inserted {
        case new([String: Value], body: [String: Value]?)
        case known(String)
    }
}
