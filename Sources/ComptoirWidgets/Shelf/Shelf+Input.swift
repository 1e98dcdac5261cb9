internal import GTK
internal import Widgets

/// How a shelf is used: clicks, keys, and where the keyboard is.
extension Shelf {
    func handleInput() {
        onClick { [weak self] (point: Point) in
            guard let self, let id = bottle(at: point) else { return }
            moveFocus(to: id)
            activated.send(id)
        }
        onClick(button: .secondary) { [weak self] (point: Point) in self?.askMenu(at: point) }
        // Known once it is made, so not to be caught by the closure as it is now.
        var press: Connection?
        press = onLongPress { [weak self] (point: Point) in
            // Beside the bottles, as on a chip between them, it is not the shelf's.
            guard let self, bottle(at: point) != nil else { return }
            // What follows is no click, and drags nothing around it.
            press?.gesture?.claim()
            askMenu(at: point)
        }
        onKeyPressed { [weak self] key, modifiers in self?.handle(key, modifiers) ?? false }
    }

    private func askMenu(at point: Point) {
        guard let id = bottle(at: point) else { return }
        moveFocus(to: id)
        menuAsked.send(id)
    }

    private func handle(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
        guard let id = focused else { return false }
        switch (key, modifiers) {
        case (.enter, []), (.keypadEnter, []), (.space, []): activated.send(id)
        case (.menu, []), (.function(10), .shift): menuAsked.send(id)
        case (_, []): return step(key, from: id)
        default: return false
        }
        return true
    }

    private func step(_ key: Key, from id: String) -> Bool {
        guard let plan, let number = index[id] else { return false }
        let step: ShelfStep
        switch key {
        case .right: step = isMirrored ? .previous : .next
        case .left: step = isMirrored ? .next : .previous
        case .up: step = .up
        case .down: step = .down
        case .home: step = .first
        case .end: step = .last
        case .pageUp: step = .pageUp
        case .pageDown: step = .pageDown
        default: return false
        }
        let page = Double(scroller?.height ?? 480)
        let target = plan.place(step, from: number, page: page)
        // Past the first line Up goes on to what is above.
        guard target != number || (step != .up && step != .down) else { return false }
        scroll(to: order[target], focusing: true)
        return true
    }

    /// The bottle that has the keyboard; nil while it is elsewhere.
    public var focused: String? { cells.first { $0.value.hasFocus }?.key }

    /// Puts the keyboard on the first bottle, or on the one where it was last.
    @discardableResult
    public func focusBottle() -> Bool {
        guard let id = current ?? order.first else { return false }
        scroll(to: id, focusing: true)
        return true
    }

    /// Puts the keyboard on a bottle.
    func moveFocus(to id: String) {
        guard index[id] != nil else { return }
        current = id
        placeCells()
        tellFocusable()
        cells[id]?.grabFocus()
    }

    /// Lets Tab come in at one bottle only.
    func tellFocusable() {
        for (id, cell) in cells where cell.isFocusable != (id == current) { cell.isFocusable = id == current }
    }

    /// The bottle that gets the keyboard when the one that has it goes to another group: the one that then stands in
    /// its place, so that one after the other can be had without looking for it. Nil where the keyboard stays.
    func neighbourOfFocus(after groups: [ShelfGroup]) -> String? {
        guard let id = focused, let group = self.groups.first(where: { $0.bottles.contains { $0.id == id } }),
            let place = group.bottles.firstIndex(where: { $0.id == id })
        else { return nil }
        let rest = groups.first { $0.id == group.id }?.bottles ?? []
        guard !rest.contains(where: { $0.id == id }) else { return nil }
        if !rest.isEmpty { return rest[min(place, rest.count - 1)].id }
        return groups.contains { $0.bottles.contains { $0.id == id } }
            ? id : groups.first { !$0.bottles.isEmpty }?.bottles.first?.id
    }
}
