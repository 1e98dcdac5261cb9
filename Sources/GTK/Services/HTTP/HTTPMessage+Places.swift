internal import CGTK
internal import CSoup

extension HTTPMessage {
    /// Calls `handler` with each address before it is connected to, and with that of the connection that the request is
    /// about to use, which may be an existing one (`SoupMessage::network-event`, `::starting`).
    func onPlace(_ handler: @escaping @MainActor (SocketPlace) -> Void) {
        let connecting = Handler.closure { parameters, _ in
            guard g_value_get_enum(parameters + 1) == gint(G_SOCKET_CLIENT_CONNECTING.rawValue),
                let stream = g_value_get_object(parameters + 2),
                let address = g_socket_connection_get_remote_address(
                    UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GSocketConnection.self), nil)
            else { return }
            defer { g_object_unref(address) }
            handler(SocketPlace(address))
        }
        g_signal_connect_closure(UnsafeMutableRawPointer(pointer), "network-event", connecting, 0)
        let starting = Handler.closure { parameters, _ in
            guard let message = g_value_get_object(parameters),
                let address = soup_message_get_remote_address(OpaquePointer(message))
            else { return }
            handler(SocketPlace(address))
        }
        g_signal_connect_closure(UnsafeMutableRawPointer(pointer), "starting", starting, 0)
    }
}

extension HTTPAddress {
    /// Returns whether the server is asked through a proxy (`g_proxy_resolver_lookup_async`).
    @MainActor
    func goesByProxy(_ cancellable: Cancellable) async throws -> Bool {
        let proxies: [String]
        do {
            proxies = try await AsyncCall.run(cancellable: cancellable) { cancellable, done, data in
                g_proxy_resolver_lookup_async(g_proxy_resolver_get_default(), text, cancellable, done, data)
            } finish: { result, error in
                let found = g_proxy_resolver_lookup_finish(g_proxy_resolver_get_default(), result, &error)
                defer { g_strfreev(found) }
                var names: [String] = []
                while let name = found?[names.count] { names.append(String(cString: name)) }
                return names
            }
        } catch is GLibError {
            // No proxy is known, so none is used.
            return false
        }
        return proxies.contains { !$0.hasPrefix("direct:") }
    }
}
