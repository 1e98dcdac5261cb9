import GTK
import TestSupport
import Testing

@MainActor @Suite("Background portal", .serialized)
struct BackgroundPortalTests {
    init() { Stage.open() }

    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = """
        <node><interface name='org.freedesktop.portal.Background'>
          <method name='RequestBackground'><arg type='s' direction='in'/><arg type='a{sv}' direction='in'/>
            <arg type='s' direction='out'/></method>
        </interface></node>
        """

    /// Answers one request as a portal does, and returns what was asked with and what came of it.
    private func ask(
        _ command: [String]?, answer: UInt32, _ granted: [String: Variant]
    ) async throws -> (options: [String: Variant], permission: BackgroundPortal.Permission) {
        let (portal, client) = try await (Bus.separate(), Bus.separate())
        let sender = client.uniqueName.dropFirst().split(separator: ".").joined(separator: "_")
        var options: [String: Variant] = [:]
        let token = try portal.export(at: Self.path, Self.interface) { call in
            options = call.arguments[1].value() ?? [:]
            let handle = "\(Self.path)/request/\(sender)/\(options["handle_token"]?.value() ?? "")"
            // Before the call returns, as the real one may.
            try portal.emit("org.freedesktop.portal.Request.Response", at: handle, .tuple(answer, granted))
            return .tuple(handle)
        }
        defer { token.cancel() }
        #expect(try await portal.own("org.freedesktop.portal.Desktop"))
        let permission = try await BackgroundPortal.request(reason: "To ripen", atLogin: command, bus: client)
        try await portal.disown("org.freedesktop.portal.Desktop")
        return (options, permission)
    }

    @Test("tells what was granted, and asks for what is started at login")
    func granted() async throws {
        let (options, permission) = try await ask(
            ["fruits", "--quietly"], answer: 0, ["background": true.variant, "autostart": true.variant])
        #expect(permission.runsInBackground && permission.startsAtLogin)
        #expect(options["reason"]?.value() == "To ripen" && options["autostart"]?.value() == true)
        #expect(options["commandline"]?.value() == ["fruits", "--quietly"])
    }

    @Test("asks for nothing at login, and no command is named then")
    func nothing() async throws {
        let (options, permission) = try await ask(
            nil, answer: 0, ["background": true.variant, "autostart": false.variant])
        #expect(permission.runsInBackground && !permission.startsAtLogin)
        #expect(options["autostart"]?.value() == false && options["commandline"] == nil)
    }

    @Test("a refusal grants nothing, whatever else it says")
    func refused() async throws {
        let (_, permission) = try await ask(["fruits"], answer: 1, ["autostart": true.variant])
        #expect(!permission.runsInBackground && !permission.startsAtLogin)
    }

    @Test("throws where there is no portal")
    func absent() async {
        await #expect(throws: GLibError.self) {
            try await BackgroundPortal.request(reason: "To ripen", atLogin: nil)
        }
    }
}
