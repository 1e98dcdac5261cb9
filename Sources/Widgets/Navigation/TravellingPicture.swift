public import GTK

/// A picture that can grow out of a smaller one of the same thing on the page before, and shrink back into it.
///
/// A page that opens in a `NavigationView` says which of its pictures this is with `land()`, as soon as that is known.
@MainActor
public protocol TravellingPicture: Widget {
    /// What it is a picture of; nil for nothing.
    var subject: AnyHashable? { get }
    /// What it draws; nil while that is not known.
    var portrait: Texture? { get }
    /// Whether it is on its way and drawn elsewhere, so that it draws nothing itself.
    var isAway: Bool { get set }

    /// Has it draw the texture of a smaller picture of the same until it has its own.
    func borrow(_ portrait: Texture)
}

extension TravellingPicture {
    /// What is drawn from a description at once needs nothing until then.
    public func borrow(_ portrait: Texture) {}

    /// Has the picture grow out of that on the page before, if its page has just been opened from there. It is never
    /// awaited: what comes late is in its place at once.
    public func land() {
        var child: Widget = self
        while let parent = child.parent {
            if let view = parent as? NavigationView { return view.landed(self, on: child) }
            child = parent
        }
    }

    /// Whether the middle of the picture is within everything that scrolls around it.
    var isInSight: Bool {
        var ancestor = parent
        while let widget = ancestor {
            if widget is ScrolledWindow {
                guard let place = bounds(in: widget), place.width > 0,
                    Rectangle(width: Double(widget.width), height: Double(widget.height)).contains(place.center)
                else { return false }
            }
            ancestor = widget.parent
        }
        return width > 0
    }

    /// Where the picture is drawn, in the coordinates of another widget: as large as fits, in the middle.
    func frame(in other: Widget) -> Rectangle? {
        guard let bounds = bounds(in: other), bounds.width > 0, bounds.height > 0 else { return nil }
        let side = min(bounds.width, bounds.height)
        return Rectangle(x: bounds.center.x - side / 2, y: bounds.center.y - side / 2, width: side, height: side)
    }
}
