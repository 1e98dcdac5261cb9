import GTK

extension Coverflow {
    /// Handles keys, clicks, swipes and the wheel.
    func listen() {
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty, dots?.hasFocus != true else { return false }
            return handle(key)
        }
        onClick { [weak self] (place: Point) in
            guard let self, let index = card(at: place), index != selectedIndex else { return }
            choose(index, takingFocus: true)
        }
        swipe = SwipeTracker(
            on: self, begins: { [weak self] in self?.handCame() ?? false }, moved: { [weak self] in self?.follow() },
            landed: { [weak self] in self?.land($0) })
        var wheel: Connection?
        wheel = onScroll([.vertical]) { [weak self] steps in
            guard let self, wheel?.controller?.modifiers.contains(.shift) == true, abs(steps.y) >= 1 else {
                return false
            }
            choose(selectedIndex + (steps.y > 0 ? 1 : -1), takingFocus: false)
            return true
        }
    }

    private func handle(_ key: Key) -> Bool {
        guard let target = place(after: key, from: selectedIndex, of: frames.count) else { return false }
        choose(target, takingFocus: true)
        return true
    }

    func choose(_ target: Int, takingFocus: Bool) {
        let target = min(max(0, target), max(0, frames.count - 1))
        guard target != selectedIndex else { return moveIntoPlace() }
        let takesFocus = takingFocus || frames[selectedIndex].hasFocus
        if takesFocus {
            // The focus moves before the front card ceases to be focusable.
            let frame = frames[target]
            frame.canFocus = true
            frame.isFocusable = true
            setShown(frame, true)
            frame.grabFocus()
        }
        selectedIndex = target
        selected.send(target)
    }

    private func handCame() -> Bool {
        guard frames.count > 1 else { return false }
        animation?.cancel()
        swipe?.motion.position = position
        swipe?.motion.count = frames.count
        swipe?.pageWidth = stage.cardWidth * CoverflowPose(away: 1, isFlat: true).offset
        return true
    }

    private func follow() {
        position = swipe?.motion.position ?? position
        queueAllocate()
    }

    private func land(_ landing: SwipeTracker.Landing) {
        switch landing {
        case .page(let page): choose(page, takingFocus: false)
        case .step(let step): choose(selectedIndex + step, takingFocus: false)
        case .cancelled: moveIntoPlace()
        }
    }
}
