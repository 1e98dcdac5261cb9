internal import GTK
internal import Widgets

/// The input of a shelf: clicks, keys and the keyboard focus.
extension Shelf {
    func handleInput() {
        onClick { [weak self] (point: Point) in
            guard let self, let id = bottle(at: point) else { return }
            moveFocus(to: id)
            activate(id)
        }
        onClick(button: .secondary) { [weak self] (point: Point) in self?.askMenu(at: point) }
        // A variable, so that the closure sees the connection that is assigned only afterwards.
        var press: Connection?
        press = onLongPress { [weak self] (point: Point) in
            // A press beside the bottles, such as on a chip between them, is not for the shelf.
            guard let self, bottle(at: point) != nil else { return }
            // Claim it, so that it neither ends in a click nor starts a drag.
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
        case (.enter, []), (.keypadEnter, []), (.space, []): activate(id)
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
        // Beyond the first or the last line, leave the key to what is above or below the shelf.
        guard target != number || (step != .up && step != .down) else { return false }
        scroll(to: order[target], focusing: true)
        return true
    }

    /// The bottle that has the keyboard focus; nil if none has.
    public var focused: String? { cells.first { $0.value.hasFocus }?.key }

    /// Gives the keyboard focus to the bottle that had it last, or else to the first.
    /// - Returns: whether there is a bottle.
    @discardableResult
    public func focusBottle() -> Bool {
        guard let id = current ?? order.first else { return false }
        scroll(to: id, focusing: true)
        return true
    }

    /// Gives a bottle the keyboard focus.
    func moveFocus(to id: String) {
        guard index[id] != nil else { return }
        current = id
        placeCells()
        tellFocusable()
        cells[id]?.grabFocus()
    }

    /// Makes a single bottle reachable with Tab.
    func tellFocusable() {
        for (id, cell) in cells where cell.isFocusable != (id == current) { cell.isFocusable = id == current }
    }

    /// Returns the bottle that gets the keyboard focus when the focused one moves to another group: the one that takes
    /// its position, so that a user can deal with one after the other. Nil if the focus stays.
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

    private func activate(_ id: String) {
        motion.clicked()
        activated.send(id)
    }
}
