internal import CGTK

/// What `ListBox` and `FlowBox` answer where GTK asks which of their children to show, and in which order.
///
/// C hands over a child, or two, and the closure as it was `retained`.
enum ChildOrder<Child: Widget> {
    /// Whether a child is shown.
    typealias Filter = @MainActor (Child) -> Bool
    /// Whether the first child belongs before the second.
    typealias Sort = @MainActor (Child, Child) -> Bool

    /// 1 where the filter shows the child, else 0.
    static func isShown(_ child: UnsafeMutableRawPointer?, filter: UnsafeMutableRawPointer?) -> gint {
        onMainActor((child, filter)) { child, filter in
            guard let child: Child = Object.borrowed(child) else { return 1 }
            return (Carried<Filter>.value(filter)?(child) ?? true).c
        }
    }

    /// Below 0 where the first child belongs before the second, above 0 where it belongs behind it, else 0.
    static func order(
        _ first: UnsafeMutableRawPointer?, _ second: UnsafeMutableRawPointer?, sort: UnsafeMutableRawPointer?
    ) -> gint {
        onMainActor((first, second, sort)) { first, second, sort in
            guard let first: Child = Object.borrowed(first), let second: Child = Object.borrowed(second),
                let precedes = Carried<Sort>.value(sort)
            else { return 0 }
            return precedes(first, second) ? -1 : precedes(second, first) ? 1 : 0
        }
    }
}
