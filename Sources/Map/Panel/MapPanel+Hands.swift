internal import GTK

extension MapPanel {
    /// How far an arrow key moves the map, in pixels.
    private static let stride = 96.0

    func listenToHands() {
        map.onScroll(phase: .capture) { [weak self] way in self?.turned(way) ?? false }
        map.onMotion(phase: .capture) { [weak self] place in self?.pointer = place }
        map.onKeyPressed { [weak self] key, modifiers in self?.pressed(key, modifiers) ?? false }
        map.onClick { [weak self] in
            self?.map.grabFocus()
            self?.choose(nil)
        }
        map.onClick(button: .secondary) { [weak self] place in self?.activate(at: place) }
        map.onLongPress(touchOnly: true) { [weak self] place in self?.activate(at: place) }
    }

    /// A notch of a wheel is a whole zoom; of a touchpad's small steps it takes several.
    private func turned(_ way: Point) -> Bool {
        scrolled = (scrolled < 0) == (way.y < 0) ? scrolled + way.y : way.y
        guard abs(scrolled) >= 1 else { return true }
        let steps = scrolled < 0 ? 1.0 : -1.0
        scrolled = 0
        let place = pointer ?? Point(x: Double(width) / 2, y: Double(height) / 2)
        zoom(to: (goal?.zoom ?? region.zoom).rounded() + steps, keeping: place)
        return true
    }

    private func pressed(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
        guard modifiers.subtracting(.shift).isEmpty else { return false }
        switch key {
        case .left: pan(x: -Self.stride, y: 0)
        case .right: pan(x: Self.stride, y: 0)
        case .up: pan(x: 0, y: -Self.stride)
        case .down: pan(x: 0, y: Self.stride)
        case "+", "=", Self.plus: zoom(by: 1)
        case "-", Self.minus: zoom(by: -1)
        case .pageDown: step(by: 1)
        case .pageUp: step(by: -1)
        case .home: showPins()
        case Self.insert: activate(at: Point(x: Double(width) / 2, y: Double(height) / 2))
        case .escape:
            guard selection != nil else { return false }
            choose(nil)
        default: return false
        }
        return true
    }

    private static let plus = Key(name: "KP_Add")
    private static let minus = Key(name: "KP_Subtract")
    private static let insert = Key(name: "Insert")

    /// Opens the pin after the one that is open, or before it.
    private func step(by step: Int) {
        guard !pins.isEmpty else { return }
        let index = selection.flatMap { id in pins.firstIndex { $0.id == id } }
        let next = index.map { ($0 + step + pins.count) % pins.count } ?? (step > 0 ? 0 : pins.count - 1)
        choose(pins[next].id)
    }

    private func activate(at place: Point) {
        guard !activated.isEmpty else { return }
        // What was pointed out stays where it is.
        fitting = nil
        activated.send(Coordinate(mercator: frame.point(at: place)))
    }
}
