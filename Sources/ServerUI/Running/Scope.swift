/// What names stand for where a component is shown: in a list, the entry that it is shown for.
///
/// Two components of the same id in different scopes are different ones to the person.
public struct Scope: Sendable, Hashable {
    /// The entries of lists around the component, the outermost first.
    public let entries: [Entry]

    /// An entry of a list, under the name that the template gives it.
    public struct Entry: Sendable, Hashable {
        public let name: String
        /// What tells it from the others of its list.
        public let key: String
        public let value: Value
        /// Where it can be written; nil where it can only be read.
        let origin: Origin?

        /// The list of the screen's own data that an entry stands in.
        struct Origin: Sendable, Hashable {
            let list: ValuePath
            let key: Expression?
        }

        public init(name: String, key: String, value: Value) {
            self.init(name: name, key: key, value: value, origin: nil)
        }

        init(name: String, key: String, value: Value, origin: Origin?) {
            self.name = name
            self.key = key
            self.value = value
            self.origin = origin
        }
    }

    public init(entries: [Entry] = []) { self.entries = entries }

    /// Outside of every list.
    public static let screen = Scope()

    /// What is known in an entry, beside what is known here.
    public func inside(_ entry: Entry) -> Scope { Scope(entries: entries + [entry]) }
}
