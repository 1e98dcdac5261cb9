internal import GTK

/// What the keyboard reaches is not below the line over the content.
extension DetailPage {
    /// The space left between the line and what has the focus, for the ring around that, in pixels.
    private static let clearance = 12.0

    func watchFocus() {
        var watched: Connection?
        onMap { [weak self] in
            watched = self?.window?.onFocusedWidgetChanged { [weak self] focused in
                guard let focused else { return }
                // The page scrolls to it first.
                MainLoop.whenIdle { [weak focused] in if let focused { self?.uncover(focused) } }
            }
        }
        onUnmap { watched?.disconnect() }
    }

    /// Scrolls up until a widget of the content that keys have led to is in sight; what is higher than the page stays.
    private func uncover(_ focused: Widget) {
        guard window?.isFocusVisible == true, content.hasFocus, let place = focused.bounds(in: content) else { return }
        let adjustment = scroller.verticalAdjustment
        let edge = Double(line.height) + Self.clearance
        let isFitting = place.height + edge <= adjustment.pageSize
        if isFitting, place.y - adjustment.value < edge { adjustment.value = max(0, place.y - edge) }
    }
}
