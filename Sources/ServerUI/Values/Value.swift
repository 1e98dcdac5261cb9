/// A value that a screen's expressions reckon with: what JSON has.
public enum Value: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([Value])
    case record([String: Value])
}
