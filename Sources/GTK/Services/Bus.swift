internal import CGTK

/// A connection to a message bus (`GDBusConnection`).
@MainActor
public final class Bus: Object {
    override class var isUsedByOtherThreads: Bool { true }

    override init(_ reference: Reference) { super.init(reference) }

    /// Returns the session bus of the user, shared by the whole process (`g_bus_get`).
    public static func session() async throws -> Bus {
        let connection = try await AsyncCall.run { cancellable, done, data in
            g_bus_get(G_BUS_TYPE_SESSION, cancellable, done, data)
        } finish: { result, error in
            g_bus_get_finish(result, &error)
        }
        g_dbus_connection_set_exit_on_close(connection, 0)
        return shared(connection)
    }

    /// Returns a separate connection to the session bus, like that of another program
    /// (`g_dbus_connection_new_for_address`).
    public static func separate() async throws -> Bus {
        var error: UnsafeMutablePointer<GError>?
        guard let address = string(adopting: g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, &error)) else {
            throw GLibError(adopting: error)
        }
        let flags =
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
        let connection = try await AsyncCall.run { cancellable, done, data in
            g_dbus_connection_new_for_address(
                address, GDBusConnectionFlags(rawValue: flags), nil, cancellable, done, data)
        } finish: { result, error in
            g_dbus_connection_new_for_address_finish(result, &error)
        }
        return Bus(Reference(adopting: connection))
    }

    /// The name that the bus gave this connection, such as `:1.42` (`g_dbus_connection_get_unique_name`).
    public var uniqueName: String { string(g_dbus_connection_get_unique_name(opaque)) ?? "" }

    /// Calls a method of another program and waits for its reply (`g_dbus_connection_call`).
    /// - Parameters:
    ///   - method: the method with its interface: `org.freedesktop.DBus.GetId`.
    ///   - arguments: the arguments as a tuple, or nil for none.
    ///   - timeout: how long the other program may take; nil for the bus's own limit of 25 seconds.
    /// - Returns: the parts of the reply.
    /// - Throws: `GLibError`, also if there is no such program, or `CancellationError`.
    @discardableResult
    public func call(
        _ method: String, of name: String, at path: String, _ arguments: Variant? = nil, timeout: Duration? = nil
    ) async throws -> [Variant] {
        let (interface, member) = Bus.split(method)
        let milliseconds = timeout.map { Int32($0.milliseconds) } ?? -1
        let connection = opaque
        let reply = try await AsyncCall.run { cancellable, done, data in
            (arguments ?? .tuple()).use {
                g_dbus_connection_call(
                    connection, name, path, interface, member, $0, nil, G_DBUS_CALL_FLAGS_NONE, milliseconds,
                    cancellable, done, data)
            }
        } finish: { result, error in
            g_dbus_connection_call_finish(connection, result, &error).map { Variant(adopting: $0) }
        }
        return reply?.items ?? []
    }

    /// Calls `handler` with the parts of each signal received (`g_dbus_connection_signal_subscribe`).
    /// - Parameters:
    ///   - signal: the signal with its interface: `org.freedesktop.DBus.NameOwnerChanged`.
    ///   - name: the sender, or nil for any.
    ///   - first: the value required of the signal's first argument; nil for any.
    /// - Returns: a token; the handler is called as long as the token is kept.
    public func subscribe(
        _ signal: String, of name: String? = nil, at path: String? = nil, first: String? = nil,
        _ handler: @escaping @MainActor ([Variant]) -> Void
    ) -> BusToken {
        let (interface, member) = Bus.split(signal)
        let identifier = g_dbus_connection_signal_subscribe(
            opaque, name, interface, member, path, first, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, parameters, data in
                onMainActor((parameters, data)) { parameters, data in
                    let items = parameters.map { Variant(borrowing: $0).items } ?? []
                    Carried<@MainActor ([Variant]) -> Void>.value(data)?(items)
                }
            }, Carried.retained(handler), releaseCarried)
        return BusToken { [self] in g_dbus_connection_signal_unsubscribe(opaque, identifier) }
    }

    static func split(_ member: String) -> (interface: String, name: String) {
        guard let dot = member.lastIndex(of: ".") else {
            fatalError("«\(member)» lacks its interface: write interface.member")
        }
        return (String(member[..<dot]), String(member[member.index(after: dot)...]))
    }

    /// Adopts a reference to an object that may already have a Swift object.
    private static func shared(_ connection: OpaquePointer?) -> Bus {
        defer { g_object_unref(connection.map { UnsafeMutableRawPointer($0) }) }
        guard let bus: Bus = Object.borrowed(connection) else { fatalError("GLib returned no bus") }
        return bus
    }
}

/// A token that keeps something going on a bus as long as it is kept.
@MainActor
public final class BusToken {
    private var end: (() -> Void)?

    init(_ end: @escaping () -> Void) { self.end = end }

    isolated deinit { end?() }

    /// Ends it immediately.
    public func cancel() {
        end?()
        end = nil
    }
}
