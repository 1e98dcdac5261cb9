import Foundation
import GTK
import Map
import Widgets

/// The map.
@MainActor
enum MapPages {
    static let all = [panel]

    /// Well-known cities, as no shops are invented.
    private static let cities: [(String, Double, Double)] = [
        ("Vienna", 48.2082, 16.3738), ("Bratislava", 48.1486, 17.1077), ("Prague", 50.0755, 14.4378),
        ("Budapest", 47.4979, 19.0402), ("Ljubljana", 46.0569, 14.5058), ("Zagreb", 45.8150, 15.9819),
        ("Munich", 48.1351, 11.5820), ("Lisbon", 38.7223, -9.1393), ("Cairo", 30.0444, 31.2357),
    ]

    private static func map(_ samples: Samples, _ region: MapRegion) -> MapPanel {
        let map = MapPanel(
            "Cities", source: .bundled(file: samples.resources.appending(path: "map/world.map").path), region: region)
        map.pins = cities.map {
            MapPin(id: $0.0, title: $0.0, coordinate: Coordinate(latitude: $0.1, longitude: $0.2))
        }
        map.panel = { pin in
            let text = Label(pin.coordinate.geoAddress).styled("caption", "quiet")
            text.textAlignment = 0
            return text
        }
        return map
    }

    private static let panel = GalleryPage(
        "map-panel", "Maps", "MapPanel",
        "A map with pins that needs no network. Drag it, turn the wheel, press arrows, plus and minus, Tab and Enter.",
        code: "let map = MapPanel(\"Stores\", source: .bundled(file: path))\nmap.bind(\\.pins) { model.pins }"
    ) { samples in
        let middle = MapRegion(center: Coordinate(latitude: 48, longitude: 15), zoom: 5)
        let chosen = map(samples, middle)
        chosen.selection = "Vienna"
        let moving = map(samples, MapRegion(center: Coordinate(latitude: 47, longitude: 16), zoom: 6))
        moving.arePinsMovable = true
        moving.onPinMoved { [weak moving] pin, coordinate in
            guard let moving, let index = moving.pins.firstIndex(of: pin) else { return }
            moving.pins[index].coordinate = coordinate
        }
        let missing = MapPanel("Missing", source: .file(path: "/nowhere/town.mbtiles"))
        return [
            Specimen("Some of them lie so near to each other that they are one", map(samples, .world), height: 420),
            Specimen("One is chosen", chosen, height: 420),
            Specimen("Narrow: the panel lies along the lower edge", Clamp(narrow(samples), to: 312), height: 420),
            Specimen("They can be dragged, or moved with Shift and the arrows", moving, height: 320),
            Specimen("A file that is not there", missing, height: 240),
        ]
    }

    private static func narrow(_ samples: Samples) -> MapPanel {
        let narrow = map(samples, MapRegion(center: Coordinate(latitude: 48, longitude: 15), zoom: 5))
        narrow.selection = "Prague"
        narrow.layout(expand: [.vertical])
        return narrow
    }
}
