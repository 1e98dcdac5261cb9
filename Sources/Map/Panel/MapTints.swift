internal import GTK
internal import Widgets

/// The colours of the style sheet that a map is drawn with.
@MainActor
final class MapTints {
    private let sea = Pigment("map-sea")
    private let land = Pigment("map-land")
    private let shore = Pigment("map-shore")
    private let border = Pigment("map-border")

    var all: [Widget] { [sea, land, shore, border] }

    var ink: MapInk {
        MapInk(sea: sea.foreground, land: land.foreground, shore: shore.foreground, border: border.foreground)
    }
}
