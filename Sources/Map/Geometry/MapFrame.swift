internal import Foundation
internal import GTK

/// How the Earth lies on a map of some size: a plain value, with which places become pixels and pixels places.
struct MapFrame: Equatable {
    var center: Point
    var zoom: Double
    /// How far the map is turned clockwise, in radians.
    var rotation = 0.0
    var width: Double
    var height: Double

    init(region: MapRegion, rotation: Double = 0, width: Double, height: Double) {
        center = region.center.mercator
        (self.zoom, self.rotation, self.width, self.height) = (region.zoom, rotation, width, height)
    }

    /// How wide the whole Earth is, in pixels.
    var world: Double { 256 * exp2(zoom) }

    /// A difference of x in Mercator's square, the short way round the Earth.
    static func wrapped(_ difference: Double) -> Double { difference - difference.rounded() }

    /// Where a point of Mercator's square lies on the map.
    func place(_ point: Point) -> Point {
        let turned = MapFrame.turned(
            Point(x: MapFrame.wrapped(point.x - center.x) * world, y: (point.y - center.y) * world), by: rotation)
        return Point(x: width / 2 + turned.x, y: height / 2 + turned.y)
    }

    /// Which point of Mercator's square lies at a place of the map.
    func point(at place: Point) -> Point {
        let straight = MapFrame.turned(Point(x: place.x - width / 2, y: place.y - height / 2), by: -rotation)
        return Point(x: center.x + straight.x / world, y: center.y + straight.y / world)
    }

    /// Where the middle has to be for a point to stay where it is while the zoom becomes another.
    func center(keeping place: Point, zoom target: Double) -> Point {
        let fixed = point(at: place)
        let share = exp2(zoom - target)
        return Point(x: fixed.x - (fixed.x - center.x) * share, y: fixed.y - (fixed.y - center.y) * share)
    }

    /// The region next to another one whose tiles lie on whole pixels, as they do at a whole zoom without a turn; any other
    /// region is left as it is.
    func resting(_ region: MapRegion) -> MapRegion {
        guard width > 0, rotation == 0, region.zoom == region.zoom.rounded() else { return region }
        let world = 256 * exp2(region.zoom)
        let center = region.center.mercator
        func whole(_ share: Double, _ size: Double) -> Double {
            ((share * world - size / 2).rounded() + size / 2) / world
        }
        let point = Point(x: whole(center.x, width), y: whole(center.y, height))
        // What is there already is not moved by what rounding makes of it.
        guard max(abs(point.x - center.x), abs(point.y - center.y)) * world > 0.001 else { return region }
        return MapRegion(center: Coordinate(mercator: point), zoom: region.zoom)
    }

    static func turned(_ point: Point, by angle: Double) -> Point {
        guard angle != 0 else { return point }
        let (sine, cosine) = (sin(angle), cos(angle))
        return Point(x: point.x * cosine - point.y * sine, y: point.x * sine + point.y * cosine)
    }
}
