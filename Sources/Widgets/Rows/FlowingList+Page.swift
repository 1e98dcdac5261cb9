internal import GTK

/// How list and page keep together. Each knows only how long the other is thought to be: the list is told how far the page
/// goes, and the page goes where the list says that it is.
extension FlowingList {
    func findPage() {
        var next = parent
        while let widget = next, !(widget is ScrolledWindow) { next = widget.parent }
        page = next as? ScrolledWindow
        pageScrolled = page?.verticalAdjustment.onValueChanged { [weak self] _ in self?.followPage() }
        // What stands above may have another height, which moves the list and tells it nothing.
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

    /// Where the list begins on the page, wherever that is scrolled to.
    var placeOnPage: Int? {
        page?.children.first.flatMap { $0.children.first }.flatMap { bounds(in: $0) }.map { Int($0.y.rounded()) }
    }

    func seen(of height: Int) -> Int { page.map { min(height, max(1, $0.height)) } ?? height }

    /// How much of the list would lie above what is seen, by where the page is.
    func wanted(of height: Int) -> Int {
        guard let page else { return 0 }
        return min(max(0, Int(page.verticalAdjustment.value) - top), max(0, height - seen(of: height)))
    }

    /// The page was scrolled: the list goes as far, and nowhere else, as it alone knows where it is among its rows.
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

    /// Scrolls the list with the next frame: where GTK 4.8 scrolls one twice before it is laid out, it takes rows that it
    /// knows nothing of for rows without height.
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

    /// Where the list is, or will be with the next frame.
    var scrolled: Double { target ?? inner.value }

    func placeOfEdge(_ edge: ListEdge) -> Double { edge == .begin ? 0 : inner.upper - inner.pageSize }

    /// The list is elsewhere than the page has it, as when the keyboard went beyond what is seen, or where rows were of another
    /// height than was thought: the page follows, and nothing that is seen moves by that.
    func followList() {
        guard abs(scrolled - Double(above)) >= 1 else { return }
        scrollPage(by: scrolled - Double(above))
        // A page that has not grown yet cannot go all the way.
        above = wanted(of: height)
        // Where the begin or the end of the list is in sight the page went for both.
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

    /// Brings page and list together once places have been given: nothing may scroll or grow meanwhile.
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
            // What is read stays where it is, whatever stands above it.
            if above > 0 { scrollPage(by: Double(top + above) - page.verticalAdjustment.value.rounded(.down)) }
        }
        let now = wanted(of: height)
        if now != above { scrollList(to: now) }
        // The rows there may have turned out to be higher than was thought, and the list be elsewhere.
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
