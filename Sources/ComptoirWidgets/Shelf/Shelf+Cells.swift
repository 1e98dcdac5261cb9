public import GTK
internal import Widgets

/// The bottles that have a widget, and their positions.
extension Shelf {
    /// Up to this many bottles, each has a widget even when out of sight, so that a screen reader finds them all.
    private static let always = 240

    /// Creates widgets only for bottles near the visible part of a scrolled window if there are more than 240 of them.
    public func follow(_ scroller: ScrolledWindow) {
        self.scroller = scroller
        scroller.verticalAdjustment.onValueChanged { [weak self] _ in
            if let self, order.count > Self.always { placeCells() }
        }
    }

    /// The vertical range, in the shelf's coordinates, of what is in sight and about as much again above and below.
    private var near: ClosedRange<Double> {
        guard order.count > Self.always, let scroller, let seen else { return -Double.infinity...Double.infinity }
        let page = max(400, Double(scroller.height))
        return seen - page...seen + 2 * page
    }

    /// The `y` at which the visible part begins, in the shelf's coordinates; nil where nothing scrolls. It follows the
    /// scroll position even if the window has not been laid out for it yet.
    var seen: Double? {
        guard let scroller else { return nil }
        let content = (scroller.child as? Viewport)?.child ?? scroller.child
        guard let content, let bounds = bounds(in: content) else { return nil }
        return scroller.verticalAdjustment.value - bounds.y
    }

    /// Creates and positions the widgets near the visible part, and releases the others.
    func placeCells() {
        guard let plan else { return }
        let near = near
        var number = 0
        for (group, frames) in zip(groups, plan.cells) {
            for (bottle, frame) in zip(group.bottles, frames) {
                let isWanted =
                    near.contains(frame.y) || near.contains(frame.y + frame.height) || bottle.id == current
                if isWanted {
                    put(bottle, in: group.place, at: frame, number: number)
                } else if let cell = cells.removeValue(forKey: bottle.id) {
                    release(cell)
                }
                number += 1
            }
        }
    }

    private func put(_ bottle: ShelfBottle, in place: ShelfGroup.Place, at frame: Rectangle, number: Int) {
        guard let plan else { return }
        let cell = cells[bottle.id] ?? make(bottle)
        let box = place == .board ? plan.boardBottle : plan.rackBottle
        let size = Size(width: (box / 2).rounded(), height: box)
        let standing = place == .board ? plan.standing : (box * 0.95).rounded()
        cell.stand(on: place, box: size, standing: standing)
        let target = mirrored(frame)
        let (moved, scale) = motion.place(of: bottle.id, target: target, box: box)
        self.place(cell, in: moved, scale: scale)
        cell.opacity = motion.opacity(of: bottle.id)
    }

    private func make(_ bottle: ShelfBottle) -> ShelfCell {
        let cell = ShelfCell(bottle, in: self, textures: textures)
        cell.isFocusable = bottle.id == current
        cells[bottle.id] = cell
        adopt(cell)
        return cell
    }

    /// Returns the position of a bottle in the shelf's coordinates; nil if there is none with that id.
    public func place(of id: String) -> Rectangle? {
        guard let plan, let number = index[id] else { return nil }
        var rest = number
        for frames in plan.cells {
            if rest < frames.count { return mirrored(frames[rest]) }
            rest -= frames.count
        }
        return nil
    }

    /// Scrolls a bottle into view.
    /// - Parameters:
    ///   - id: the bottle's id.
    ///   - focusing: whether the bottle gets the keyboard focus.
    public func scroll(to id: String, focusing: Bool = false) {
        if let scroller, let frame = place(of: id), let seen {
            let (top, page) = (frame.y - seen, Double(scroller.height))
            if top < 0 || top + frame.height > page {
                scroller.verticalAdjustment.value += top - max(0, (page - frame.height) / 2)
            }
        }
        guard focusing else { return }
        // Until the next layout the viewport takes the cell to be where it was before, and would scroll away from it.
        let viewport = scroller?.child as? Viewport
        viewport?.scrollsToFocus = false
        moveFocus(to: id)
        viewport?.scrollsToFocus = true
    }

    /// Scrolls to a bottle and gives it the keyboard focus, as soon as the shelf has been laid out.
    public func reveal(_ id: String) {
        guard plan == nil else { return scroll(to: id, focusing: true) }
        guard let clock = frameClock else { return }
        revealing?.disconnect()
        revealing = clock.onLaidOut { [weak self] in
            guard let self, plan != nil else { return }
            revealing?.disconnect()
            revealing = nil
            scroll(to: id, focusing: true)
        }
    }

    /// Returns the bottle at a point in the shelf's coordinates.
    func bottle(at point: Point) -> String? {
        cells.first { $0.value.bounds(in: self)?.contains(point) == true }?.key
    }
}
