internal import GTK

/// The synchronisation of list and page.
///
/// Each knows only an estimate of the other's length: the list is told how far the page scrolls, and the page goes
/// where the list says it is.
extension FlowingList {
    func findPage() {
        var next = parent
        while let widget = next, !(widget is ScrolledWindow) { next = widget.parent }
        page = next as? ScrolledWindow
        pageScrolled = page?.verticalAdjustment.onValueChanged { [weak self] _ in self?.followPage() }
        // The content above may change its height, which moves the list without notifying it.
        pageGrown = page?.verticalAdjustment.onNotify("upper") { [weak self] in
            self?.isPageGrowing = true
            self?.catchUpSoon()
        }
        frameBegun = frameClock?.onBegun { [weak self] in self?.beginFrame() }
        focusMoved = window?.onFocusedWidgetChanged { [weak self] _ in self?.followFocus() }
        queueAllocate()
    }

    func leavePage() {
        for connection in [pageScrolled, pageGrown, focusMoved, frameBegun] { connection?.disconnect() }
        for token in [following, showingFocus] { token?.cancel() }
        (pageScrolled, pageGrown, focusMoved, frameBegun) = (nil, nil, nil, nil)
        (page, following, showingFocus, target) = (nil, nil, nil, nil)
    }

    /// The position at which the list begins on the page, independent of scrolling.
    var placeOnPage: Int? {
        page?.children.first.flatMap { $0.children.first }.flatMap { bounds(in: $0) }.map { Int($0.y.rounded()) }
    }

    func seen(of height: Int) -> Int { page.map { min(height, max(1, $0.height)) } ?? height }

    /// Returns how much of the list should be above the visible part, according to the page's position.
    func wanted(of height: Int) -> Int {
        guard let page else { return 0 }
        return min(max(0, Int(page.verticalAdjustment.value) - top), max(0, height - seen(of: height)))
    }

    /// Scrolls the list by as much as the page was scrolled, and not to an absolute position, because only the list
    /// knows where it is among its rows.
    func followPage() {
        guard !isPlacing, !isPageGrowing else { return }
        let now = wanted(of: height)
        if now != above { scrollList(to: now) }
    }

    func scrollList(to now: Int) {
        let isEnd = now == height - seen(of: height) && Int(inner.upper) == height
        edge = now == 0 ? .begin : isEnd ? .end : nil
        moveList(to: edge.map(placeOfEdge) ?? scrolled + Double(now - above))
        above = now
    }

    /// Scrolls the list with the next frame: if a list is scrolled twice before it is laid out, GTK 4.8 treats rows
    /// that it knows nothing about as rows without height.
    func moveList(to value: Double) {
        target = min(max(0, value), inner.upper - inner.pageSize)
        queueAllocate()
    }

    func beginFrame() {
        guard let target else { return }
        self.target = nil
        isPlacing = true
        inner.value = target
        isPlacing = false
    }

    /// The position of the list, now or with the next frame.
    var scrolled: Double { target ?? inner.value }

    func placeOfEdge(_ edge: ListEdge) -> Double { edge == .begin ? 0 : inner.upper - inner.pageSize }

    /// Scrolls the page to where the list is, if the two differ because the keyboard focus left the visible part or
    /// because rows were of another height than estimated; nothing visible moves.
    func followList() {
        guard abs(scrolled - Double(above)) >= 1 else { return }
        scrollPage(by: scrolled - Double(above))
        // A page that has not grown yet cannot scroll all the way.
        above = wanted(of: height)
        // If the beginning or the end of the list is visible, the page has scrolled for both.
        if above == 0 || (above == height - seen(of: height) && Int(inner.upper) == height) {
            scrollList(to: above)
        }
        queueAllocate()
    }

    func scrollPage(by way: Double) {
        isPlacing = true
        page?.verticalAdjustment.value += way
        isPlacing = false
    }

    /// Synchronises page and list after the layout, during which nothing may scroll or grow.
    func catchUpSoon() {
        guard following == nil else { return }
        following = MainLoop.after(.zero) { [weak self] in
            self?.following = nil
            self?.isPageGrowing = false
            self?.catchUp()
        }
    }

    func catchUp() {
        guard let page else { return }
        if let place = placeOnPage, place != top {
            top = place
            // What is being read stays in place, whatever is above it.
            if above > 0 { scrollPage(by: Double(top + above) - page.verticalAdjustment.value.rounded(.down)) }
        }
        let now = wanted(of: height)
        if now != above { scrollList(to: now) }
        // The rows there may have turned out taller than estimated, so the list may be elsewhere.
        if let there = edge.map(placeOfEdge), abs(there - scrolled) >= 1 { moveList(to: there) } else { edge = nil }
        followList()
        if Int(inner.upper) != height { queueResize() }
    }

    func lengthChanged() {
        if page != nil, Int(inner.upper) != height { catchUpSoon() }
    }
}

/// An end of a list.
enum ListEdge { case begin, end }
