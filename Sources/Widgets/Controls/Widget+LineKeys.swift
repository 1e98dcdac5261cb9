internal import GTK

extension Widget {
    /// Returns the index that a key moves to in a line of things of which one has the keyboard focus: the arrow keys
    /// move to the next one in the reading direction, Home and End to the ends. Returns nil for other keys, and if the
    /// line is empty.
    /// - Parameters:
    ///   - current: the index of the thing with the keyboard focus, from 0.
    ///   - count: the number of things.
    ///   - wraps: whether the first follows the last; otherwise the line ends there.
    ///   - takesUpAndDown: whether Down also moves forwards and Up backwards.
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
