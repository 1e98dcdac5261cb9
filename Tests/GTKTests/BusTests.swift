import GTK
import TestSupport
import Testing

@MainActor @Suite("Message bus", .serialized)
struct BusTests {
    init() { Stage.open() }

    private static let interface = """
        <node><interface name='org.example.Fruits'>
          <method name='Price'><arg type='s' direction='in'/><arg type='i' direction='in'/>
            <arg type='s' direction='out'/></method>
          <method name='Never'/>
          <signal name='Ripe'><arg type='s'/></signal>
        </interface></node>
        """

    private struct Unknown: Error {}

    @Test("the session's bus is one object")
    func identity() async throws {
        let (first, second) = try await (Bus.session(), Bus.session())
        #expect(first === second)
    }

    @Test("a method of another connection is called, answers, and fails with what it throws")
    func calling() async throws {
        let service = try await Bus.separate()
        #expect(try await service.own("org.example.Fruits"))
        let token = try service.export(at: "/fruits", Self.interface) { call in
            guard call.arguments[0].value() == "apple" else { throw Unknown() }
            return .tuple("\(call.arguments[0].value() ?? "") costs \(call.arguments[1].value(as: Int.self) ?? 0)")
        }
        let client = try await Bus.session()
        let arguments = Variant.tuple("apple", Int32(3))
        let reply = try await client.call(
            "org.example.Fruits.Price", of: "org.example.Fruits", at: "/fruits", arguments)
        #expect(reply.first?.value() == "apple costs 3")
        let error = await #expect(throws: GLibError.self) {
            try await client.call(
                "org.example.Fruits.Price", of: "org.example.Fruits", at: "/fruits", .tuple("pear", Int32(3)))
        }
        #expect(error?.message.contains("Unknown") == true)
        token.cancel()
        await #expect(throws: GLibError.self) {
            try await client.call("org.example.Fruits.Price", of: "org.example.Fruits", at: "/fruits", arguments)
        }
    }

    @Test("an object that is refused, as its place is taken, leaves its handler to nobody")
    func refused() async throws {
        final class Held {}
        let service = try await Bus.separate()
        let token = try service.export(at: "/fruits", Self.interface) { _ in nil }
        weak var held: Held?
        do {
            let strong = Held()
            held = strong
            #expect(throws: GLibError.self) {
                try service.export(at: "/fruits", Self.interface) { [strong] _ in
                    withExtendedLifetime(strong) { nil }
                }
            }
        }
        #expect(held == nil)
        token.cancel()
    }

    @Test("a call that gets no answer ends when its task is cancelled")
    func cancelling() async throws {
        let service = try await Bus.separate()
        #expect(try await service.own("org.example.Never"))
        var isCalled = false
        let token = try service.export(at: "/fruits", Self.interface) { _ in
            isCalled = true
            // It answers no sooner than the test has ended.
            try await Task.sleep(for: .seconds(3600))
            return nil
        }
        let client = try await Bus.session()
        let call = Task { try await client.call("org.example.Fruits.Never", of: "org.example.Never", at: "/fruits") }
        #expect(Stage.wait { isCalled })
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        token.cancel()
    }

    @Test("a signal reaches who listens, until the token goes")
    func signals() async throws {
        let service = try await Bus.separate()
        let client = try await Bus.session()
        var heard: [String] = []
        var token: BusToken? = client.subscribe("org.example.Fruits.Ripe") { parts in
            heard.append(parts[0].value() ?? "?")
        }
        // A round trip makes sure that the bus knows of the subscription.
        try await client.call("org.freedesktop.DBus.GetId", of: "org.freedesktop.DBus", at: "/")
        try service.emit("org.example.Fruits.Ripe", at: "/fruits", .tuple("apple"))
        #expect(Stage.wait { heard == ["apple"] })
        #expect(token != nil)
        token = nil
        try service.emit("org.example.Fruits.Ripe", at: "/fruits", .tuple("pear"))
        try await client.call("org.freedesktop.DBus.GetId", of: "org.freedesktop.DBus", at: "/")
        try await service.call("org.freedesktop.DBus.GetId", of: "org.freedesktop.DBus", at: "/")
        MainLoop.drain()
        #expect(heard == ["apple"])
    }

    @Test("a connection may be let go of on any thread, while messages come in")
    func threads() async throws {
        let sender = try await Bus.separate()
        let before = InstanceCount.byType["GDBusConnection", default: 0]
        for _ in 0..<100 {
            // The last reference of Swift's goes on a thread of the pool.
            try await Task.detached {
                let listener = try await Bus.separate()
                let token = await listener.subscribe("org.example.Fruits.Ripe") { _ in }
                try await listener.call("org.freedesktop.DBus.GetId", of: "org.freedesktop.DBus", at: "/")
                try await Self.flood(sender)
                withExtendedLifetime((listener, token)) {}
            }.value
        }
        // The last ones go on GDBus's thread, which does not wake the main loop.
        let tick = MainLoop.every(.milliseconds(5)) { true }
        defer { tick.cancel() }
        #expect(Stage.wait { InstanceCount.byType["GDBusConnection", default: 0] == before })
    }

    private static func flood(_ sender: Bus) throws {
        for _ in 0..<50 { try sender.emit("org.example.Fruits.Ripe", at: "/fruits", .tuple("apple")) }
    }
}
