internal import CGTK
internal import CShumate
internal import GTK

/// A bar that shows how long a distance is on the map (`ShumateScale`).
@MainActor
final class MapScale: Widget {
    init(_ viewport: MapViewport) {
        super.init(Reference(adopting: UnsafeMutableRawPointer(shumate_scale_new(OpaquePointer(viewport.raw)))))
        shumate_scale_set_unit(OpaquePointer(raw), SHUMATE_UNIT_METRIC)
        shumate_scale_set_max_width(OpaquePointer(raw), 90)
        canTarget = false
    }

    /// Whether it measures in metres and kilometres; else in feet and miles.
    var isMetric = true {
        didSet {
            shumate_scale_set_unit(OpaquePointer(raw), isMetric ? SHUMATE_UNIT_METRIC : SHUMATE_UNIT_IMPERIAL)
        }
    }
}

/// A needle that shows where north is while the map is turned (`ShumateCompass`).
@MainActor
final class MapCompass: Widget {
    init(_ viewport: MapViewport) {
        super.init(Reference(adopting: UnsafeMutableRawPointer(shumate_compass_new(OpaquePointer(viewport.raw)))))
    }
}
