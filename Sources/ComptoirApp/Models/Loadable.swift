/// Something that is read in the background: it comes, it is there, or it could not be read.
enum Loadable<Value> {
    case loading
    case ready(Value)
    case failed(Failure)

    /// The value, once it is there.
    var value: Value? {
        if case .ready(let value) = self { value } else { nil }
    }

    /// Whether nothing is being read any more, however that ended.
    var isOver: Bool {
        if case .loading = self { false } else { true }
    }

    /// Whether it could not be read.
    var hasFailed: Bool {
        if case .failed = self { true } else { false }
    }
}

extension Loadable: Sendable where Value: Sendable {}
extension Loadable: Equatable where Value: Equatable {}
