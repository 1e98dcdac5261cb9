import ServerUI

/// A source for screens whose fields are read from what models have now.
///
/// What the closures read is observable, so that a screen is worked out anew where it shows what has changed.
@MainActor
final class LiveSource: DataSource {
    let type: SourceType
    private let read: @MainActor (String) -> Value?

    /// Makes a source.
    /// - Parameters:
    ///   - type: what it has; nothing else is ever asked of `read`.
    ///   - read: the value of a field; nil while it is not known yet.
    init(_ type: SourceType, _ read: @escaping @MainActor (String) -> Value?) {
        self.type = type
        self.read = read
    }

    func value(of field: String) -> Value? { type.fields[field] == nil ? nil : read(field) }
}

extension Value {
    /// A number that is counted.
    static func count(_ count: Int) -> Value { .number(Double(count)) }

    /// A text, or nothing where there is none.
    static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }
}
