/// The handlers of an event that Swift announces itself, called in the order in which they were added.
///
///     private let changed = HandlerList<Double>()
///
///     public func onChanged(_ handler: @escaping @MainActor (Double) -> Void) -> Connection { changed.add(handler) }
///
///     changed.send(value)
@MainActor
public final class HandlerList<Value> {
    private var places: [ListedHandler<Value>] = []

    /// Creates an empty list.
    public init() {}

    /// Whether there are no handlers.
    public var isEmpty: Bool { places.isEmpty }

    /// Adds a handler, which stays until it is disconnected or the list ends.
    @discardableResult
    public func add(_ handler: @escaping @MainActor (Value) -> Void) -> Connection {
        let place = ListedHandler(handler, in: self)
        places.append(place)
        return Connection(place)
    }

    /// Calls each handler that is not blocked. One added during the call is called from the next time on; one removed
    /// during it is not called any more.
    public func send(_ value: Value) {
        for place in places where place.blocks == 0 { place.handler?(value) }
    }

    /// Removes every handler.
    public func removeAll() {
        for place in places { place.end() }
        places = []
    }

    fileprivate func remove(_ place: ListedHandler<Value>) { places.removeAll { $0 === place } }
}

extension HandlerList<Void> {
    /// Adds a handler, which stays until it is disconnected or the list ends.
    @discardableResult
    public func add(_ handler: @escaping @MainActor () -> Void) -> Connection { add { (_: Void) in handler() } }

    /// Calls each handler that is not blocked.
    public func send() { send(()) }
}

/// A handler's place in a list.
@MainActor
private final class ListedHandler<Value>: HandlerPlace {
    private(set) var handler: (@MainActor (Value) -> Void)?
    private(set) var blocks = 0
    private weak var list: HandlerList<Value>?

    init(_ handler: @escaping @MainActor (Value) -> Void, in list: HandlerList<Value>) {
        self.handler = handler
        self.list = list
    }

    var isConnected: Bool { handler != nil && list != nil }
    func block() { blocks += 1 }
    func unblock() { blocks -= 1 }

    func end() { handler = nil }

    func disconnect() {
        end()
        list?.remove(self)
    }
}
