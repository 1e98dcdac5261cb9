internal import CGTK
internal import CShumate
internal import GTK

/// A map that can be dragged, turned and pinched, with layers above its tiles (`ShumateMap`).
@MainActor
final class MapView: Widget {
    let viewport: MapViewport
    private var tiles: UnsafeMutableRawPointer?
    /// Active while the tiles are to be looked for once more.
    private(set) var looking: SourceToken?
    private var isLooking = false

    init() {
        guard let made = shumate_map_new() else { fatalError("libshumate returned no map") }
        viewport = MapViewport(Reference(borrowing: UnsafeMutableRawPointer(shumate_map_get_viewport(made))))
        super.init(Reference(adopting: UnsafeMutableRawPointer(made)))
        // One step of two fingers' double tap is a whole zoom, as everywhere here; see `MapPanel`.
        shumate_map_set_zoom_on_double_click(map, 1)
        // Without a source libshumate cannot say where a click or a scroll is, and complains of each.
        setSource(TileSource(NoTiles(), scale: 1, middle: { Point(x: 0.5, y: 0.5) }, onFailure: { _ in }))
        viewport.onChanged { [weak self] in self?.lookAgainSoon() }
    }

    private var map: OpaquePointer { OpaquePointer(raw) }

    /// Shows the tiles of another source below everything else; those drawn before are forgotten.
    func show(_ source: TileSource) {
        setSource(source)
        if let tiles { comptoir_map_remove(tiles) }
        tiles = comptoir_map_layer_new(source.raw, viewport.raw)
        comptoir_map_insert(raw, tiles, children.first?.raw)
        lookAgainSoon()
    }

    /// Has libshumate look once more for the tiles in sight, when the map has been still for a moment.
    ///
    /// It puts tiles off while the map moves fast, and looks for them in the next frame. Newer versions move between frames,
    /// at a time that can be the next frame's own; then they take the map for moving still, and never look again: the map
    /// stays without land (`should_defer` in libshumate 1.4).
    func lookAgainSoon() {
        guard !isLooking else { return }
        looking?.cancel()
        looking = MainLoop.after(.milliseconds(120)) { [weak self] in
            guard let self else { return }
            isLooking = true
            viewport.announce()
            isLooking = false
        }
    }

    /// Says by whose zooms and tiles places are reckoned (`shumate_map_set_map_source`).
    private func setSource(_ source: TileSource) {
        shumate_map_set_map_source(map, source.raw.assumingMemoryBound(to: ShumateMapSource.self))
    }

    /// Puts a widget above all layers; it gets the whole room.
    func insert(_ layer: Widget) { comptoir_map_insert(raw, layer.raw, nil) }

    /// Moves to another region, as long as the desktop wants movement (`shumate_map_go_to_full_with_duration`).
    /// - Returns: whether it is on its way there now, and `onArrived` will tell of its end; else it is there.
    func go(to region: MapRegion, duration: Duration) -> Bool {
        let way = abs(region.center.longitude - viewport.center.longitude)
        // Across the date line libshumate would go the long way round.
        guard duration > .zero, way < 180 else {
            stop()
            viewport.region = region
            return false
        }
        shumate_map_go_to_full_with_duration(
            map, region.center.latitude, region.center.longitude, region.zoom, guint(duration.milliseconds))
        return true
    }

    /// Ends a movement where it is (`shumate_map_stop_go_to`).
    func stop() { shumate_map_stop_go_to(map) }

    /// Called when a movement has come to its end, or was ended.
    func onArrived(_ handler: @escaping @MainActor () -> Void) { connect("animation-completed", handler) }
}
