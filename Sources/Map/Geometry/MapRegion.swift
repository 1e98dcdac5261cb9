internal import Foundation
internal import GTK

/// What a map shows: the place in its middle, and how large.
public struct MapRegion: Equatable, Sendable {
    /// The place in the middle.
    public var center: Coordinate
    /// How large: at 0 the Earth is 256 pixels wide, each whole step doubles that.
    public var zoom: Double

    public init(center: Coordinate, zoom: Double) {
        self.center = center
        self.zoom = zoom
    }

    /// The whole Earth, on a small map.
    public static let world = MapRegion(center: Coordinate(latitude: 24, longitude: 10), zoom: 1)

    /// The largest region at a whole zoom that has all of some places in it; nil for none.
    /// - Parameters:
    ///   - coordinates: the places.
    ///   - width: of the map, in pixels.
    ///   - height: of the map, in pixels.
    ///   - margin: what is kept free at each side, in pixels.
    ///   - closest: the zoom to stop at, as for a single place.
    public init?(
        around coordinates: [Coordinate], width: Int, height: Int, margin: Int = 48, closest: Double = 9
    ) {
        guard let first = coordinates.first?.mercator else { return nil }
        // Places on both sides of the date line are taken the short way round, seen from the first.
        let points = coordinates.map { coordinate in
            let point = coordinate.mercator
            return Point(x: first.x + MapFrame.wrapped(point.x - first.x), y: point.y)
        }
        let (left, right) = (points.map(\.x).min() ?? first.x, points.map(\.x).max() ?? first.x)
        let (top, bottom) = (points.map(\.y).min() ?? first.y, points.map(\.y).max() ?? first.y)
        func zoom(_ share: Double, _ room: Int) -> Double {
            share <= 0 ? closest : log2(Double(max(1, room - 2 * margin)) / (256 * share))
        }
        let fitting = min(zoom(right - left, width), zoom(bottom - top, height))
        self.init(
            center: Coordinate(mercator: Point(x: (left + right) / 2, y: (top + bottom) / 2)),
            zoom: max(0, min(closest, fitting.rounded(.down))))
    }
}
