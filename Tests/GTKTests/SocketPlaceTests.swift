import Foundation
import Testing

@testable import GTK

@Suite("Where a connection leads")
struct SocketPlaceTests {
    private func bytes(_ text: String) throws -> [UInt8] {
        var six = in6_addr()
        if inet_pton(AF_INET6, text, &six) == 1 { return withUnsafeBytes(of: &six) { Array($0) } }
        var four = in_addr()
        try #require(inet_pton(AF_INET, text, &four) == 1, "\(text) is no address")
        return withUnsafeBytes(of: &four) { Array($0) }
    }

    @Test(
        "is private on this computer and in networks of its own",
        arguments: [
            "0.0.0.0", "10.0.0.1", "127.0.0.1", "127.255.255.254", "169.254.169.254", "172.16.0.1", "172.31.255.255",
            "192.168.1.1", "100.64.0.1", "100.127.0.1", "192.0.0.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "::",
            "::1", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.1.2.3",
            "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "2001:db8::1",
        ])
    func isPrivate(address: String) throws { #expect(SocketPlace(bytes: try bytes(address)).isPrivate) }

    @Test(
        "is public elsewhere",
        arguments: [
            "1.1.1.1", "9.9.9.9", "100.63.0.1", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.0.1.1", "192.169.0.1",
            "198.17.0.1", "223.255.255.254", "2606:4700::1111", "2001:4860:4860::8888", "::ffff:1.1.1.1",
            "64:ff9b::101:101",
        ])
    func isPublic(address: String) throws { #expect(!SocketPlace(bytes: try bytes(address)).isPrivate) }

    @Test("is private where it is no address of the internet")
    func noAddress() { #expect(SocketPlace(bytes: []).isPrivate) }
}
