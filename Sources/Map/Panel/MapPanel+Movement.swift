internal import Foundation
internal import GTK

extension MapPanel {
    /// The zoom from which on there is a bar of distances: with less, a map shows most of the world.
    private static let leastZoomOfScale = 3.0
    /// How long a step of the zoom and a way to a pin take.
    static let step = Duration.milliseconds(180)
    static let journey = Duration.milliseconds(450)

    /// How the Earth lies on the map now.
    var frame: MapFrame {
        MapFrame(
            region: map.viewport.region, rotation: map.viewport.rotation, width: Double(width), height: Double(height))
    }

    /// Follows the size; not while the children are being placed, for there will be others.
    func resized(_ width: Int, _ height: Int) {
        laidOut = (width, height)
        let isFitted = isAsFitted
        MainLoop.whenIdle { [weak self] in
            guard let self else { return }
            limitZoom(self.width, self.height)
            if isFitted { refit() }
            comeToRest()
            viewportChanged()
            if isFitted { fitted = map.viewport.region }
            if let pin = pins.first(where: { $0.id == self.selection }) { reveal(pin) }
        }
    }

    /// Follows the viewport: layers, the panel at the pin, and whoever wants to know.
    func viewportChanged() {
        guard width > 0, isFollowing else { return }
        keepInside()
        let frame = frame
        guard frame != labels.frame else { return }
        labels.frame = frame
        // The bar is true at the latitude in the middle; on a map of the world others are far from that.
        scale.isVisible = frame.zoom >= Self.leastZoomOfScale
        pinLayer.frame = frame
        if callout.isVisible { queueAllocate() }
        describe()
        settleSoon()
        regionChanged.send(map.viewport.region)
    }

    /// Past the poles there is nothing to be seen.
    private func keepInside() {
        let frame = frame
        let half = frame.height / 2 / frame.world
        let y = half >= 0.5 ? 0.5 : min(1 - half, max(half, frame.center.y))
        guard abs(y - frame.center.y) * frame.world > 0.5, frame.rotation == 0 else { return }
        isFollowing = false
        map.viewport.center = Coordinate(mercator: Point(x: frame.center.x, y: y))
        isFollowing = true
    }

    /// After a pinch or a push the map comes to rest at a whole zoom and on whole pixels, where every picture is sharp.
    private func settleSoon() {
        settling?.cancel()
        settling = nil
        let region = map.viewport.region
        let isBetween = abs(region.zoom - region.zoom.rounded()) > 0.001
        guard goal == nil, isBetween || frame.resting(region) != region else { return }
        settling = MainLoop.after(.milliseconds(300)) { [weak self] in
            guard let self, goal == nil else { return }
            guard isBetween else { return comeToRest() }
            self.zoom(
                to: map.viewport.region.zoom.rounded(), keeping: Point(x: Double(width) / 2, y: Double(height) / 2))
        }
    }

    /// Moves the map by less than a pixel, so that its tiles lie on whole ones.
    private func comeToRest() {
        guard goal == nil else { return }
        let (region, resting) = (map.viewport.region, frame.resting(map.viewport.region))
        if resting != region { map.viewport.center = resting.center }
    }

    /// Goes to a region, at once or on a visible way.
    func move(to region: MapRegion, duration: Duration) {
        let zooms = map.viewport.zooms
        fitting = nil
        var region = region
        region.zoom = min(Double(zooms.upperBound), max(Double(zooms.lowerBound), region.zoom))
        region = frame.resting(region)
        let isAnimated = duration > .zero && ToolkitSettings.current.animationsEnabled && isMapped
        goal = nil
        map.stop()
        let isOnItsWay = map.go(to: region, duration: isAnimated ? duration : .zero)
        goal = isOnItsWay ? region : nil
        if !isOnItsWay { viewportChanged() }
    }

    /// Zooms by whole steps around the middle, or around the pin whose panel is open.
    func zoom(by steps: Double) {
        var place = Point(x: Double(width) / 2, y: Double(height) / 2)
        if let marker = selection.flatMap({ pinLayer.marker(of: $0) }) { place = frame.place(marker.point) }
        zoom(to: (goal?.zoom ?? region.zoom).rounded() + steps, keeping: place)
    }

    /// Zooms so that what lies at a place of the map stays there.
    func zoom(to zoom: Double, keeping place: Point) {
        let zooms = map.viewport.zooms
        let target = min(Double(zooms.upperBound), max(Double(zooms.lowerBound), zoom))
        var from = frame
        if let goal { from = MapFrame(region: goal, rotation: from.rotation, width: from.width, height: from.height) }
        guard target != from.zoom else { return }
        let center = from.center(keeping: place, zoom: target)
        move(to: MapRegion(center: Coordinate(mercator: center), zoom: target), duration: Self.step)
    }

    /// Moves the map by pixels.
    func pan(x: Double, y: Double) {
        var from = frame
        if let goal { from = MapFrame(region: goal, rotation: from.rotation, width: from.width, height: from.height) }
        let center = from.point(at: Point(x: from.width / 2 + x, y: from.height / 2 + y))
        move(to: MapRegion(center: Coordinate(mercator: center), zoom: from.zoom), duration: Self.step)
    }

    /// Tells assistive technology how much of the pins is in sight, and how another is added.
    func describe() {
        let shown = pinLayer.countInSight
        let inSight =
            pins.isEmpty
            ? ""
            : trn(
                "{shown} of {count} place in sight", "{shown} of {count} places in sight", pins.count,
                ["shown": min(shown, pins.count), "count": pins.count])
        map.accessibleDescription = [inSight, spokenHint].filter { !$0.isEmpty }.joined(separator: ". ")
    }
}
