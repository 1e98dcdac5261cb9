internal import CGTK

/// The numeric address that a connection leads to (`GInetSocketAddress`).
struct SocketPlace {
    /// The four or sixteen bytes of the address; none if it is not an internet address, such as a socket in the file
    /// system.
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    init(_ address: UnsafeMutablePointer<GSocketAddress>) {
        guard
            g_type_check_instance_is_a(
                UnsafeMutableRawPointer(address).assumingMemoryBound(to: GTypeInstance.self),
                g_inet_socket_address_get_type()) != 0
        else {
            bytes = []
            return
        }
        let inet = g_inet_socket_address_get_address(
            UnsafeMutableRawPointer(address).assumingMemoryBound(to: GInetSocketAddress.self))
        bytes = Array(
            UnsafeBufferPointer(start: g_inet_address_to_bytes(inet), count: Int(g_inet_address_get_native_size(inet))))
    }

    /// Whether it is this computer or in a network that is not public, by the registries of special-purpose addresses.
    var isPrivate: Bool {
        switch bytes.count {
        case 4: Self.isPrivate(bytes[...])
        case 16: isPrivateOfSixteen
        default: true
        }
    }

    private static func isPrivate(_ bytes: ArraySlice<UInt8>) -> Bool {
        let numbers = Array(bytes)
        switch (numbers[0], numbers[1], numbers[2]) {
        case (0, _, _), (10, _, _), (127, _, _), (169, 254, _), (192, 168, _), (198, 18...19, _): return true
        case (100, 64...127, _), (172, 16...31, _), (192, 0, 0), (192, 0, 2), (198, 51, 100), (203, 0, 113): return true
        default: return numbers[0] >= 224
        }
    }

    /// Of IPv6 addresses, only the block allocated for the open internet is public, and those that contain a public
    /// IPv4 address: `::ffff:0:0/96`, and `64:ff9b::/96`, through which networks without IPv4 reach it.
    private var isPrivateOfSixteen: Bool {
        let mapped: [UInt8] = Array(repeating: 0, count: 10) + [0xFF, 0xFF]
        let translated: [UInt8] = [0, 0x64, 0xFF, 0x9B] + Array(repeating: 0, count: 8)
        if bytes.starts(with: mapped) || bytes.starts(with: translated) { return Self.isPrivate(bytes[12...]) }
        // 2002::/16 and 2001::/32 lead on to IPv4 addresses; 2001:db8::/32 is for documentation.
        let leadsElsewhere: [[UInt8]] = [[0x20, 0x02], [0x20, 0x01, 0, 0], [0x20, 0x01, 0x0D, 0xB8]]
        return bytes[0] & 0xE0 != 0x20 || leadsElsewhere.contains { bytes.starts(with: $0) }
    }
}
