internal import CGTK
internal import CShumate
internal import GTK

/// What part of the Earth a map shows (`ShumateViewport`).
@MainActor
final class MapViewport: Object {
    /// Where the middle is and how large.
    var region: MapRegion {
        get {
            MapRegion(
                center: Coordinate(
                    latitude: comptoir_location_latitude(raw), longitude: comptoir_location_longitude(raw)),
                zoom: shumate_viewport_get_zoom_level(viewport))
        }
        set {
            shumate_viewport_set_zoom_level(viewport, newValue.zoom)
            center = newValue.center
        }
    }

    /// Where the middle is.
    var center: Coordinate {
        get { region.center }
        set { comptoir_location_set(raw, newValue.latitude, newValue.longitude) }
    }

    /// How far the map is turned, in radians.
    var rotation: Double {
        get { shumate_viewport_get_rotation(viewport) }
        set { shumate_viewport_set_rotation(viewport, newValue) }
    }

    /// The zooms that the person can come to.
    var zooms: ClosedRange<Int> {
        get {
            let least = Int(shumate_viewport_get_min_zoom_level(viewport))
            return least...max(least, Int(shumate_viewport_get_max_zoom_level(viewport)))
        }
        set {
            guard newValue != zooms else { return }
            // Each limit has to lie on its side of the other at every moment.
            shumate_viewport_set_min_zoom_level(viewport, 0)
            shumate_viewport_set_max_zoom_level(viewport, guint(newValue.upperBound))
            shumate_viewport_set_min_zoom_level(viewport, guint(newValue.lowerBound))
        }
    }

    /// Called when anything of it has changed.
    func onChanged(_ handler: @escaping @MainActor () -> Void) { connect("notify", handler) }

    /// Tells everybody to look at it again, though nothing has changed (`g_object_notify`).
    func announce() { g_object_notify(raw.assumingMemoryBound(to: GObject.self), "rotation") }

    private var viewport: OpaquePointer { OpaquePointer(raw) }
}
