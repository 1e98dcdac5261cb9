/// Asks the desktop where the computer is (`org.freedesktop.portal.Location`), which asks the person first.
@MainActor
public enum LocationPortal {
    /// Where the computer is, as far as the desktop knows.
    public struct Position: Hashable, Sendable {
        /// Degrees north of the equator.
        public let latitude: Double
        /// Degrees east of Greenwich.
        public let longitude: Double
        /// How far off it may be, in metres; nil where the desktop does not say.
        public let accuracy: Double?
    }

    /// Why there is no position, though there is a portal.
    public enum Problem: Error, Hashable, Sendable {
        /// The person, or the desktop for them, said no.
        case refused
        /// It was granted, and nothing was told for too long.
        case silent
    }

    /// Asks once, and has the portal go on looking no longer than that.
    /// - Parameters:
    ///   - patience: how long the desktop may take to find out, once it was granted.
    ///   - bus: nil for the session's.
    /// - Throws: `Problem`, `GLibError` where there is no such portal, or `CancellationError`.
    public static func locate(within patience: Duration = .seconds(30), bus: Bus? = nil) async throws -> Position {
        let bus = if let bus { bus } else { try await Bus.session() }
        let options: [String: Variant] = [
            "session_handle_token": PortalRequest.newToken("location").variant, "accuracy": exact.variant,
        ]
        let reply = try await bus.call(
            "org.freedesktop.portal.Location.CreateSession", of: PortalRequest.name, at: PortalRequest.path,
            .tuple(options))
        guard let session: ObjectPath = reply.first?.value() else { throw Problem.silent }
        do {
            let position = try await position(in: session, within: patience, bus)
            await close(session, bus)
            return position
        } catch {
            await close(session, bus)
            throw error
        }
    }

    /// The portal's word for as exact as can be.
    private static let exact: UInt32 = 5

    private static func position(
        in session: ObjectPath, within patience: Duration, _ bus: Bus
    ) async throws -> Position {
        let (positions, continuation) = AsyncStream.makeStream(of: Position.self)
        let listener = bus.subscribe(
            "org.freedesktop.portal.Location.LocationUpdated", of: PortalRequest.name, at: PortalRequest.path
        ) { parts in
            guard parts.first?.value() == session, let position = Position(parts.last) else { return }
            continuation.yield(position)
        }
        defer { listener.cancel() }
        let granted = try await PortalRequest.ask(
            "org.freedesktop.portal.Location.Start", for: "location", on: bus
        ) { .tuple(session, "", $0) }
        guard granted != nil else { throw Problem.refused }
        let deadline = MainLoop.after(patience) { continuation.finish() }
        defer { deadline.cancel() }
        for await position in positions { return position }
        try Task.checkCancellation()
        throw Problem.silent
    }

    /// Ends the session; a portal that has gone has ended it itself.
    private static func close(_ session: ObjectPath, _ bus: Bus) async {
        do {
            try await bus.call("org.freedesktop.portal.Session.Close", of: PortalRequest.name, at: session.text)
        } catch {
            return
        }
    }
}

extension LocationPortal.Position {
    /// What the portal tells; nil where a number is missing or is no place on the Earth.
    fileprivate init?(_ told: Variant?) {
        guard let values: [String: Variant] = told?.value(), let latitude: Double = values["Latitude"]?.value(),
            let longitude: Double = values["Longitude"]?.value(), (-90...90).contains(latitude),
            (-180...180).contains(longitude)
        else { return nil }
        self.latitude = latitude
        self.longitude = longitude
        accuracy = values["Accuracy"]?.value().flatMap { $0 > 0 ? $0 : nil }
    }
}
