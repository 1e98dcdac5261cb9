internal import GTK

extension Widget {
    /// The place that a key leads to in a line of things of which one has the keyboard: the arrows to the next, as one
    /// reads, Home and End to the ends. Nil for other keys, and where there is nothing.
    /// - Parameters:
    ///   - current: the place of what has the keyboard, from 0.
    ///   - count: how many things there are.
    ///   - wraps: whether the first follows the last; else the line ends there.
    ///   - takesUpAndDown: whether Down leads on and Up back, too.
    func place(
        after key: Key, from current: Int, of count: Int, wraps: Bool = false, takesUpAndDown: Bool = false
    ) -> Int? {
        guard count > 0 else { return nil }
        let target: Int
        switch key {
        case .right: target = current + onward
        case .left: target = current - onward
        case .down where takesUpAndDown: target = current + 1
        case .up where takesUpAndDown: target = current - 1
        case .home: return 0
        case .end: return count - 1
        default: return nil
        }
        return wraps ? (target + count) % count : min(max(0, target), count - 1)
    }
}
