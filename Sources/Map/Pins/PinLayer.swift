internal import GTK

/// The pins of a map: a marker for each that is in sight, one for several that would lie on each other.
@MainActor
final class PinLayer: CustomWidget {
    var frame: MapFrame? {
        didSet { if frame != oldValue { update() } }
    }

    var pins: [MapPin] = [] {
        didSet { if pins != oldValue { renew() } }
    }

    var selection: MapPin.ID? {
        didSet { if selection != oldValue { renew() } }
    }

    var isMovable = false {
        didSet { if isMovable != oldValue { update() } }
    }

    /// What lies over the map, in pixels, where no name is to stand.
    var obstacles: [Rectangle] = [] {
        didSet { if obstacles != oldValue { nameMarkers() } }
    }

    /// Told where pins and their names are.
    var placed: (@MainActor (PinRoom) -> Void)?
    /// Told which pins a marker stands for when it is chosen.
    var activated: (@MainActor ([MapPin]) -> Void)?
    /// Told where a pin was dragged to.
    var moved: (@MainActor (MapPin, Point) -> Void)?

    private var points: [Point] = []
    private var clusters: (level: Int, list: [PinCluster])?
    private var markers: [String: PinMarker] = [:]
    private let texts = PinTexts()
    /// Where the name of a marker stands from its place.
    private var names: [String: Rectangle] = [:]
    /// The pin that is on its way under a hand, and how far it has come.
    private var dragged: (id: MapPin.ID, offset: Point)?

    override init() {
        super.init()
        for pigment in texts.pigments { adopt(pigment) }
        onDrag { [weak self] drag, gesture in self?.follow(drag, gesture) }
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "map-pins"
        type.role = .group
    }

    /// The markers, in no particular order.
    var shown: [PinMarker] { Array(markers.values) }

    /// How many pins are in sight, alone or in groups.
    var countInSight: Int { markers.values.reduce(0) { $0 + $1.content.titles.count } }

    /// The marker in which a pin is, if that is in sight.
    func marker(of id: MapPin.ID) -> PinMarker? { markers["pin " + id] }

    /// The least whole zoom at which a pin stands alone, unless it never does.
    func levelAlone(_ pin: MapPin, from level: Int, to last: Int) -> Int? {
        guard let index = pins.firstIndex(of: pin), level <= last else { return nil }
        return (level...last).first { level in
            PinCluster.clusters(points, level: level).contains { $0.members == [index] }
        }
    }

    private func renew() {
        points = pins.map(\.coordinate.mercator)
        clusters = nil
        update()
    }

    /// The groups at the zoom that is shown.
    private func groups(_ frame: MapFrame) -> [PinCluster] {
        let level = Int((frame.zoom + 0.001).rounded(.down))
        if let clusters, clusters.level == level { return clusters.list }
        let alone = selection.flatMap { id in pins.firstIndex { $0.id == id } }
        let made = PinCluster.clusters(points, level: level, alone: alone)
        clusters = (level, made)
        return made
    }

    private func update() {
        guard let frame, frame.width > 0 else { return }
        var unused = markers
        for cluster in groups(frame) {
            let place = frame.place(cluster.point)
            guard place.x > -60, place.y > -60, place.x < frame.width + 60, place.y < frame.height + 60 else {
                continue
            }
            let first = pins[cluster.members[0]]
            let key = cluster.members.count == 1 ? "pin " + first.id : "group " + first.id
            let marker = unused.removeValue(forKey: key) ?? make(key)
            marker.point = cluster.point
            marker.show(
                PinMarker.Content(
                    titles: cluster.members.map { pins[$0].title },
                    isSelected: cluster.members.count == 1 && first.id == selection, isMovable: isMovable))
            let members = cluster.members.map { pins[$0] }
            marker.activated = { [weak self] in self?.activated?(members) }
            marker.moved = { [weak self] way in self?.move(members[0], by: way) }
        }
        for (key, marker) in unused {
            // The keyboard stays on the map when the marker that it was at goes out of sight.
            if marker.hasFocus { parent?.grabFocus() }
            markers[key] = nil
            release(marker)
        }
        nameMarkers()
        queueAllocate()
    }

    /// Chooses which markers have their name beside them.
    private func nameMarkers() {
        guard let frame else { return }
        _ = texts.haveChanged()
        let marks = order.map { key, marker in
            let content = marker.content
            let title = marker.isCluster ? "" : content.titles.first ?? ""
            let hasName = markers.count <= PinNames.most && !title.isEmpty && !content.isSelected
            return PinNames.Mark(
                key: key, title: title, place: frame.place(marker.point), name: hasName ? texts.size(title) : nil,
                isCluster: marker.isCluster)
        }
        names = PinNames.places(
            marks, on: Size(width: frame.width, height: frame.height), isMirrored: direction == .rightToLeft,
            obstacles: obstacles)
        placed?(PinRoom(marks, names: names))
        queueDraw()
    }

    private func make(_ key: String) -> PinMarker {
        let marker = PinMarker()
        markers[key] = marker
        adopt(marker)
        return marker
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        for marker in markers.values { _ = marker.measured(orientation) }
        return Extent(minimum: 0, natural: 0)
    }

    override func allocate(width: Int, height: Int) {
        guard let frame else { return }
        for pigment in texts.pigments { place(pigment, in: Rectangle(width: 0, height: 0)) }
        for (key, marker) in markers {
            let place = place(of: marker, key, on: frame)
            let (wide, high) = (marker.measured(.horizontal).natural, marker.measured(.vertical).natural)
            self.place(
                marker,
                in: Rectangle(
                    x: (place.x - marker.anchor.x).rounded(), y: (place.y - marker.anchor.y).rounded(),
                    width: Double(wide), height: Double(high)))
        }
    }

    /// Where a marker stands now: where its pin is, or where a hand has dragged it.
    private func place(of marker: PinMarker, _ key: String, on frame: MapFrame) -> Point {
        let place = frame.place(marker.point)
        guard let dragged, key == "pin " + dragged.id else { return place }
        return Point(x: place.x + dragged.offset.x, y: place.y + dragged.offset.y)
    }

    /// Those further south are nearer to the eye, the selected one is nearest.
    private var order: [(key: String, marker: PinMarker)] {
        markers.map { ($0.key, $0.value) }.sorted {
            ($0.marker.content.isSelected ? 1 : 0, $0.marker.point.y, $0.marker.point.x) < (
                $1.marker.content.isSelected ? 1 : 0, $1.marker.point.y, $1.marker.point.x
            )
        }
    }

    override func snapshot(_ snapshot: Snapshot) {
        if texts.haveChanged() { MainLoop.whenIdle { [weak self] in self?.nameMarkers() } }
        let order = order
        for (key, marker) in order {
            guard let frame, let name = names[key], let title = marker.content.titles.first else { continue }
            let corner = name.moved(by: place(of: marker, key, on: frame))
            texts.draw(title, at: Point(x: corner.x.rounded(), y: corner.y.rounded()), on: snapshot)
        }
        for (_, marker) in order { snapshot.add(marker, of: self) }
    }

    // MARK: Moving pins

    /// Follows a hand that drags a pin. The layer does, for the marker itself moves.
    private func follow(_ drag: Drag, _ gesture: Gesture) {
        switch drag.stage {
        case .began:
            dragged = pin(at: drag.start).map { ($0.id, Point(x: 0, y: 0)) }
            if dragged == nil { gesture.deny() }
        case .moved:
            guard let id = dragged?.id, gesture.isClaimed || abs(drag.offset.x) + abs(drag.offset.y) > 6 else { return }
            gesture.claim()
            dragged = (id, drag.offset)
        case .ended:
            let pin = pins.first { $0.id == dragged?.id }
            dragged = nil
            if let pin, gesture.isClaimed { move(pin, by: drag.offset) }
        case .cancelled: dragged = nil
        }
        queueAllocate()
    }

    /// The single pin whose marker is at a place, if pins can be moved.
    private func pin(at place: Point) -> MapPin? {
        guard isMovable else { return nil }
        return pins.first { pin in
            guard let marker = marker(of: pin.id), let bounds = marker.bounds(in: self) else { return false }
            return bounds.contains(place)
        }
    }

    private func move(_ pin: MapPin, by way: Point) {
        guard let frame else { return }
        let start = frame.place(pin.coordinate.mercator)
        moved?(pin, frame.point(at: Point(x: start.x + way.x, y: start.y + way.y)))
    }
}
