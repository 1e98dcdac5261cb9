internal import Foundation

/// A point on the Earth, in degrees of WGS 84, as maps and satellite receivers have it.
public struct Location: Sendable, Hashable, Codable {
    /// The latitudes that there are; north is positive.
    public static let latitudes = -90.0...90.0

    /// The longitudes that there are; east is positive.
    public static let longitudes = -180.0...180.0

    /// How far north of the equator it is, in degrees.
    public let latitude: Double

    /// How far east of Greenwich it is, in degrees.
    public let longitude: Double

    /// A point; nil where a number is out of its range.
    public init?(latitude: Double, longitude: Double) {
        guard Self.latitudes.contains(latitude), Self.longitudes.contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Takes on a point that was kept.
    ///
    /// - Throws: `DecodingError` where a number is out of its range.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let (latitude, longitude) = (
            try values.decode(Double.self, forKey: .latitude), try values.decode(Double.self, forKey: .longitude)
        )
        guard let location = Location(latitude: latitude, longitude: longitude) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(latitude), \(longitude) is nowhere"))
        }
        self = location
    }

    /// The Earth's mean radius, in metres.
    ///
    /// Of the ellipsoid's axes, (2a + b) / 3: H. Moritz, Geodetic Reference System 1980, Journal of Geodesy 74 (2000).
    public static let earthRadius = 6_371_008.7714

    /// How far another point is, in metres, along a great circle of a round Earth (the haversine formula).
    ///
    /// As the Earth is not quite round, it is off by up to some half a percent.
    public func distance(to other: Location) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        func haversine(_ angle: Double) -> Double { sin(angle / 2) * sin(angle / 2) }
        let share =
            haversine(radians(other.latitude - latitude))
            + cos(radians(latitude)) * cos(radians(other.latitude))
            * haversine(radians(other.longitude - longitude))
        // Of two points opposite each other rounding may have made it a little more than 1.
        return 2 * Self.earthRadius * asin(min(1, share.squareRoot()))
    }
}
