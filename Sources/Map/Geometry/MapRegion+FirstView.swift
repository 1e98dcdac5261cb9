internal import Foundation
internal import GTK

extension MapRegion {
    /// The largest region at a whole zoom that has all of a country in it, without what is far overseas; nil where the
    /// country is not known.
    /// - Parameters:
    ///   - country: its code, by ISO 3166.
    ///   - width: of the map, in pixels.
    ///   - height: of the map, in pixels.
    public init?(country: String, width: Int, height: Int) {
        guard let corners = CountryBoxes.corners(of: country) else { return nil }
        self.init(around: corners, width: width, height: height, margin: 12, closest: 6)
    }

    /// As much of the inhabited Earth as a map shows at a whole zoom, and nothing of Antarctica.
    /// - Parameters:
    ///   - width: of the map, in pixels.
    ///   - height: of the map, in pixels.
    public static func inhabited(width: Int, height: Int) -> MapRegion {
        // In Mercator's square: the north of Greenland, and the sea south of Cape Horn.
        let (north, south) = (0.03, 0.72)
        let least = max(Double(height) / (south - north), Double(width) / 2)
        let zoom = max(1, log2(max(1, least) / 256).rounded(.up))
        let half = Double(height) / 2 / (256 * exp2(zoom))
        let middle = Coordinate(mercator: Point(x: 0.5, y: min(0.44, south - half)))
        return MapRegion(center: Coordinate(latitude: middle.latitude, longitude: 10), zoom: zoom)
    }
}
