/// The way to a value: a source of the program's, a name of the screen's own data or of an entry of a list, and on from there.
///
/// Written with dots: `cart.items`, `item.title`.
public struct ValuePath: Sendable, Hashable, CustomStringConvertible {
    /// The names on the way, at least one.
    public let names: [String]

    /// Makes a path of names; nil for none.
    public init?(_ names: [String]) {
        guard !names.isEmpty else { return nil }
        self.names = names
    }

    /// The first name, which says whose value it is.
    public var root: String { names[0] }
    public var description: String { names.joined(separator: ".") }
}
