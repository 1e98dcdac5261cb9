public import GTK
internal import Widgets

/// A map with pins, of the whole Earth or of a person's own file, that needs no network unless it is given a server.
///
/// It is moved with the mouse, two fingers, the arrow keys, the wheel, plus and minus; Tab goes from pin to pin, Page Down
/// to the next one wherever that is. Choosing a pin opens a panel at it, choosing it again or Escape closes it. Pins that
/// would lie on each other become one mark with their number; others have their title beside them where there is room for it.
///
///     let map = MapPanel("Stores", source: .bundled(file: folder + "/world.map"))
///     map.bind(\.pins) { model.pins }
///     map.panel = { pin in StoreDetails(model.store(pin.id)) }
///     map.onSelectionChanged { model.choose($0) }
@MainActor
public final class MapPanel: CustomWidget {
    let map = MapView()
    let labels = LabelLayer()
    let pinLayer = PinLayer()
    let callout = MapCallout()
    let footer = MapFooter()
    let buttons: Box
    let scale: MapScale
    let compass: MapCompass
    let tints = MapTints()
    /// Where the movement that is going on ends.
    var goal: MapRegion?
    /// What is to be shown at each size until the map is moved, and the region that this came to last.
    var fitting: (@MainActor (_ width: Int, _ height: Int) -> MapRegion?)?
    var fitted: MapRegion?
    var settling: SourceToken?
    var loading: Task<Void, Never>?
    /// The map of the world, where that is the source; otherwise what makes the tiles.
    var world: WorldMap?
    var maker: (any TileMaker)?
    /// With what the tiles that are shown were drawn.
    var drawn: (ink: MapInk, scale: Int)?
    var isFollowing = true
    var scrolled = 0.0
    /// For which size the layers were last brought up to date.
    var laidOut: (width: Int, height: Int)?
    /// Where the pointer is, if it is over the map.
    var pointer: Point?
    /// Where several pins lie that are offered as a list.
    var offered: Coordinate?

    /// What assistive technology calls it.
    public var spokenName = "" {
        didSet { if spokenName != oldValue { nameParts() } }
    }

    /// How something is added to the map, for assistive technology.
    public var spokenHint = "" {
        didSet { if spokenHint != oldValue { describe() } }
    }

    private func nameParts() {
        accessibleLabel = spokenName
        map.accessibleLabel = spokenName
    }

    /// What the pins are, in the order in which the keyboard goes through them.
    public var pins: [MapPin] = [] {
        didSet { if pins != oldValue { pinsChanged() } }
    }

    /// What is shown: follows the person's hands, and can be set.
    public var region: MapRegion {
        get { map.viewport.region }
        set {
            fitting = nil
            guard newValue != region else { return }
            move(to: newValue, duration: .zero)
        }
    }

    /// The pin of which the panel is open; nil for none.
    public var selection: MapPin.ID? {
        didSet { if selection != oldValue { showSelection() } }
    }

    /// Where the picture comes from.
    public var source: MapSource {
        didSet { if source != oldValue { load() } }
    }

    /// Builds what the panel at a pin has below its title; nil for the title alone.
    public var panel: (@MainActor (MapPin) -> Widget)?
    /// Whether the person can move pins; `onPinMoved` tells where to.
    public var arePinsMovable: Bool {
        get { pinLayer.isMovable }
        set { pinLayer.isMovable = newValue }
    }
    /// Whether its scale is in metres and kilometres, as it is at first; else in feet and miles.
    public var isMetric: Bool {
        get { scale.isMetric }
        set { scale.isMetric = newValue }
    }
    let regionChanged = HandlerList<MapRegion>()
    let selectionChanged = HandlerList<MapPin.ID?>()
    let activated = HandlerList<Coordinate>()
    private let pinMoved = HandlerList<(MapPin, Coordinate)>()
    /// Why the map is empty or has holes; nil while all is well.
    public internal(set) var problem: MapProblem? {
        didSet { if problem != oldValue { footer.tell(problem?.sentence) } }
    }

    /// Makes a map.
    /// - Parameters:
    ///   - name: what assistive technology calls it.
    ///   - source: where the picture comes from.
    ///   - region: what is shown first.
    public init(_ name: String, source: MapSource, region: MapRegion = .world) {
        self.source = source
        let closer = Button(icon: "comptoir-plus-symbolic", named: tr("Zoom in")).styled("map-button")
        let further = Button(icon: "comptoir-minus-symbolic", named: tr("Zoom out")).styled("map-button")
        buttons = Box(.vertical, [closer, further]).styled("map-buttons")
        scale = MapScale(map.viewport)
        compass = MapCompass(map.viewport)
        super.init()
        spokenName = name
        nameParts()
        clipsContent = true
        map.isFocusable = true
        map.viewport.zooms = WorldTiles.reach
        for layer: Widget in [labels, pinLayer] { map.insert(layer) }
        for child: Widget in [map, scale, compass, footer, buttons, callout] + tints.all { adopt(child) }
        callout.isVisible = false
        closer.onClicked { [weak self] in self?.zoom(by: 1) }
        further.onClicked { [weak self] in self?.zoom(by: -1) }
        listen()
        map.viewport.region = region
        load()
    }

    isolated deinit {
        loading?.cancel()
        settling?.cancel()
    }

    public override class func define(_ type: TypeDefinition) {
        type.cssName = "map-panel"
        type.role = .group
    }

    /// Shows all pins, or the region of some of them.
    /// - Parameter identifiers: which pins; nil for all.
    public func showPins(_ identifiers: Set<MapPin.ID>? = nil) {
        let wanted = pins.filter { identifiers?.contains($0.id) ?? true }
        guard
            let region = MapRegion(
                around: wanted.map(\.coordinate), width: max(1, width), height: max(1, height), margin: 60)
        else { return }
        move(to: region, duration: Self.journey)
    }

    /// Called with the region that is shown each time the person or the program has moved the map.
    @discardableResult
    public func onRegionChanged(_ handler: @escaping @MainActor (MapRegion) -> Void) -> Connection {
        regionChanged.add(handler)
    }

    /// Called with the pin whose panel the person opened, or nil when they closed it.
    @discardableResult
    public func onSelectionChanged(_ handler: @escaping @MainActor (MapPin.ID?) -> Void) -> Connection {
        selectionChanged.add(handler)
    }

    /// Called with the place that the person clicked with the second button, pressed long, or was at when they pressed
    /// Insert: a place to add something.
    @discardableResult
    public func onActivate(_ handler: @escaping @MainActor (_ place: Coordinate) -> Void) -> Connection {
        activated.add(handler)
    }

    /// Called with where the person has moved a pin to, where `arePinsMovable`.
    @discardableResult
    public func onPinMoved(_ handler: @escaping @MainActor (MapPin, Coordinate) -> Void) -> Connection {
        pinMoved.add { handler($0.0, $0.1) }
    }

    private func listen() {
        map.viewport.onChanged { [weak self] in self?.viewportChanged() }
        map.onArrived { [weak self] in self?.goal = nil }
        callout.closed = { [weak self] in self?.choose(nil) }
        pinLayer.placed = { [weak self] in self?.labels.pins = $0 }
        pinLayer.activated = { [weak self] pins in self?.open(pins) }
        pinLayer.moved = { [weak self] pin, point in self?.pinMoved.send((pin, Coordinate(mercator: point))) }
        listenToHands()
    }

    // MARK: Layout

    public override var requestMode: RequestMode { .constant }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        for child in children where child.isVisible { _ = child.measured(orientation) }
        return orientation == .horizontal
            ? Extent(minimum: 240, natural: 480) : Extent(minimum: 220, natural: 360)
    }

    public override func allocate(width: Int, height: Int) {
        place(map, in: Rectangle(width: Double(width), height: Double(height)))
        if laidOut?.width != width || laidOut?.height != height {
            resized(width, height)
            map.lookAgainSoon()
        }
        let gap = Space.small
        func put(_ child: Widget, atEnd: Bool, atBottom: Bool, limit: Int? = nil) -> Rectangle {
            let wide = min(child.measured(.horizontal).natural, limit ?? width - 2 * gap)
            let high = min(child.measured(.vertical, for: wide).natural, height - 2 * gap)
            let isRight = atEnd != isMirrored
            let room = Rectangle(
                x: Double(isRight ? width - wide - gap : gap), y: Double(atBottom ? height - high - gap : gap),
                width: Double(wide), height: Double(high))
            place(child, in: room)
            return room
        }
        let bar = put(scale, atEnd: false, atBottom: true)
        let foot = put(footer, atEnd: true, atBottom: true, limit: max(120, width - Int(bar.width) - 3 * gap))
        let zooming = put(buttons, atEnd: true, atBottom: false)
        _ = put(compass, atEnd: false, atBottom: false)
        labels.obstacles = (scale.isVisible ? [bar] : []) + [foot, zooming]
        pinLayer.obstacles = labels.obstacles
        for tint in tints.all { place(tint, in: Rectangle(width: 0, height: 0)) }
        if callout.isVisible { placeCallout() }
    }

    public override func snapshot(_ snapshot: Snapshot) {
        snapshot.fill(Rectangle(width: Double(width), height: Double(height)), with: tints.ink.sea)
        renewIfNeeded()
        super.snapshot(snapshot)
    }
}
