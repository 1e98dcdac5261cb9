import GTK

extension Widget {
    /// Whether the widget is on a page that scrolls up and down at its current size.
    var isOnScrollingPage: Bool {
        sequence(first: self as Widget) { $0.parent }.dropFirst().contains {
            ($0 as? ScrolledWindow).map { $0.verticalAdjustment.upper > $0.verticalAdjustment.pageSize } ?? false
        }
    }
}
