internal import GTK
internal import Widgets

/// The names of countries and cities above a map's tiles.
@MainActor
final class LabelLayer: CustomWidget {
    /// How the Earth lies on the map; nil before it is known.
    var frame: MapFrame? {
        didSet { if frame != oldValue { queueDraw() } }
    }

    /// What lies over the map, in pixels, so that no name can be read there.
    var obstacles: [Rectangle] = [] {
        didSet { if obstacles != oldValue { queueDraw() } }
    }

    /// Where pins stand, and what they and their names cover.
    var pins = PinRoom() {
        didSet { if pins != oldValue { queueDraw() } }
    }

    /// The names, those that matter more first.
    var labels: [WorldLabel] = [] {
        didSet {
            points = labels.map(\.coordinate.mercator)
            texts.clear()
            placer = nil
            queueDraw()
        }
    }

    private var points: [Point] = []
    private let texts = LabelText()
    private var placer: LabelPlacer?
    private var fontSize = 0.0
    /// How far from the edge, or from what lies over the map, a name is gone, and from where on it fades, in pixels: so near to
    /// each other that hardly any name stays in between.
    static let (near, fade) = (4.0, 6.0)
    private let country = Pigment("map-country")
    private let city = Pigment("map-city")
    /// The rim of each name, in the colour of the land, so that borders and shores do not run through its letters.
    private let rim = Pigment("map-land")

    /// The size of a city's dot, and how far its name stands from it, in pixels.
    private static let dot = 5.0
    private static let distance = 4.0

    override init() {
        super.init()
        adopt(country)
        adopt(city)
        adopt(rim)
        canTarget = false
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "map-labels"
        type.role = AccessibleRole.none
    }

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        Extent(minimum: 0, natural: 0)
    }

    /// The names that are drawn, with what each covers on the map; for tests.
    var shown: [(name: String, box: Rectangle)] {
        guard let frame, let placer = placed(on: frame) else { return [] }
        return visible(placer, frame).map { item, place in
            (labels[item.index].name(in: Translation.language), spot(item, at: place).box)
        }
    }

    override func snapshot(_ snapshot: Snapshot) {
        super.snapshot(snapshot)
        guard let frame, let placer = placed(on: frame) else { return }
        for (item, place) in visible(placer, frame) {
            let share = wholeness(item, at: place, frame)
            let label = labels[item.index]
            let tint = label.kind == .country ? country : city
            let layout = texts.layout(item.index, label, for: tint)
            let spot = spot(item, at: place)
            var corner = Point(x: spot.box.x.rounded(), y: spot.box.y.rounded())
            if label.kind == .country {
                corner.x -= ((LabelText.countryWidth - item.box.width) / 2).rounded()
            } else if !spot.isMarked {
                let size = label.kind == .capital ? Self.dot + 2 : Self.dot
                let circle = Rectangle(
                    x: place.x.rounded() - size / 2, y: place.y.rounded() - size / 2, width: size, height: size)
                snapshot.clipped(to: circle, radius: size / 2) { snapshot.fill(circle, with: tint.foreground) }
                if direction == .leftToRight { corner.x += Self.dot + Self.distance }
            }
            snapshot.draw(layout, at: corner, color: tint.foreground, rim: rim.foreground, share: share)
        }
    }

    /// Returns how strongly a name is drawn: not at all where some of it is beyond the edge or below what lies over the map,
    /// as half a name says nothing, and fully a little away from that.
    private func wholeness(_ item: LabelPlacer.Placed, at place: Point, _ frame: MapFrame) -> Double {
        let label = labels[item.index]
        let isTown = label.kind != .country
        // A pin that is called as the town that it stands on says it already.
        if isTown, pins.stand(on: place)?.title == label.name(in: Translation.language) { return 0 }
        let there = spot(item, at: place).box
        let inside = min(
            there.x, there.y, frame.width - there.x - there.width, frame.height - there.y - there.height)
        let apart = (obstacles + pins.covered(isTown: isTown)).map(there.gap).min()
        return min(1, max(0, (min(inside, apart ?? inside) - Self.near) / (Self.fade - Self.near)))
    }

    /// Returns what a name covers on the map, its dot included, and whether what stands on the town marks it in place of the
    /// dot; then the name stands beside that.
    private func spot(_ item: LabelPlacer.Placed, at place: Point) -> (box: Rectangle, isMarked: Bool) {
        let box = item.box.moved(by: place)
        guard labels[item.index].kind != .country, let stand = pins.stand(on: place) else { return (box, false) }
        let width = box.width - Self.dot - Self.distance
        let x = direction == .leftToRight ? stand.place.x + stand.beside : stand.place.x - stand.beside - width
        let y = stand.isCluster ? stand.place.y - box.height / 2 : box.y
        return (Rectangle(x: x, y: y, width: width, height: box.height), true)
    }

    private func visible(_ placer: LabelPlacer, _ frame: MapFrame) -> [(LabelPlacer.Placed, Point)] {
        placer.placed.compactMap { item in
            let place = frame.place(item.point)
            return wholeness(item, at: place, frame) > 0 ? (item, place) : nil
        }
    }

    /// The choice for the zoom, with what has come into sight since.
    private func placed(on frame: MapFrame) -> LabelPlacer? {
        guard !labels.isEmpty, frame.width > 0 else { return nil }
        // Another font or size of text: all is measured anew.
        let size = TextLayout("Hg", for: city).size.height
        if size != fontSize {
            fontSize = size
            texts.clear()
            placer = nil
        }
        let level = Int(frame.zoom.rounded(.down))
        var placer = placer
        if placer?.level != level || placer?.rotation != frame.rotation {
            placer = LabelPlacer(level: level, rotation: frame.rotation)
        }
        guard var result = placer else { return nil }
        let margin = 160.0
        for (index, label) in labels.enumerated() where label.zooms.contains(Double(level)) && !result.knows(index) {
            let place = frame.place(points[index])
            guard place.x > -margin, place.y > -margin, place.x < frame.width + margin, place.y < frame.height + margin
            else { continue }
            result.offer(index, at: points[index], box: box(index, label))
        }
        self.placer = result
        return result
    }

    /// What a name covers, its dot included, from its place.
    private func box(_ index: Int, _ label: WorldLabel) -> Rectangle {
        let layout = texts.layout(index, label, for: label.kind == .country ? country : city)
        let size = layout.size
        guard label.kind != .country else {
            let width = layout.inkBounds.width
            return Rectangle(x: -width / 2, y: -size.height / 2, width: width, height: size.height)
        }
        let width = size.width + Self.dot + Self.distance
        return Rectangle(
            x: direction == .leftToRight ? -Self.dot / 2 : Self.dot / 2 - width, y: -size.height / 2, width: width,
            height: size.height)
    }
}
