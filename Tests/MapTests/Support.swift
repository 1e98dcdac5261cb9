import Foundation
import GTK
import TestSupport

@testable import Map

/// The map that ships with the program.
let worldFile = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Resources/map/world.map").path

extension MapPanel {
    /// Whether every tile in sight has been drawn: the middle and the corners show no plain ground any more.
    @MainActor
    static func shown(_ pins: [MapPin] = [], region: MapRegion = MapRegion(center: vienna, zoom: 5)) -> MapPanel {
        let map = MapPanel("Places", source: .bundled(file: worldFile), region: region)
        map.pins = pins
        return map
    }

    static var vienna: Coordinate { Coordinate(latitude: 48.2, longitude: 16.4) }
}

/// Lets time pass, handling events meanwhile.
@MainActor
func pause(_ duration: Duration) {
    var isOver = false
    MainLoop.after(duration) { isOver = true }
    MainLoop.run { isOver }
}

/// Where a few cities are, for pins.
let cities = [
    MapPin(id: "vienna", title: "Vienna", coordinate: Coordinate(latitude: 48.2082, longitude: 16.3738)),
    MapPin(id: "prague", title: "Prague", coordinate: Coordinate(latitude: 50.0755, longitude: 14.4378)),
    MapPin(id: "budapest", title: "Budapest", coordinate: Coordinate(latitude: 47.4979, longitude: 19.0402)),
    MapPin(id: "cairo", title: "Cairo", coordinate: Coordinate(latitude: 30.0444, longitude: 31.2357)),
]

extension Widget {
    /// What assistive technology calls the widget; nobody is called U+0001, so the difference is the name.
    var accessibleLabel: String? { accessibleDifference(label: "\u{1}") }
}
