import GTK

extension Slideshow {
    /// Handles buttons, keys, swipes and the wheel, and whatever pauses the slide show.
    func listen() {
        controls.previous.onClicked { [weak self] in self?.step(-1) }
        controls.next.onClicked { [weak self] in self?.step(1) }
        controls.hold.onClicked { [weak self] in self?.isHeld.toggle() }
        controls.dots.onSelected { [weak self] in
            guard let self else { return }
            turn(to: $0, forward: $0 > index)
        }
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
        onClick { [weak self] (_: Point) in
            guard let self else { return }
            activated.send(index)
        }
        swipe = SwipeTracker(
            on: self, begins: { [weak self] in self?.handCame() ?? false }, moved: { [weak self] in self?.follow() },
            landed: { [weak self] in self?.land($0) })
        var wheel: Connection?
        wheel = onScroll([.vertical]) { [weak self] steps in
            guard let self, wheel?.controller?.modifiers.contains(.shift) == true, abs(steps.y) >= 1 else {
                return false
            }
            step(steps.y > 0 ? 1 : -1)
            return true
        }
        listenToRest()
    }

    private func listenToRest() {
        onMap { [weak self] in self?.timer.rest(.outOfSight, false) }
        onUnmap { [weak self] in self?.timer.rest(.outOfSight, true) }
        onHover { [weak self] in self?.timer.rest(.pointer, $0) }
        // Focus gained by a click does not pause it: the pointer does, while it is over the slide show.
        var cameByPointer = false
        onPressed(button: .any, phase: .capture) { _, _ in cameByPointer = true }
        onKeyPressed(phase: .capture) { [weak self] _, _ in
            cameByPointer = false
            self?.timer.rest(.keyboard, true)
            return false
        }
        onFocusChange { [weak self] hasFocus in
            if !hasFocus { cameByPointer = false }
            self?.timer.rest(.keyboard, hasFocus && !cameByPointer)
        }
        observe {
            ToolkitSettings.current.animationsEnabled
        } _: { slides, isEnabled in
            slides.timer.rest(.reducedMotion, !isEnabled)
            slides.controls.hold.isVisible = slides.count > 1 && isEnabled
        }
    }

    private func handle(_ key: Key) -> Bool {
        if [.enter, .keypadEnter, .space].contains(key), !activated.isEmpty, window?.focusedWidget === self {
            activated.send(index)
            return true
        }
        guard let target = place(after: key, from: index, of: count, wraps: true) else { return false }
        let onward: Key = isMirrored ? .left : .right
        turn(to: target, forward: key == onward || key == .end)
        return true
    }

    private func handCame() -> Bool {
        guard count > 1 else { return false }
        animation?.cancel()
        timer.rest(.hand, true)
        put((index + count - 1) % count, at: track.place - 1)
        put((index + 1) % count, at: track.place + 1)
        // A swipe can only reach the previous and the next page.
        swipe?.motion.position = track.position - Double(track.place) + 1
        swipe?.motion.count = 3
        return true
    }

    private func follow() {
        guard let swipe else { return }
        track.position = swipe.motion.position - 1 + Double(track.place)
        queueAllocate()
    }

    private func land(_ landing: SwipeTracker.Landing) {
        timer.rest(.hand, false)
        switch landing {
        case .page(let page) where page != 1: step(page - 1)
        case .step(let steps): step(steps)
        default: settle()
        }
    }
}
