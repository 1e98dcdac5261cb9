public import GTK

/// A widget and all that is in it, at whatever depth.
@MainActor
public func everything(in widget: Widget) -> [Widget] {
    [widget] + widget.children.flatMap { everything(in: $0) }
}
