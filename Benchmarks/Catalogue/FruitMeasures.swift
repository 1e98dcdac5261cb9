import BenchSupport
import ComptoirApp
import GTK
import Store

extension ShownPage<FruitSummary> {
    /// What the process holds once the list was looked at from end to end.
    func measureMemory() throws {
        let place = try page.view.first(ScrolledWindow.self).verticalAdjustment
        for step in 0...100 {
            _ = probe.paint { place.value = (place.upper - place.pageSize) * Double((step * 37 + 1) % 101) / 100 }
        }
        probe.settle(for: .milliseconds(500))
        print("count", list.source.count, "resident", residentMemory().text)
    }

    /// Flings through the whole list in so many frames, each of which shows other rows.
    func measureFling(frames: Int) throws {
        let scroller = try page.view.first(ScrolledWindow.self)
        let place = scroller.verticalAdjustment
        let whole = place.upper - place.pageSize
        let fling = Scrolling(scroller, frames: frames) { place.value = whole * Double($0) / Double(frames) }
        fling.run(until: probe)
        print("worst", fling.worst.text, "mean", (fling.inFrames / Double(frames)).text)
    }

    /// From the commit of a favourite to the frame with its heart.
    func measureChange() async throws {
        let (list, library) = (list, page.library)
        var times: [Double] = []
        for round in 0..<20 {
            let id = list.source.element(at: 1).id
            let before = hearts(in: list)
            try await library.setFavourite(round % 2 == 0, .fruit, id: id)
            times.append(probe.paint(until: { hearts(in: list) != before }, after: {}).wall)
            probe.settle(for: .milliseconds(50))
        }
        print("median", times.median.text, "worst", times.worst.text)
    }

    private func hearts(in list: Widget) -> Int {
        list.descendants.count { $0 is Image && $0.isMapped }
    }
}
