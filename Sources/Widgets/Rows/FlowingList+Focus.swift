internal import GTK

/// Brings the focused widget into view.
extension FlowingList {
    /// While the keyboard focus is in the list, the page leaves scrolling to it to the list: the page would go by where
    /// rows were, and the list goes by where they will be.
    func followFocus() {
        guard let page, let focused = window?.focusedWidget, focused.isInside(page) else { return }
        // Another list may be on the same page.
        let goesByItself = focused.isInFlowingList
        if let viewport = view.viewport(in: page) {
            viewport[Property<Bool>("scroll-to-focus")] = !goesByItself
        }
        isFocusAwaited = true
        showFocusedRowSoon()
    }

    func showFocusedRowSoon() {
        guard showingFocus == nil else { return }
        showingFocus = MainLoop.whenIdle { [weak self] in
            self?.showingFocus = nil
            self?.showFocusedRow()
        }
    }

    /// Brings the focused widget into view, once it has its position.
    func showFocusedRow() {
        guard isFocusAwaited, let page, let row = window?.focusedWidget, row.isInside(page) else { return }
        guard row.width > 0, let place = row.bounds(in: page) else { return }
        isFocusAwaited = false
        let below = place.y + place.height - Double(page.height)
        let way = place.y < 0 ? place.y : max(0, min(below, place.y))
        if abs(way) >= 1 { page.verticalAdjustment.value += way }
    }
}

extension Widget {
    fileprivate var isInFlowingList: Bool {
        var next: Widget? = self
        while let widget = next, !widget[cssClass: "flowing-list"] { next = widget.parent }
        return next != nil
    }

    /// Returns the widget that scrolls this one in a scrolled window.
    fileprivate func viewport(in scroller: ScrolledWindow) -> Widget? {
        var next = parent
        while let widget = next, widget.parent !== scroller { next = widget.parent }
        return next
    }
}
