import GTK

extension BigSteps {
    /// Moves forwards or back by a step; beyond the last one, `onDone` is called.
    func turn(by way: Int) {
        guard step + way < steps.count else {
            done.send()
            return
        }
        guard step + way >= 0 else { return }
        let hadFocus = timer?.hasFocus == true || (previous.hasFocus && step + way == 0)
        step += way
        if hadFocus { grabFocus() }
        voice.say(spoken)
        changed.send(step)
    }

    func listen() {
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty else { return false }
            return handle(key)
        }
        swipe = SwipeTracker(
            on: self,
            begins: { [weak self] in
                self?.swipe?.motion.count = self?.steps.count ?? 0
                self?.swipe?.motion.position = Double(self?.step ?? 0)
                return true
            }, moved: {},
            landed: { [weak self] landing in
                guard let self else { return }
                switch landing {
                case .page(let page) where page != step: turn(by: page > step ? 1 : -1)
                case .step(let way): turn(by: way)
                default: break
                }
            })
    }

    private func handle(_ key: Key) -> Bool {
        switch key {
        case .space, .enter, .keypadEnter, .pageDown, .down: turn(by: 1)
        case .backspace, .pageUp, .up: turn(by: -1)
        case .right: turn(by: isMirrored ? -1 : 1)
        case .left: turn(by: isMirrored ? 1 : -1)
        case .escape where !closed.isEmpty: closed.send()
        default: return false
        }
        return true
    }
}
