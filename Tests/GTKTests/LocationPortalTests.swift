import GTK
import TestSupport
import Testing

@MainActor @Suite("Location portal", .serialized)
struct LocationPortalTests {
    init() { Stage.open() }

    private static let path = "/org/freedesktop/portal/desktop"
    private static let session = "\(path)/session/of/tests"
    private static let interface = """
        <node><interface name='org.freedesktop.portal.Location'>
          <method name='CreateSession'><arg type='a{sv}' direction='in'/><arg type='o' direction='out'/></method>
          <method name='Start'><arg type='o' direction='in'/><arg type='s' direction='in'/>
            <arg type='a{sv}' direction='in'/><arg type='o' direction='out'/></method>
        </interface></node>
        """
    private static let closing = """
        <node><interface name='org.freedesktop.portal.Session'><method name='Close'/></interface></node>
        """

    /// A place as the portal tells it.
    private static func told(_ latitude: Double, _ longitude: Double, _ accuracy: Double = 0) -> [String: Variant] {
        ["Latitude": latitude.variant, "Longitude": longitude.variant, "Accuracy": accuracy.variant]
    }

    /// Asks a portal that answers as it is told, and says whether the session was closed in the end.
    private func ask(
        answer: UInt32 = 0, telling places: [(session: String, place: [String: Variant])] = [],
        patience: Duration = .seconds(30)
    ) async throws -> (result: Result<LocationPortal.Position, any Error>, isClosed: Bool) {
        let (portal, client) = try await (Bus.separate(), Bus.separate())
        let sender = client.uniqueName.dropFirst().split(separator: ".").joined(separator: "_")
        var isClosed = false
        let session = try #require(ObjectPath(Self.session))
        let location = try portal.export(at: Self.path, Self.interface) { call in
            guard call.method == "Start" else { return .tuple(session) }
            #expect(call.arguments.first?.value() == session)
            let options: [String: Variant] = call.arguments.last?.value() ?? [:]
            let handle = "\(Self.path)/request/\(sender)/\(options["handle_token"]?.value() ?? "")"
            try portal.emit(
                "org.freedesktop.portal.Request.Response", at: handle, .tuple(answer, [String: Variant]()))
            for (session, place) in places {
                guard let session = ObjectPath(session) else { continue }
                try portal.emit(
                    "org.freedesktop.portal.Location.LocationUpdated", at: Self.path, .tuple(session, place))
            }
            guard let request = ObjectPath(handle) else { return .tuple(session) }
            return .tuple(request)
        }
        let closing = try portal.export(at: Self.session, Self.closing) { _ in
            isClosed = true
            return .tuple()
        }
        defer {
            location.cancel()
            closing.cancel()
        }
        #expect(try await portal.own("org.freedesktop.portal.Desktop"))
        let result: Result<LocationPortal.Position, any Error>
        do {
            result = .success(try await LocationPortal.locate(within: patience, bus: client))
        } catch {
            result = .failure(error)
        }
        try await portal.disown("org.freedesktop.portal.Desktop")
        return (result, isClosed)
    }

    @Test("tells where the computer is, and looks no longer")
    func granted() async throws {
        let (result, isClosed) = try await ask(telling: [(Self.session, Self.told(48.2, 16.37, 25))])
        let position = try result.get()
        #expect(position.latitude == 48.2 && position.longitude == 16.37 && position.accuracy == 25)
        #expect(isClosed)
    }

    @Test("passes over what is told to others, and what is nowhere")
    func others() async throws {
        let (result, _) = try await ask(telling: [
            ("\(Self.path)/session/of/others", Self.told(1, 2)), (Self.session, Self.told(91, 0)),
            (Self.session, ["Latitude": 3.0.variant]), (Self.session, Self.told(-33.9, 151.2)),
        ])
        let position = try result.get()
        #expect(position.latitude == -33.9 && position.longitude == 151.2 && position.accuracy == nil)
    }

    @Test("a refusal is one, whatever is told besides")
    func refused() async throws {
        let (result, isClosed) = try await ask(answer: 1, telling: [(Self.session, Self.told(48.2, 16.37))])
        #expect(throws: LocationPortal.Problem.refused) { try result.get() }
        #expect(isClosed)
    }

    @Test("a desktop that finds nothing out is not waited for any longer")
    func silent() async throws {
        let (result, isClosed) = try await ask(patience: .milliseconds(20))
        #expect(throws: LocationPortal.Problem.silent) { try result.get() }
        #expect(isClosed)
    }

    @Test("throws where there is no portal")
    func absent() async {
        await #expect(throws: GLibError.self) { try await LocationPortal.locate() }
    }
}
