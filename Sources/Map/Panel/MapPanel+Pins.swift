internal import GTK
internal import Widgets

extension MapPanel {
    func pinsChanged() {
        pinLayer.pins = pins
        guard let selection else { return }
        if let pin = pins.first(where: { $0.id == selection }) {
            fill(pin)
        } else {
            choose(nil)
        }
    }

    /// A marker was chosen: its panel opens or closes; of several pins one comes closer, until no closer is possible.
    func open(_ chosen: [MapPin]) {
        guard chosen.count > 1 else {
            choose(chosen.first?.id == selection ? nil : chosen.first?.id)
            return
        }
        let last = map.viewport.zooms.upperBound
        let now = Int(region.zoom.rounded())
        guard now < last, Set(chosen.map(\.coordinate)).count > 1 else { return offer(chosen) }
        guard
            var region = MapRegion(
                around: chosen.map(\.coordinate), width: max(1, width), height: max(1, height), margin: 60,
                closest: Double(last))
        else { return }
        region.zoom = max(region.zoom, Double(now + 1))
        move(to: region, duration: Self.journey)
    }

    /// Pins at one place are offered as a list.
    private func offer(_ chosen: [MapPin]) {
        let list = Box(.vertical, spacing: 3)
        for pin in chosen {
            let button = Button(pin.title) { [weak self] in self?.choose(pin.id) }.styled("flat", "map-choice")
            button.wrapsLabel = true
            list.append(button)
        }
        offered = chosen[0].coordinate
        callout.show(
            trn("{count} place", "{count} places", chosen.count, ["count": chosen.count]), list)
        open()
    }

    /// Chooses a pin for the person, and tells.
    func choose(_ id: MapPin.ID?) {
        let hadKeyboard = callout.hasFocus
        let before = selection
        if offered != nil, id == nil { close() }
        guard id != selection else { return }
        selection = id
        selectionChanged.send(id)
        // The keyboard goes back to where the panel was opened.
        if id == nil, hadKeyboard, let before {
            if pinLayer.marker(of: before)?.grabFocus() != true { map.grabFocus() }
        }
    }

    func showSelection() {
        pinLayer.selection = selection
        guard let pin = pins.first(where: { $0.id == selection }) else { return close() }
        fill(pin)
        open()
        reveal(pin)
    }

    private func fill(_ pin: MapPin) {
        offered = nil
        callout.show(pin.title, panel?(pin))
        queueAllocate()
    }

    private func open() {
        callout.isVisible = true
        queueResize()
    }

    private func close() {
        offered = nil
        guard callout.isVisible else { return }
        let hadKeyboard = callout.hasFocus
        callout.isVisible = false
        callout.show("", nil)
        if hadKeyboard { map.grabFocus() }
    }

    /// Where the panel belongs: its pin, or the place of several.
    private var anchor: Point? {
        (pins.first { $0.id == selection }?.coordinate ?? offered)?.mercator
    }

    /// Whether there is so little room that the panel lies along the lower edge.
    private var isDocked: Bool { width < MapCallout.width + 2 * 60 || height < 320 }

    /// Puts the panel above its pin, or below where there is no room, always within the map.
    func placeCallout() {
        guard let anchor else { return }
        let gap = Space.small
        let wide = isDocked ? width - 2 * gap : min(MapCallout.width, width - 2 * gap)
        let room = isDocked ? height * 3 / 5 : height - 2 * gap
        let high = min(callout.wantedHeight(width: wide), room)
        let pin = frame.place(anchor)
        var corner = Point(x: Double(gap), y: Double(height - high - gap))
        if !isDocked {
            corner.x = min(Double(width - wide - gap), max(Double(gap), (pin.x - Double(wide) / 2).rounded()))
            let above = pin.y - PinDrawing.height - Double(high) - 3
            let isRoom = above >= Double(gap)
            corner.y = (isRoom ? above : min(Double(height - high - gap), pin.y + Double(gap))).rounded()
        }
        place(callout, in: Rectangle(x: corner.x, y: corner.y, width: Double(wide), height: Double(high)))
    }

    /// Moves the map so that the pin and its panel are in sight.
    func reveal(_ pin: MapPin) {
        guard width > 0 else { return }
        let frame = goal.map { MapFrame(region: $0, width: Double(width), height: Double(height)) } ?? frame
        let place = frame.place(pin.coordinate.mercator)
        let wide = isDocked ? width - 24 : MapCallout.width
        let high = Double(callout.wantedHeight(width: wide))
        let edge = 36.0
        let top = isDocked ? PinDrawing.height + edge : min(high + PinDrawing.height + 24, frame.height - edge)
        let bottom = isDocked ? max(top, frame.height - min(high, frame.height * 0.6) - edge) : frame.height - edge
        let x = min(frame.width - edge, max(edge, place.x))
        let y = min(bottom, max(top, place.y))
        guard x != place.x || y != place.y else { return }
        let isFar = abs(place.x - x) > frame.width || abs(place.y - y) > frame.height
        let target =
            isFar
            ? Point(x: place.x - frame.width / 2, y: place.y - (top + bottom) / 2)
            : Point(x: place.x - x, y: place.y - y)
        let center = frame.point(at: Point(x: frame.width / 2 + target.x, y: frame.height / 2 + target.y))
        move(to: MapRegion(center: Coordinate(mercator: center), zoom: frame.zoom), duration: Self.journey)
    }
}
