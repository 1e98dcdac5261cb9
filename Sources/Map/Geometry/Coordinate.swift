internal import Foundation
internal import GTK

/// A place on the Earth, in degrees.
public struct Coordinate: Equatable, Hashable, Sendable {
    /// North of the equator, -90 to 90.
    public var latitude: Double
    /// East of Greenwich, -180 to 180.
    public var longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Whether both numbers are within their ranges.
    public var isValid: Bool {
        (-90...90).contains(latitude) && (-180...180).contains(longitude)
    }

    /// As `geo:` addresses have it, in millionths of a degree (RFC 5870).
    public var geoAddress: String {
        "geo:" + Coordinate.plain(latitude) + "," + Coordinate.plain(longitude)
    }

    /// A number as every program reads it, whatever the language.
    private static func plain(_ degrees: Double) -> String {
        let millionths = Int((degrees * 1_000_000).rounded())
        let digits = String(abs(millionths) % 1_000_000)
        let fraction = String(repeating: "0", count: 6 - digits.count) + digits
        return "\(millionths < 0 ? "-" : "")\(abs(millionths) / 1_000_000).\(fraction)"
    }
}

extension Coordinate {
    /// The latitude at which a map in Mercator's projection is a square.
    static let edge = 85.0511287798066

    /// The place in the square of Mercator's projection: x and y from 0 to 1, y downwards.
    var mercator: Point {
        let radians = min(Coordinate.edge, max(-Coordinate.edge, latitude)) * .pi / 180
        return Point(x: (longitude + 180) / 360, y: (1 - asinh(tan(radians)) / .pi) / 2)
    }

    /// The place of a point of that square; what lies beside it is taken round the Earth, what lies above or below
    /// is at its edge.
    init(mercator point: Point) {
        let x = point.x - point.x.rounded(.down)
        let y = min(1, max(0, point.y))
        self.init(latitude: atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi, longitude: x * 360 - 180)
    }
}
