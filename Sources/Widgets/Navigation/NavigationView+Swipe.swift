import GTK

extension NavigationView {
    /// Returns a tracker of swipes; a page moved sideways is the later of two, and the one below it the earlier.
    func makeSwipe() -> SwipeTracker {
        SwipeTracker(
            on: self, begins: { [weak self] in self?.handCame() ?? false }, moved: { [weak self] in self?.follow() },
            landed: { [weak self] landing in self?.land(landing) })
    }

    private func handCame() -> Bool {
        guard !isSplit, !pages.isEmpty, !swipedBack.isEmpty else { return false }
        finishSlide()
        swipe?.motion.count = 2
        swipe?.motion.position = 1
        return true
    }

    private func follow() {
        swipedAway = min(1, max(0, 1 - (swipe?.motion.position ?? 1)))
        queueResize()
    }

    private func land(_ landing: SwipeTracker.Landing) {
        switch landing {
        case .page(0), .step(-1):
            swipedBack.send()
            // A handler has removed the page by the next frame; if not, it slides back.
            MainLoop.whenIdle { [weak self] in self?.comeBack() }
        default: comeBack()
        }
    }

    private func comeBack() {
        let start = swipedAway
        guard start > 0, animation == nil else { return }
        animation = Animation(on: self, duration: .milliseconds(160)) { [weak self] progress in
            self?.swipedAway = start * (1 - progress)
            self?.queueResize()
        } completion: { [weak self] in
            self?.animation = nil
        }
    }
}
