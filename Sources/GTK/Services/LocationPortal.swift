/// The desktop's portal for the location of the computer, which asks the user first
/// (`org.freedesktop.portal.Location`).
@MainActor
public enum LocationPortal {
    /// The location of the computer, as far as the desktop knows it.
    public struct Position: Hashable, Sendable {
        /// The latitude in degrees north of the equator.
        public let latitude: Double
        /// The longitude in degrees east of Greenwich.
        public let longitude: Double
        /// The possible error in metres; nil if the desktop does not report it.
        public let accuracy: Double?
    }

    /// The reason why there is no position although there is a portal.
    public enum Problem: Error, Hashable, Sendable {
        /// The user, or the desktop for them, refused.
        case refused
        /// Permission was granted, but no position came in time.
        case silent
    }

    /// Asks for the position once; the portal stops looking after that.
    /// - Parameters:
    ///   - patience: the time the desktop may take to find the position once permission was granted.
    ///   - bus: the bus to use; nil for the session bus.
    /// - Throws: `Problem`, `GLibError` if there is no such portal, or `CancellationError`.
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

    /// The portal's value for the highest accuracy.
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
    /// Creates a position from the portal's values; nil if a number is missing or not a place on Earth.
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
