/// A place, and how far it is.
public struct NearbyPlace: Sendable, Equatable, Identifiable {
    /// The place.
    public let place: Place

    /// How far it is, in metres as the crow flies; nil where nobody knows from where.
    public let distance: Double?

    public var id: String { place.id }
}

extension [Place] {
    /// The places with their distances, the nearest first; by name where it is not known from where.
    public func nearestFirst(from origin: Location?) -> [NearbyPlace] {
        map { (NearbyPlace(place: $0, distance: origin?.distance(to: $0.location)), TextFolding.fold($0.name)) }
            .sorted { ($0.0.distance ?? 0, $0.1, $0.0.id) < ($1.0.distance ?? 0, $1.1, $1.0.id) }.map(\.0)
    }
}
