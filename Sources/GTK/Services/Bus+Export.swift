internal import CGTK

/// A method call from another program.
public struct BusCall: Sendable {
    /// The name of the method without its interface.
    public let method: String
    /// The arguments of the call.
    public let arguments: [Variant]
}

extension Bus {
    /// Lets other programs call an object of this program (`g_dbus_connection_register_object`).
    /// - Parameters:
    ///   - interfaces: the interfaces in D-Bus introspection XML; their properties are not supported.
    ///   - handler: returns a tuple, or nil if the method returns nothing; an error that it throws is sent to the
    ///     caller.
    /// - Returns: a token; the object exists as long as the token is kept.
    public func export(
        at path: String, _ interfaces: String, _ handler: @escaping @MainActor (BusCall) async throws -> Variant?
    ) throws -> BusToken {
        var error: UnsafeMutablePointer<GError>?
        guard let node = g_dbus_node_info_new_for_xml(interfaces, &error) else { throw GLibError(adopting: error) }
        defer { g_dbus_node_info_unref(node) }
        var table = GDBusInterfaceVTable()
        table.method_call = answer
        var identifiers: [guint] = []
        var next = node.pointee.interfaces
        while let interface = next?.pointee {
            let exported = Exported(handler)
            let data = Unmanaged.passRetained(exported)
            let identifier = g_dbus_connection_register_object(
                opaque, path, interface, &table, data.toOpaque(), releaseExported, &error)
            guard identifier != 0 else {
                // Older versions of GLib release the data only if they have registered the object.
                if !exported.isLetGo { data.release() }
                for identifier in identifiers { g_dbus_connection_unregister_object(opaque, identifier) }
                throw GLibError(adopting: error)
            }
            identifiers.append(identifier)
            next = next?.advanced(by: 1)
        }
        return BusToken { [self] in
            for identifier in identifiers { g_dbus_connection_unregister_object(opaque, identifier) }
        }
    }

    /// Sends a signal to all subscribers (`g_dbus_connection_emit_signal`).
    public func emit(_ signal: String, at path: String, _ arguments: Variant) throws {
        let (interface, member) = Bus.split(signal)
        var error: UnsafeMutablePointer<GError>?
        let isSent = arguments.use { g_dbus_connection_emit_signal(opaque, nil, path, interface, member, $0, &error) }
        guard isSent != 0 else { throw GLibError(adopting: error) }
    }

    /// Claims a name on the bus, and returns whether it was free (`org.freedesktop.DBus.RequestName`).
    public func own(_ name: String) async throws -> Bool {
        let doNotQueue: UInt32 = 4
        let reply = try await call(
            "org.freedesktop.DBus.RequestName", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus",
            .tuple(name, doNotQueue))
        return reply.first?.value() == 1
    }

    /// Gives up a name on the bus (`org.freedesktop.DBus.ReleaseName`).
    public func disown(_ name: String) async throws {
        try await call(
            "org.freedesktop.DBus.ReleaseName", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", .tuple(name))
    }
}

private typealias BusHandler = @MainActor (BusCall) async throws -> Variant?

/// The handler of an exported object, until GDBus releases it.
private final class Exported {
    let handler: BusHandler
    var isLetGo = false

    init(_ handler: @escaping BusHandler) { self.handler = handler }
}

private let releaseExported: GDestroyNotify = { data in
    guard let data else { return }
    Unmanaged<Exported>.fromOpaque(data).takeRetainedValue().isLetGo = true
}

private let answer: GDBusInterfaceMethodCallFunc = { _, _, _, _, method, parameters, invocation, data in
    guard let invocation else { return }
    let call = BusCall(
        method: string(method) ?? "", arguments: parameters.map { Variant(borrowing: $0).items } ?? [])
    let reply = Transfer(pointer: UnsafeMutableRawPointer(invocation))
    guard let handler = data.map({ Unmanaged<Exported>.fromOpaque($0).takeUnretainedValue().handler }) else { return }
    // GLib calls on the main thread, where the object was exported.
    MainActor.assumeIsolated {
        _ = Task { @MainActor in
            let invocation = OpaquePointer(reply.pointer)
            do {
                if let result = try await handler(call) {
                    result.use { g_dbus_method_invocation_return_value(invocation, $0) }
                } else {
                    g_dbus_method_invocation_return_value(invocation, nil)
                }
            } catch {
                g_dbus_method_invocation_return_dbus_error(
                    invocation, "org.freedesktop.DBus.Error.Failed", String(describing: error))
            }
        }
    }
}
