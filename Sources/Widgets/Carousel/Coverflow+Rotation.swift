internal import GTK

extension Coverflow {
    /// Returns the timer that brings one card after another to the front; it pauses under the pointer, while the
    /// carousel has the keyboard focus, out of view, and if reduced motion is preferred.
    func makeTimer() -> RotationTimer {
        let timer = RotationTimer { [weak self] in
            guard let self, frames.count > 1 else { return }
            selectedIndex = (selectedIndex + 1) % frames.count
        }
        timer.interval = .seconds(5)
        timer.reasons = isMapped ? [] : [.outOfSight]
        onMap { [weak timer] in timer?.rest(.outOfSight, false) }
        onUnmap { [weak timer] in timer?.rest(.outOfSight, true) }
        onHover { [weak timer] in timer?.rest(.pointer, $0) }
        onFocusChange { [weak timer] in timer?.rest(.keyboard, $0) }
        timer.rest(.keyboard, hasFocus)
        observe {
            Animation.isEnabled
        } _: { [weak timer] _, isEnabled in
            timer?.rest(.reducedMotion, !isEnabled)
        }
        return timer
    }
}
