import Foundation
import GTK
import Map
import Store
import Widgets

/// The stores on a map: a pin for each, with the store's panel; a place that is pointed out is where a new one is added.
@MainActor
final class StoreMap: Box {
    private let map: MapPanel
    private let model: PlacesModel
    /// The stores that were on the map before.
    private var known: Set<Place.ID>?
    /// Where the person has pointed last, to add one.
    private var pointed: Location?

    /// Makes a map.
    /// - Parameters:
    ///   - height: how high it is at least, in pixels.
    ///   - grows: whether it takes all the height that there is.
    init(model: PlacesModel, height: Int, grows: Bool = false) {
        self.model = model
        let environment = model.environment
        map = MapPanel(tr("Map of the stores"), source: environment.mapSource)
        super.init(.vertical, spacing: Space.tiny)
        map.minimumSize = SizeRequest(height: height)
        if grows { map.layout(expand: [.horizontal, .vertical]) }
        map.fit(Self.firstView(environment))
        map.bind(\.source) { environment.mapSource }
        map.bind(\.isMetric) { environment.preferences.units == .metric }
        map.panel = { PlaceCard(model: PlaceModel(id: $0.id, environment: environment), hasTitle: false) }
        map.onActivate { [weak self] in self?.pointedOut(Location($0)) }
        map.arePinsMovable = true
        map.onPinMoved { [weak model] pin, place in
            if let location = Location(place) { model?.moved(pin.id, to: location) }
        }
        map.observe({ model.nearby.map { MapPin($0.place) } }) { map, pins in map.pins = pins }
        observe({ model.record.value?.places }) { view, places in
            if let places { view.show(places) }
        }
        append(map)
        map.onScroll(phase: .capture) { [weak self] way in self?.passedBy(way) ?? false }
        let ways = tr(
            "To add a store, right-click or long-press the map, or press Insert. Pins can be dragged.")
        map.spokenHint = ways
        let hint = Label.wrapping(tr("Right-click or long-press to add a store.")).styled("caption", "quiet")
        hint.tooltip = ways
        // Whoever has stores knows how, and has the plus.
        hint.bind(\.isVisible) { model.nearby.isEmpty }
        append(hint)
    }

    /// What is shown while there is no store: where the person is, or else their country, or the inhabited Earth.
    private static func firstView(_ environment: Environment) -> @MainActor (Int, Int) -> MapRegion? {
        let place = environment.standpoint.map { Coordinate($0.location) }
        let country = environment.conventions.country ?? ""
        return { width, height in
            if let place { return MapRegion(around: [place], width: width, height: height, closest: StoreMap.closest) }
            return MapRegion(country: country, width: width, height: height)
                ?? MapRegion.inhabited(width: width, height: height)
        }
    }

    /// How near the map comes by itself: not so near that nothing around tells where it is.
    private static let closest = 6.0

    /// Moves the page on when the wheel is turned over the map, which zooms only while it has the keyboard: one can
    /// scroll past it.
    private func passedBy(_ way: Point) -> Bool {
        guard !map.hasFocus, let page = enclosingPane?.verticalAdjustment else { return false }
        // As far as GTK goes for a notch.
        page.value += way.y * pow(page.pageSize, 2.0 / 3)
        return true
    }

    /// Opens the form for a store at a place of the map.
    private func pointedOut(_ location: Location?) {
        guard let location else { return }
        pointed = location
        model.environment.present(tr("Add a store")) { [model] in
            PlaceForm(model.newDraft(at: location), dismiss: $0)
        }
    }

    /// Brings new stores into sight; one that was added where the person pointed is there already.
    private func show(_ places: [Place]) {
        let new = places.filter { known?.contains($0.id) == false && $0.location.text != pointed?.text }
        let isFirst = known == nil
        known = Set(places.map(\.id))
        guard isFirst ? !places.isEmpty : !new.isEmpty else { return }
        let around = places.map { Coordinate($0.location) }
        map.fit { width, height in
            MapRegion(around: around, width: width, height: height, closest: StoreMap.closest)
        }
    }
}

extension Widget {
    /// The part of the page that this widget scrolls with; nil where it does not.
    var enclosingPane: ScrolledWindow? {
        var above = parent
        while let widget = above, !(widget is ScrolledWindow) { above = widget.parent }
        return above as? ScrolledWindow
    }
}

extension MapPin {
    /// The pin of a store.
    init(_ place: Place) {
        self.init(id: place.id, title: place.name, coordinate: Coordinate(place.location))
    }
}

extension Coordinate {
    /// A point as the map has it.
    init(_ location: Location) { self.init(latitude: location.latitude, longitude: location.longitude) }
}

extension Location {
    /// A point of the map; nil where the map has none.
    init?(_ coordinate: Coordinate) { self.init(latitude: coordinate.latitude, longitude: coordinate.longitude) }
}
